"""`warhost replay`."""
