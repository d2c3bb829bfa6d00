"""Conditions and numbers of Conquest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.circumstances import NOTHING
from ...effects.language.ability_use import AbilityUse
from ...effects.language.basis import DAMAGE, FIGHT, PHASE, PILES
from ...effects.language.effect import Condition, FightCondition, Number, TableNumber, value
from ...effects.language.lasting import Blank
from ...effects.language.select import Selector
from ...effects.language.sets import IT, THAT, members, subjects
from ...engine.dataclass import dataclass
from ..card import COST_X
from ..changes.common import HasNumbers
from ..changes.fighting import CedesInitiative
from ..pending import SHIELDED, PendingDamage
from ..state import ConquestState
from ..words import LINE, NEUTRAL, SEATS

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class InBattle(FightCondition):
    """A battle is being fought."""

    def holds(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.battle != NOTHING


@dataclass(frozen=True)
class Attacks(FightCondition):
    """A selected card is attacking a unit of another set."""

    of: Selector
    against: Selector

    def holds(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        if s.attacker == NOTHING or s.defender == NOTHING:
            return False
        return self.of.has(s, s.attacker, use, s.attacker, who) and self.against.has(s, s.defender, use, it, who)


@dataclass(frozen=True)
class TopmostIs(Condition):
    """The topmost card of the player's discard pile is in a set."""

    of: Selector

    def reads(self) -> int:
        return PILES

    def holds(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        pile = s.piles[s.discard_place(who)]
        return bool(pile) and self.of.has(s, pile[-1], use, pile[-1], who)


@dataclass(frozen=True)
class PrintedAttack(Number):
    """The printed attack value of a card, or of all selected cards together (CON-17.15)."""

    of: Selector = IT

    def value(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> int:
        return sum([_printed_attack(s, card) for card in subjects(s, self.of, use, it, who)])


def _printed_attack(s: ConquestState, card: int) -> int:
    """The printed attack value of a card; the text defines a printed X, unless it is blank."""
    if s.duel.defs[card].attack != COST_X:
        return s.duel.attack[card]
    if any(each.it == card for each in s.modifiers(Blank).found):
        return 0
    for entry in s.duel.constants[card]:
        for numbers in entry.modifiers(HasNumbers):
            told = AbilityUse(entry, card, s.controller[card], s.place[card], s.births[card])
            return value(numbers.attack, s, told, card, s.controller[card])
    return 0


@dataclass(frozen=True)
class Factions(TableNumber):
    """The number of different factions among selected cards, without neutral cards."""

    of: Selector

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        found = {s.faction_of(card) for card in members(s, self.of, use, it, who) if card < s.facts.cards}
        return len(found - {NEUTRAL})


@dataclass(frozen=True)
class OpponentHasInitiative(Condition):
    """The opponent has the initiative, in a battle the one of that battle (CON-9.1), or counts as having it."""

    def reads(self) -> int:
        return FIGHT | PHASE

    def holds(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        for ceding in s.modifiers(CedesInitiative).found:
            return ceding.use.controller == who
        return (s.battle_seat if s.battle != NOTHING else s.active) != who


@dataclass(frozen=True)
class UnitsFell(FightCondition):
    """One or more units have been destroyed at this planet in this combat round."""

    def holds(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return s.battle != NOTHING and s.fallen >> use.place // SEATS & 1 != 0


@dataclass(frozen=True)
class NoShieldUsed(Condition):
    """No shield card has been used against the present damage."""

    def holds(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        return not s.awaited(PendingDamage).flags & SHIELDED


@dataclass(frozen=True)
class DamageAssigned(Number):
    """The damage assigned to a selected unit and not prevented so far."""

    of: Selector = THAT

    def value(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> int:
        return sum([s.rules.assigned_to(s, card) for card in subjects(s, self.of, use, it, who)])


@dataclass(frozen=True)
class DamageRemoved(Number):
    """The damage on a card that the text will remove."""

    of: Selector = IT

    def reads(self) -> int:
        return DAMAGE

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return sum([s.damage[card] for card in subjects(s, self.of, use, it, who)])


@dataclass(frozen=True)
class HighestCost(TableNumber):
    """The highest printed cost among selected cards; 0 if there are none."""

    of: Selector

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return max([s.facts.cost[card] for card in members(s, self.of, use, it, who) if card < s.facts.cards] or [0])


@dataclass(frozen=True)
class MostAtPlanet(TableNumber):
    """The highest number of selected cards at one planet."""

    of: Selector

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        places = [s.place[card] // SEATS for card in members(s, self.of, use, it, who)]
        return max([places.count(position) for position in range(LINE)])


OPPONENT_HAS_INITIATIVE: Final = OpponentHasInitiative()
UNITS_FELL: Final = UnitsFell()
NO_SHIELD_USED: Final = NoShieldUsed()
IN_BATTLE: Final = InBattle()
