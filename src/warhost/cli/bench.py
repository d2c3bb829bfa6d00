"""`warhost bench`."""
