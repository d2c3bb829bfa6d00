"""What the server has to know of each game."""
