"""Decks of Conquest: deck building rules, deck files, boxed and constructed decks."""
