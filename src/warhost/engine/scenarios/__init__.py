"""Positions with a script and what must come out: their format, what they may expect, and their schema."""
