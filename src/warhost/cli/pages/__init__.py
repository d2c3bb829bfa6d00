"""Command line pages about cards and decks: the interface of a game, and shared parts."""
