"""`warhost simulate`."""
