"""Positions of Lords of War as plain data: place a game as one says, compare a game with one, and write one."""
