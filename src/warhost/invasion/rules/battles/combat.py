"""The steps of combat: target, attackers, Ambush, defenders, assigning and dealing damage (INV-13).

An attack is against one zone, with any number of units that fight as a group.  An effect may extend it to several
zones: as several fronts, or one front of several zones (INV-46).
"""

from __future__ import annotations

from .assigning import AssignDamage
from .attackers import DeclareAttackers
from .defenders import DeclareDefenders
from .fighters import fighters
from .targets import DeclareTarget

__all__ = ["AssignDamage", "DeclareAttackers", "DeclareDefenders", "DeclareTarget", "fighters"]
