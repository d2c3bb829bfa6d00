"""Games looked at again: single frames, whole games kept as they were shown, reports, and what the computer teaches."""
