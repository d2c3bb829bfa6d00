"""One module for each migration; `down_revision` names the previous one."""
