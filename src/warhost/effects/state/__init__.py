"""The table of a card game: its cards in their places, their numbers, its piles, and what is saved of it."""
