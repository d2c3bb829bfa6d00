"""Decks of Lords of War: deck building rules, deck files and the boxed decks."""
