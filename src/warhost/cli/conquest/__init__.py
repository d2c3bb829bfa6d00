"""Command line pages of Conquest."""
