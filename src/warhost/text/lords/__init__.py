"""Texts of Lords of War."""
