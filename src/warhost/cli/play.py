"""`warhost play`."""
