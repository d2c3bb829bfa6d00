"""Phrases of Conquest's card language by key, in each language."""
