"""Warhammer 40,000: Conquest in the terminal: the row of planets between two sides, dials, battles, and the hand."""

from .screen import ConquestScreen

__all__ = ["ConquestScreen"]
