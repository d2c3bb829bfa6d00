"""What the bots know of Lords of War."""
