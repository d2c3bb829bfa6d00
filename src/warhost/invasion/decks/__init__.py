"""Decks of Invasion: deck building rules, deck files, boxed and constructed decks, drafts."""
