"""Numbers as data: read when they are needed, and said by the texts in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.dataclass import dataclass, field_names
from .basis import DAMAGE, HISTORY, PILES, RESOURCES, TOKENS
from .effect import ChosenX, HowMany, Number, TableNumber, value
from .select import ALL, Selector
from .sets import IT, It, members, subjects
from .use import NOTHING, Use

if TYPE_CHECKING:
    from ..state.world import World


@dataclass(frozen=True)
class Count(TableNumber):
    """How many cards there are of a kind; `coming` are those that the text itself brings before that matters."""

    of: Selector
    coming: int = 0

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return len(members(s, self.of, use, it, who)) + self.coming


@dataclass(frozen=True)
class CountBut(TableNumber):
    """One number, and another added for each card that is more: `more` for it if it belongs to the set."""

    base: HowMany
    more: int
    given: Selector

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        extra = self.more if self.given.has(s, it, use, it, who) else 0
        return value(self.base, s, use, it, who) + extra


def comes_to_nothing(n: HowMany, s: World, use: Use, it: int, who: int) -> bool:
    """True if the amount is 0 at the moment; an X that is still to be chosen does not count as 0 (CON-16.12)."""
    if isinstance(n, int):
        return n == 0
    return n.value(s, use, it, who) == 0 and (use.chosen.x != 0 or not hangs_on_x(n))


def hangs_on_x(word: object) -> bool:
    """True if a number, or a set that it counts, speaks of X."""
    if isinstance(word, ChosenX):
        return True
    held = [getattr(word, name) for name in field_names(type(word))]
    return bool([each for each in held if isinstance(each, (Number, Selector)) and hangs_on_x(each)])


@dataclass(frozen=True)
class StatOf(Number):
    """The power, or another number, of the first selected card."""

    stat: int
    of: Selector = IT

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        found = subjects(s, self.of, use, it, who)
        return s.stat(self.stat, found[0]) if found else 0


@dataclass(frozen=True)
class TokensOn(Number):
    """The resource tokens on a card; `coming` are those that the text itself puts there before that matters."""

    of: Selector
    coming: int = 0

    def reads(self) -> int:
        return TOKENS

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        found = self.coming
        for card in subjects(s, self.of, use, it, who):
            found += s.tokens[card]
        return found


@dataclass(frozen=True)
class HappenedThisTurn(Number):
    """How often something happened this turn to cards of a printed kind, to anybody or to one's own."""

    kind: int
    kinds: int = 0
    yours: bool = False

    def reads(self) -> int:
        return HISTORY

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return s.happened(self.kind, self.kinds, who if self.yours else -1)


@dataclass(frozen=True)
class CardsInHand(Number):
    """How many cards the player who carries it out holds."""

    def reads(self) -> int:
        return PILES

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return len(s.hand(who))


@dataclass(frozen=True)
class PrintedCost(Number):
    """The printed cost of a card, or of all selected cards together (INV-3.15, CON-17.15)."""

    of: Selector = IT
    facedown: bool = False  # read off the face of a card that lies facedown, for its owner

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return sum([s.rules.cost_of(s, card, self.facedown) for card in printed(s, self.of, use, it, who)])


def printed(s: World, of: Selector, use: Use, it: int, who: int) -> list[int]:
    """The cards whose printed facts a number reads: what has gone somewhere else meanwhile is still what it was."""
    return [it] if isinstance(of, It) and it != NOTHING else subjects(s, of, use, it, who)


@dataclass(frozen=True)
class DamageOn(Number):
    """The damage on a card."""

    of: Selector = IT

    def reads(self) -> int:
        return DAMAGE

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return sum([s.rules.wounds(s, card) for card in subjects(s, self.of, use, it, who)])


@dataclass(frozen=True)
class CountFound(Number):
    """How many of the cards that the text has just revealed or discarded match."""

    of: Selector = ALL

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return len([card for card in use.topic.found if self.of.has(s, card, use, card, who)])


@dataclass(frozen=True)
class CostAtMost(Selector):
    """With a printed cost of so much or less (INV-3.15)."""

    most: HowMany

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return (
            card < s.facts.cards and s.has_cost(card) and s.rules.cost_of(s, card) <= value(self.most, s, use, it, who)
        )

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class CostAtLeast(Selector):
    """With a printed cost of so much or more."""

    least: HowMany

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return (
            card < s.facts.cards and s.has_cost(card) and s.rules.cost_of(s, card) >= value(self.least, s, use, it, who)
        )

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class CostIs(Selector):
    """With a printed cost of exactly so much."""

    exactly: HowMany

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return (
            card < s.facts.cards
            and s.has_cost(card)
            and s.rules.cost_of(s, card) == value(self.exactly, s, use, it, who)
        )

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class OddCost(Selector):
    """With an odd printed cost."""

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: Use, it: int, who: int) -> bool:
        return card < s.facts.cards and s.has_cost(card) and s.rules.cost_of(s, card) % 2 == 1

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class ResourcesOf(Number):
    """The resources in the player's pool."""

    def reads(self) -> int:
        return RESOURCES

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return s.pool(who)


@dataclass(frozen=True)
class OpponentsResources(Number):
    """The resources in the pools of all opponents."""

    def reads(self) -> int:
        return RESOURCES

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return sum([s.pool(seat) for seat in s.in_turn() if seat != who])


@dataclass(frozen=True)
class OpponentsCards(Number):
    """How many cards all opponents hold."""

    def reads(self) -> int:
        return PILES

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return sum([len(s.hand(seat)) for seat in s.in_turn() if seat != who])


@dataclass(frozen=True)
class HowMuch(TableNumber):
    """The amount of the occurrence that triggered the ability, such as the damage dealt."""

    def value(self, s: World, use: Use, it: int, who: int) -> int:
        return use.occurrence.amount
