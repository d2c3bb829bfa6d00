"""Weights out of games that the thinking bot plays against itself, and how a training went."""
