"""Warhammer: Invasion."""

from .game import INVASION
from .library import LIBRARY
from .rules.keywords import publish_keywords
from .state import InvasionState

publish_keywords()

__all__ = ["INVASION", "LIBRARY", "InvasionState"]
