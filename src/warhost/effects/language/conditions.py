"""Conditions: when an ability works, when it may be used, and what must hold for a part of a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.dataclass import dataclass
from .ability_use import AbilityUse
from .basis import PHASE
from .effect import Condition, HowMany, TableCondition, value
from .select import Selector
from .sets import has_members

if TYPE_CHECKING:
    from ..state.world import World


@dataclass(frozen=True)
class ThereAre(TableCondition):
    """There are at least a number of cards of a kind."""

    least: int
    of: Selector

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return has_members(s, self.of, use, it, who, self.least)


@dataclass(frozen=True)
class NoMoreThan(TableCondition):
    """There are at most a number of cards of a kind; at most 0 is "no such card"."""

    most: int
    of: Selector

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return not has_members(s, self.of, use, it, who, self.most + 1)


@dataclass(frozen=True)
class NumberAtMost(TableCondition):
    """A number is at most a limit."""

    number: HowMany
    most: int

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return value(self.number, s, use, it, who) <= self.most


@dataclass(frozen=True)
class MoreThan(TableCondition):
    """One number is greater than another."""

    number: HowMany
    other: HowMany

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return value(self.number, s, use, it, who) > value(self.other, s, use, it, who)


@dataclass(frozen=True)
class NumberIs(TableCondition):
    """A number is at least a limit."""

    number: HowMany
    least: HowMany

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return value(self.number, s, use, it, who) >= value(self.least, s, use, it, who)


@dataclass(frozen=True)
class NumberOther(TableCondition):
    """A number differs from a value."""

    number: HowMany
    exactly: int

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return value(self.number, s, use, it, who) != self.exactly


@dataclass(frozen=True)
class OneOf(TableCondition):
    """At least one of several conditions holds."""

    one: Condition
    other: Condition

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.one.holds(s, use, it, who) or self.other.holds(s, use, it, who)


@dataclass(frozen=True)
class StillHere(TableCondition):
    """This card is still in play; if it has left and returned, it is a new card (INV-23.9, CON-16.21)."""

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return s.is_in_play(use.source) and s.births[use.source] == use.birth


@dataclass(frozen=True)
class ItIs(TableCondition):
    """The card that the text refers to as "it" is in a set."""

    of: Selector

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return self.of.has(s, it, use, it, who)


@dataclass(frozen=True)
class ItIsNot(TableCondition):
    """The card that the text refers to as "it" is not in a set."""

    of: Selector

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return not self.of.has(s, it, use, it, who)


@dataclass(frozen=True)
class YourTurn(Condition):
    """It is the turn of the ability's controller."""

    def reads(self) -> int:
        return PHASE

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return s.active == use.controller


@dataclass(frozen=True)
class DuringPhase(Condition):
    """The current phase is the one with this number."""

    phase: int

    def reads(self) -> int:
        return PHASE

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return s.phase == self.phase

    def named_phase(self) -> int:
        return self.phase


YOUR_TURN: Final = YourTurn()
STILL_HERE: Final = StillHere()


def at_least(least: int, of: Selector) -> Condition:
    return ThereAre(least, of)


def during(phase: int) -> Condition:
    return DuringPhase(phase)
