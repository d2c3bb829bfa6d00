"""Bots as teachers: hints, analysis of finished games, and puzzles from real games."""
