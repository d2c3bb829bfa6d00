"""Command line pages of Lords of War."""
