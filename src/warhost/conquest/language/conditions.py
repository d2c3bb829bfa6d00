"""Conditions and numbers that only Conquest has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ...effects.basis import FIGHT, PILES, RESOURCES, TABLE
from ...effects.conditions import Condition
from ...effects.numbers import Number
from ...effects.select import IT, Selector, members, subjects
from ...effects.use import NOTHING, Use
from ..state import ConquestState
from ..words import HQ, NEUTRAL, SEATS

if TYPE_CHECKING:
    from ...effects.world import World


@dataclass(frozen=True)
class InBattle(Condition):
    """A battle is being fought."""

    def reads(self) -> int:
        return FIGHT

    def holds(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        return s.battle != NOTHING


@dataclass(frozen=True)
class OpponentIsRicher(Condition):
    """The opponent has more resources."""

    def reads(self) -> int:
        return RESOURCES

    def holds(self, s: World, use: Use, it: int, who: int) -> bool:
        return s.pool(1 - who) > s.pool(who)


@dataclass(frozen=True)
class FewerUnits(Condition):
    """The player controls fewer units than the opponent, wherever they are."""

    def reads(self) -> int:
        return TABLE

    def holds(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        counts = [sum([len(s.units_at(zone, seat)) for zone in range(HQ + 1)]) for seat in range(SEATS)]
        return counts[who] < counts[1 - who]


@dataclass(frozen=True)
class Attacks(Condition):
    """A card of a set attacks a unit of another set."""

    of: Selector
    against: Selector

    def reads(self) -> int:
        return FIGHT

    def holds(self, s: World, use: Use, it: int, who: int) -> bool:
        assert isinstance(s, ConquestState)
        if s.attacker == NOTHING or s.defender == NOTHING:
            return False
        return self.of.has(s, s.attacker, use, s.attacker, who) and self.against.has(s, s.defender, use, it, who)


@dataclass(frozen=True)
class TopmostIs(Condition):
    """The topmost card of the player's discard pile is of a set."""

    of: Selector

    def reads(self) -> int:
        return PILES

    def holds(self, s: World, use: Use, it: int, who: int) -> bool:
        pile = s.piles[s.discard_place(who)]
        return bool(pile) and self.of.has(s, pile[-1], use, pile[-1], who)


@dataclass(frozen=True)
class PrintedAttack(Number):
    """The printed attack value of a card (CON-17.15)."""

    of: Selector = IT

    def reads(self) -> int:
        return TABLE

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        assert isinstance(s, ConquestState)
        found = subjects(s, self.of, use, it, who)
        return s.duel.attack[found[0]] if found else 0


@dataclass(frozen=True)
class Factions(Number):
    """How many factions there are among cards of a set; neutral cards have none."""

    of: Selector

    def reads(self) -> int:
        return TABLE

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        found = {s.faction_of(card) for card in members(s, self.of, use, it, who) if card < s.facts.cards}
        return len(found - {NEUTRAL})


IN_BATTLE: Final = InBattle()
OPPONENT_IS_RICHER: Final = OpponentIsRicher()
FEWER_UNITS: Final = FewerUnits()
