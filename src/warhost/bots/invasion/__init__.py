"""Evaluation, playout policy and search parameters of the bots for Invasion."""
