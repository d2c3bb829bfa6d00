"""Phrases of Invasion's card language by key, in each language."""
