"""Warhammer: Invasion."""

from .cards import LIBRARY, SETS
from .game import INVASION
from .state import InvasionState

__all__ = ["INVASION", "LIBRARY", "SETS", "InvasionState"]
