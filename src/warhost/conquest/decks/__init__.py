"""Decks: what may be in them, their files, and the decks of the box."""
