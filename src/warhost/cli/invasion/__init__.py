"""The words that only Invasion has."""
