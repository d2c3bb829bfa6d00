"""Selectors for cards that share a property with another card: its name, controller or owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.dataclass import dataclass
from .ability_use import AbilityUse
from .select import CardSet, Selector, TableSet
from .sets import Trigger, subjects

if TYPE_CHECKING:
    from ..state.world import World


@dataclass(frozen=True)
class SameName(CardSet):
    """Cards with the name of a selected card, wherever that card is now; facedown cards have no name."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        if card >= s.facts.cards or not s.bears_name(card):
            return False
        others = [use.occurrence.card] if isinstance(self.of, Trigger) else subjects(s, self.of, use, it, who)
        named = [other for other in others if 0 <= other < s.facts.cards and s.bears_name(other)]
        return s.facts.titles[card] in [s.facts.titles[other] for other in named]


@dataclass(frozen=True)
class ControlledLike(TableSet):
    """Cards controlled by the same player as a selected card."""

    of: Selector

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.controller[card] in [s.controller[each] for each in subjects(s, self.of, use, it, who)]


@dataclass(frozen=True)
class Owned(TableSet):
    """Cards owned by the player who carries the text out, even if another player controls it (INV-17.1)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return s.owner_of(card) == who


OWNED: Final = Owned()
