"""The words of the card language that only Invasion has."""
