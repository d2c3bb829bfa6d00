"""Evaluation, habits and plans of the bots for Invasion."""
