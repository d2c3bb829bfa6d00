"""Changes of combat: who attacks and defends where, and what burns."""

from __future__ import annotations

from typing import Final

from ...effects.language.abilities import Change
from ...effects.language.select import Selector
from ...engine.dataclass import dataclass

ATTACKS_FROM: Final = 13
DEFENDS_CAPITAL: Final = 14
ZONES_TO_BURN: Final = 15
DEFENDS_ANYWHERE: Final = 23
NOT_ATTACKED: Final = 40
ATTACKS_ONLY: Final = 41
JOINS: Final = 42
DEFENCE_PRICE: Final = 43


@dataclass(frozen=True)
class DefendsAnywhere(Change):
    """Units of a set may defend any zone of the player who controls them; with `here`, this zone only."""

    of: Selector
    here: bool = False

    def about(self) -> int:
        return DEFENDS_ANYWHERE


@dataclass(frozen=True)
class AttacksFrom(Change):
    """Cards of a set may attack as though they were in the battlefield (INV-13.39), perhaps also when corrupted."""

    of: Selector
    corrupted: bool = False

    def about(self) -> int:
        return ATTACKS_FROM


@dataclass(frozen=True)
class DefendsCapital(Change):
    """Legends of a set may defend sections of the capital (INV-20.4)."""

    of: Selector

    def about(self) -> int:
        return DEFENDS_CAPITAL


@dataclass(frozen=True)
class ZonesToBurn(Change):
    """So many zones of an opponent must burn for its controller to win (INV-32.3)."""

    number: int

    def about(self) -> int:
        return ZONES_TO_BURN


@dataclass(frozen=True)
class NotAttacked(Change):
    """This zone cannot be attacked: nobody names it as the target of an attack (INV-40.5)."""

    def about(self) -> int:
        return NOT_ATTACKED


@dataclass(frozen=True)
class AttacksOnly(Change):
    """Cards of a set can attack only zones whose sections belong to another set."""

    of: Selector
    zones: Selector

    def about(self) -> int:
        return ATTACKS_ONLY


@dataclass(frozen=True)
class Joins(Change):
    """Cards of a set may attack or defend from any zone whenever one of their leaders does (INV-40.4)."""

    of: Selector
    leaders: Selector

    def about(self) -> int:
        return JOINS


@dataclass(frozen=True)
class DefencePrice(Change):
    """The defending player must sacrifice a card of a set in order to declare defenders (INV-40.3)."""

    of: Selector

    def about(self) -> int:
        return DEFENCE_PRICE
