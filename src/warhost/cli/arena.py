"""`warhost arena`."""
