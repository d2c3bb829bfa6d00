"""Numbers of Invasion: loyalty, printed numbers, resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...effects.language.ability_use import AbilityUse
from ...effects.language.basis import PILES
from ...effects.language.effect import Number, TableNumber
from ...effects.language.numbers import printed
from ...effects.language.select import Selector
from ...effects.language.sets import IT, members
from ...engine.dataclass import dataclass
from ..state import InvasionState

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class LoyaltyOf(Number):
    """The loyalty icons of a card (INV-3.9)."""

    of: Selector = IT
    facedown: bool = False  # True if the owner counts the printed loyalty of a facedown card

    def value(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> int:
        found = printed(s, self.of, use, it, who)
        return s.loyalty_of(found[0], self.facedown) if found else 0


@dataclass(frozen=True)
class HighestLoyalty(TableNumber):
    """The most loyalty icons on a selected card in play (INV-3.9)."""

    of: Selector

    def value(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> int:
        return max([s.loyalty_of(card) for card in members(s, self.of, use, it, who)], default=0)


@dataclass(frozen=True)
class PrintedPower(Number):
    """The printed power of a card."""

    of: Selector = IT

    def value(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> int:
        found = printed(s, self.of, use, it, who)
        return s.duel.power[found[0]] if found and s.shows_face(found[0]) else 0


@dataclass(frozen=True)
class DiscardedCost(Number):
    """The printed cost of the card that was discarded to pay for the ability."""

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return sum([s.rules.cost_of(s, card) for card in use.topic.found])


@dataclass(frozen=True)
class CostSpread(Number):
    """The highest minus the lowest printed cost of the discarded cards."""

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        costs = [s.rules.cost_of(s, card) for card in use.topic.found]
        return max(costs) - min(costs) if len(costs) > 1 else 0


@dataclass(frozen=True)
class DamageInAll(Number):
    """The damage on this card plus the damage assigned to it."""

    def value(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> int:
        return s.damage[use.source] + s.assigned[use.source]


@dataclass(frozen=True)
class Affordable(Number):
    """The resources that the player can spend."""

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return s.rules.wealth(s, who)


@dataclass(frozen=True)
class DeckSize(Number):
    """The number of cards in the player's deck."""

    def reads(self) -> int:
        return PILES

    def value(self, s: InvasionState, use: AbilityUse, it: int, who: int) -> int:
        return len(s.deck(who))


AFFORDABLE: Final = Affordable()
DAMAGE_IN_ALL: Final = DamageInAll()
CARDS_IN_DECK: Final = DeckSize()
DISCARDED_COST: Final = DiscardedCost()
COST_SPREAD: Final = CostSpread()
