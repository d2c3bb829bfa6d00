"""Administration: actions of the operator and their staff, for the command line and the browser."""
