"""`warhost scenario`."""
