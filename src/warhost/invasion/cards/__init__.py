"""The texts of cards: a folder for each box or cycle, a file in it for each faction, imported when a card is needed."""
