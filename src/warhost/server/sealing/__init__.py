"""Encryption of what would reveal the hidden cards of unfinished games to a reader of the database."""
