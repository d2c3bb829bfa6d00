"""Combat, step by step: target, attackers, Ambush, defenders, assigning and dealing damage (INV-13).

One attack, one zone, any number of units; both sides fight as groups.  An effect may make it an attack on several
zones: then there are several fronts, or one front of several zones (INV-46).
"""

from __future__ import annotations

from .assigning import AssignDamage
from .attackers import DeclareAttackers
from .defenders import DeclareDefenders
from .fighters import fighters
from .targets import DeclareTarget

__all__ = ["AssignDamage", "DeclareAttackers", "DeclareDefenders", "DeclareTarget", "fighters"]
