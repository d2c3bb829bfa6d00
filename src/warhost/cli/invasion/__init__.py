"""Command line pages of Invasion."""
