"""Changes of battles: who must, may not or cannot attack, defend, retreat."""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import Change, NumberChange
from ...effects.language.select import Selector
from ...engine.dataclass import dataclass

CANNOT_ATTACK: Final = 181
CEDES_INITIATIVE: Final = 188
CANNOT_BE_ATTACKED: Final = 34
CANNOT_RETREAT: Final = 35
LEADS_BATTLES: Final = 65
MUST_DEFEND: Final = 140
MUST_ATTACK: Final = 147
RETREAT_DESTROYS: Final = 152
CANNOT_ROUT: Final = 153


@dataclass(frozen=True)
class CannotBeAttacked(Change):
    """Enemy units cannot attack units of a set."""

    of: Selector

    def about(self) -> int:
        return CANNOT_BE_ATTACKED


@dataclass(frozen=True)
class CannotRetreat(Change):
    """Units of a set cannot retreat from battle; routs and moves are no retreats (CON-17.5)."""

    of: Selector

    def about(self) -> int:
        return CANNOT_RETREAT


@dataclass(frozen=True)
class LeadsBattles(Change):
    """This unit counts as a warlord where there is no enemy warlord, for battles and their initiative (CON-19.2)."""

    def about(self) -> int:
        return LEADS_BATTLES


@dataclass(frozen=True)
class MustDefend(Change):
    """Who attacks units of a set's controller must declare one of the set as the defender, if able (CON-10.2)."""

    of: Selector

    def about(self) -> int:
        return MUST_DEFEND


@dataclass(frozen=True)
class MustAttack(Change):
    """The opponent must attack with a unit of a set in his combat turn, and declare one of another as the defender."""

    of: Selector
    against: Selector

    def about(self) -> int:
        return MUST_ATTACK


@dataclass(frozen=True)
class RetreatDestroys(Change):
    """Units of a set that retreat are destroyed instead (CON-16.19)."""

    of: Selector

    def about(self) -> int:
        return RETREAT_DESTROYS


@dataclass(frozen=True)
class CannotRout(Change):
    """Units of a set cannot be routed."""

    of: Selector

    def about(self) -> int:
        return CANNOT_ROUT


@dataclass(frozen=True)
class CannotAttack(Change):
    """Units of a set cannot be declared as attackers."""

    of: Selector

    def about(self) -> int:
        return CANNOT_ATTACK


@dataclass(frozen=True)
class CedesInitiative(NumberChange):
    """The opponent is considered to have the initiative, as far as card abilities ask for it."""

    def about(self) -> int:
        return CEDES_INITIATIVE
