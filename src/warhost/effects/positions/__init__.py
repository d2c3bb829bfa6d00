"""Positions of card games in scenarios: set up from plain data, converted to it, and compared with expectations."""
