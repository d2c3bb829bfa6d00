"""Rule modifiers of combat: where cards attack and defend, and how many zones must burn."""

from __future__ import annotations

from ...effects.language.modifier import CardModifier, RuleModifier
from ...effects.language.select import Selector
from ...engine.dataclass import dataclass


@dataclass(frozen=True)
class DefendsAnywhere(CardModifier):
    """Selected units may defend any zone of their controller; with `here`, only this zone."""

    here: bool = False


@dataclass(frozen=True)
class AttacksFrom(CardModifier):
    """Selected cards may attack as if they were in the battlefield (INV-13.39); with `corrupted`, even if corrupted."""

    corrupted: bool = False


@dataclass(frozen=True)
class DefendsCapital(CardModifier):
    """Selected legends may defend sections of the capital (INV-20.4)."""


@dataclass(frozen=True)
class ZonesToBurn(RuleModifier):
    """Its controller wins when `number` zones of an opponent are burning (INV-32.3)."""

    number: int


@dataclass(frozen=True)
class NotAttacked(RuleModifier):
    """This zone cannot be declared as the target of an attack (INV-40.5)."""


@dataclass(frozen=True)
class AttacksOnly(CardModifier):
    """Selected cards can attack only zones whose sections belong to another set."""

    zones: Selector


@dataclass(frozen=True)
class Joins(CardModifier):
    """Selected cards may attack or defend from any zone whenever one of their leaders does (INV-40.4)."""

    leaders: Selector


@dataclass(frozen=True)
class DefencePrice(CardModifier):
    """The defending player must sacrifice a selected card in order to declare defenders (INV-40.3)."""
