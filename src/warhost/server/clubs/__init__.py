"""Clubs: their members, seasons and rounds, and the standings from the games between members."""
