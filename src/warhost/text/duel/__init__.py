"""Text code that the two-player card games share."""
