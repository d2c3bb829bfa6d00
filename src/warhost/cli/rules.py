"""`warhost rules`."""
