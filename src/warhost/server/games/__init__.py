"""Game adapters of the server, one for each game."""
