"""Positions as data: laid out, checked and reported."""
