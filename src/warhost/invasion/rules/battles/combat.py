"""Combat, step by step: target, attackers, Ambush, defenders, assigning and dealing damage (INV-13).

One attack, one zone, any number of units; both sides fight as groups.  An effect may make it an attack on several
zones: then there are several fronts, or one front of several zones (INV-46).
"""

from __future__ import annotations

from typing import Any, Final

from ....engine.steps import Step
from .ambush import AmbushStep, AmbushTactics, TurnUp
from .assigning import AssignDamage, CountDamage
from .attackers import DeclareAttackers
from .defenders import DeclareDefenders, PayToDefend
from .ending import CombatPast, CombatResults, DealCombatDamage, EndOfCombat
from .fighters import fighters
from .targets import DeclareFurtherTarget, DeclareTarget

__all__ = ["STEPS", "AssignDamage", "DeclareAttackers", "DeclareDefenders", "DeclareTarget", "fighters"]

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    DeclareTarget,
    DeclareFurtherTarget,
    DeclareAttackers,
    AmbushStep,
    TurnUp,
    PayToDefend,
    DeclareDefenders,
    CountDamage,
    AssignDamage,
    DealCombatDamage,
    CombatResults,
    EndOfCombat,
    CombatPast,
    AmbushTactics,
)
