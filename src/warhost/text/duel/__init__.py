"""Text code that Invasion and Conquest, the two-player card games, share."""
