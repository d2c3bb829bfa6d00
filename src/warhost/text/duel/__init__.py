"""How a card game for two is said: what both of them have in common."""
