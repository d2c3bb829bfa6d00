"""Replays: single frames, archived games, problem reports, hints and analyses."""
