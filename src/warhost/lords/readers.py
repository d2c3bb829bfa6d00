"""Reads saved steps of Lords: a table of functions by class name.

Written by `python -m tools.records` from the fields that the classes declare; do not edit.
"""

from __future__ import annotations

from typing import Final

from ..engine.steps import Step
from .rules.combat import Advance, Blows, Shots
from .rules.turn import Deploy, EndTurn, Moves, Reinforce, Turn
from .state import LordsState

STEPS: Final[tuple[type[Step[LordsState]], ...]] = (
    Advance,
    Blows,
    Deploy,
    EndTurn,
    Moves,
    Reinforce,
    Shots,
    Turn,
)
