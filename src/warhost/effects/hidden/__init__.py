"""Hidden cards: which seats know them, and which cards they may be."""
