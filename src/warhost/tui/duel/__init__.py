"""Terminal parts that the two-player card games share: quick passing, news, abbreviated lines, commands."""

from .asking import DuelAsking
from .screen import DuelScreen

__all__ = ["DuelAsking", "DuelScreen"]
