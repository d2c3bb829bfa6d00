"""`warhost deck`."""
