"""What the bots know of Conquest."""
