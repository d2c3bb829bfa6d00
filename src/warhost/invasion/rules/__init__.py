"""The rules of Invasion."""
