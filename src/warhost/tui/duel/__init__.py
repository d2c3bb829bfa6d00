"""Terminal parts that the two-player card games share: quick passing, news, abbreviated lines, commands."""

from .dialogue import DuelDialogue
from .screen import DuelScreen

__all__ = ["DuelDialogue", "DuelScreen"]
