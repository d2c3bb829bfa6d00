"""Rule modifiers of battles: which units must, may or cannot attack, defend or retreat."""

from __future__ import annotations

from ...effects.language.modifier import CardModifier, NumberModifier, RuleModifier
from ...effects.language.select import Selector
from ...engine.dataclass import dataclass


@dataclass(frozen=True)
class CannotBeAttacked(CardModifier):
    """Enemy units cannot attack selected units."""


@dataclass(frozen=True)
class CannotRetreat(CardModifier):
    """Selected units cannot retreat from battle; a rout or a move is not a retreat (CON-17.5)."""


@dataclass(frozen=True)
class LeadsBattles(RuleModifier):
    """This unit counts as a warlord for battles and their initiative if there is no enemy warlord (CON-19.2)."""


@dataclass(frozen=True)
class MustDefend(CardModifier):
    """An attacker of the units' controller must declare a selected unit as the defender, if able (CON-10.2)."""


@dataclass(frozen=True)
class MustAttack(CardModifier):
    """The opponent must attack with a selected unit in their combat turn, and one of another set must defend."""

    against: Selector


@dataclass(frozen=True)
class RetreatDestroys(CardModifier):
    """Selected units that retreat are destroyed instead (CON-16.19)."""


@dataclass(frozen=True)
class CannotRout(CardModifier):
    """Selected units cannot be routed."""


@dataclass(frozen=True)
class CannotAttack(CardModifier):
    """Selected units cannot be declared as attackers."""


@dataclass(frozen=True)
class CedesInitiative(NumberModifier):
    """The opponent is considered to have the initiative for card abilities that check it."""
