"""What the bots know of Invasion."""
