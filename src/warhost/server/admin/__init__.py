"""Administration: what the operator and their staff may do, for the command line and the browser alike."""
