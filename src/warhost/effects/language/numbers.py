"""Numbers as data: computed when they are needed, and rendered in the texts of all languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.dataclass import dataclass, field_names
from ..circumstances import NOTHING
from .ability_use import AbilityUse
from .basis import DAMAGE, HISTORY, PILES, RESOURCES, TOKENS
from .effect import ChosenX, HowMany, Number, TableNumber, value
from .select import ALL, Selector
from .sets import IT, It, members, subjects

if TYPE_CHECKING:
    from ..state.world import World


@dataclass(frozen=True)
class Count(TableNumber):
    """The number of cards of a kind; `coming` cards, which the text adds before the number matters, count too."""

    of: Selector
    coming: int = 0

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return len(members(s, self.of, use, it, who)) + self.coming


@dataclass(frozen=True)
class CountBut(TableNumber):
    """A number plus one for each card beyond the first, or `more` for each one in a set."""

    base: HowMany
    more: int
    given: Selector

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        extra = self.more if self.given.has(s, it, use, it, who) else 0
        return value(self.base, s, use, it, who) + extra


def comes_to_nothing(n: HowMany, s: World, use: AbilityUse, it: int, who: int) -> bool:
    """True if the amount is 0 at the moment; an X that is not chosen yet does not count as 0 (CON-16.12)."""
    if isinstance(n, int):
        return n == 0
    return n.value(s, use, it, who) == 0 and (use.chosen.x != 0 or not depends_on_x(n))


def depends_on_x(word: object) -> bool:
    """True if a number, or a set that it counts, depends on X."""
    if isinstance(word, ChosenX):
        return True
    held = [getattr(word, name) for name in field_names(type(word))]
    return bool([each for each in held if isinstance(each, (Number, Selector)) and depends_on_x(each)])


@dataclass(frozen=True)
class StatOf(Number):
    """A number of the first selected card, such as its power."""

    stat: int
    of: Selector = IT

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        found = subjects(s, self.of, use, it, who)
        return s.stat(self.stat, found[0]) if found else 0


@dataclass(frozen=True)
class TokensOn(Number):
    """The resource tokens on a card; `coming` tokens, which the text adds before the number matters, count too."""

    of: Selector
    coming: int = 0

    def reads(self) -> int:
        return TOKENS

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        found = self.coming
        for card in subjects(s, self.of, use, it, who):
            found += s.tokens[card]
        return found


@dataclass(frozen=True)
class HappenedThisTurn(Number):
    """How often an event happened this turn to cards of a printed kind, for any player or for one."""

    kind: int
    kinds: int = 0
    yours: bool = False

    def reads(self) -> int:
        return HISTORY

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return s.happened(self.kind, self.kinds, who if self.yours else -1)


@dataclass(frozen=True)
class CardsInHand(Number):
    """The number of cards in the hand of the player who carries it out."""

    def reads(self) -> int:
        return PILES

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return len(s.hand(who))


@dataclass(frozen=True)
class PrintedCost(Number):
    """The printed cost of a card, or of all selected cards together (INV-3.15, CON-17.15)."""

    of: Selector = IT
    facedown: bool = False  # True if the owner counts the printed cost of a facedown card

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return sum([s.rules.cost_of(s, card, self.facedown) for card in printed(s, self.of, use, it, who)])


def printed(s: World, of: Selector, use: AbilityUse, it: int, who: int) -> list[int]:
    """The cards whose printed facts a number reads; they count as themselves even if they have moved meanwhile."""
    return [it] if isinstance(of, It) and it != NOTHING else subjects(s, of, use, it, who)


@dataclass(frozen=True)
class DamageOn(Number):
    """The damage on a card."""

    of: Selector = IT

    def reads(self) -> int:
        return DAMAGE

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return sum([s.rules.wounds(s, card) for card in subjects(s, self.of, use, it, who)])


@dataclass(frozen=True)
class CountFound(Number):
    """The number of cards among those just revealed or discarded that match."""

    of: Selector = ALL

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return len([card for card in use.topic.found if self.of.has(s, card, use, card, who)])


@dataclass(frozen=True)
class CostAtMost(Selector):
    """Cards with a printed cost of at most a number (INV-3.15)."""

    most: HowMany

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return (
            card < s.facts.cards and s.has_cost(card) and s.rules.cost_of(s, card) <= value(self.most, s, use, it, who)
        )

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class CostAtLeast(Selector):
    """Cards with a printed cost of at least a number."""

    least: HowMany

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return (
            card < s.facts.cards and s.has_cost(card) and s.rules.cost_of(s, card) >= value(self.least, s, use, it, who)
        )

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class CostIs(Selector):
    """Cards with a printed cost equal to a number."""

    exactly: HowMany

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return (
            card < s.facts.cards
            and s.has_cost(card)
            and s.rules.cost_of(s, card) == value(self.exactly, s, use, it, who)
        )

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class OddCost(Selector):
    """Cards with an odd printed cost."""

    def reads(self) -> int:
        return PILES

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card < s.facts.cards and s.has_cost(card) and s.rules.cost_of(s, card) % 2 == 1

    def sites(self) -> bool:
        return False


@dataclass(frozen=True)
class ResourcesOf(Number):
    """The resources in the player's pool."""

    def reads(self) -> int:
        return RESOURCES

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return s.pool(who)


@dataclass(frozen=True)
class OpponentsResources(Number):
    """The resources in the pools of all opponents."""

    def reads(self) -> int:
        return RESOURCES

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return sum([s.pool(seat) for seat in s.in_turn() if seat != who])


@dataclass(frozen=True)
class OpponentsCards(Number):
    """The number of cards in the hands of all opponents."""

    def reads(self) -> int:
        return PILES

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return sum([len(s.hand(seat)) for seat in s.in_turn() if seat != who])


@dataclass(frozen=True)
class HowMuch(TableNumber):
    """The amount of the occurrence that triggered the ability, such as the damage dealt."""

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return use.occurrence.amount
