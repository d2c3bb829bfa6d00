"""Phrases of the card language that both card games share, by key, one file per language."""
