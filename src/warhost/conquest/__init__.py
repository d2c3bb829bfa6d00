"""The rules, cards, decks and scenarios of Warhammer 40,000: Conquest."""

from .game import CONQUEST
from .library import LIBRARY
from .state import ConquestState

__all__ = ["CONQUEST", "LIBRARY", "ConquestState"]
