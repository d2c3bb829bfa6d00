"""The rules, cards, decks and scenarios of Warhammer: Invasion."""

from .game import INVASION
from .language.keywords import publish_keywords
from .library import LIBRARY
from .state import InvasionState

publish_keywords()

__all__ = ["INVASION", "LIBRARY", "InvasionState"]
