"""The state of a card game: cards in their places, derived numbers, piles, and how it is saved."""
