"""What the card games for two share in a terminal: quick passing, the news, lines that may be short, commands."""

from .asking import DuelAsking
from .screen import DuelScreen

__all__ = ["DuelAsking", "DuelScreen"]
