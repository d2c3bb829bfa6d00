"""Clubs: who belongs to one, and the table of what its members have played against each other."""
