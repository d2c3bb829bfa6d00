"""Evaluation and plans of the bots for Lords of War."""
