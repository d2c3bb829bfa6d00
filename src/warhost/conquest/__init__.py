"""Warhammer 40,000: Conquest."""

from .cards import LIBRARY, SETS
from .game import CONQUEST
from .state import ConquestState

__all__ = ["CONQUEST", "LIBRARY", "SETS", "ConquestState"]
