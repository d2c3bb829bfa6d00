"""The cards and decks of a game on the command line: what it has to show, and what all games show alike."""
