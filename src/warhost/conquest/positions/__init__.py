"""Positions as plain data: created from it, compared with it and converted to it."""
