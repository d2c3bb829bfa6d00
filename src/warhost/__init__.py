"""A home for three card games, with their rules enforced."""

__version__ = "0.1.0"
