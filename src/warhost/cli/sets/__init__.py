"""`warhost set`: card sets."""
