"""Changes of combat: who attacks and defends where, and what burns."""

from __future__ import annotations

from ...effects.language.modifier import CardModifier, RuleModifier
from ...effects.language.select import Selector
from ...engine.dataclass import dataclass


@dataclass(frozen=True)
class DefendsAnywhere(CardModifier):
    """Units of a set may defend any zone of the player who controls them; with `here`, this zone only."""

    here: bool = False


@dataclass(frozen=True)
class AttacksFrom(CardModifier):
    """Cards of a set may attack as though they were in the battlefield (INV-13.39), perhaps also when corrupted."""

    corrupted: bool = False


@dataclass(frozen=True)
class DefendsCapital(CardModifier):
    """Legends of a set may defend sections of the capital (INV-20.4)."""


@dataclass(frozen=True)
class ZonesToBurn(RuleModifier):
    """So many zones of an opponent must burn for its controller to win (INV-32.3)."""

    number: int


@dataclass(frozen=True)
class NotAttacked(RuleModifier):
    """This zone cannot be attacked: nobody names it as the target of an attack (INV-40.5)."""


@dataclass(frozen=True)
class AttacksOnly(CardModifier):
    """Cards of a set can attack only zones whose sections belong to another set."""

    zones: Selector


@dataclass(frozen=True)
class Joins(CardModifier):
    """Cards of a set may attack or defend from any zone whenever one of their leaders does (INV-40.4)."""

    leaders: Selector


@dataclass(frozen=True)
class DefencePrice(CardModifier):
    """The defending player must sacrifice a card of a set in order to declare defenders (INV-40.3)."""
