"""`warhost cards`."""
