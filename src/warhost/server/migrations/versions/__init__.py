"""One file a step; `down_revision` names the step before."""
