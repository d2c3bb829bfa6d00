"""Words for cards that are kept under another card (INV-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import Effect, Number
from ....effects.language.select import PileSet, Selector
from ....effects.language.sets import members
from ....engine.dataclass import dataclass
from ...words import SEATS, UNDER

if TYPE_CHECKING:
    from ....effects.state.world import World


@dataclass(frozen=True)
class KeptHere(PileSet):
    """Cards attached to this card, out of play (INV-43.8)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        there = card < s.facts.cards and s.place[card] // SEATS == UNDER
        return there and s.host[card] == use.source


@dataclass(frozen=True)
class NotedHere(KeptHere):
    """Cards attached to this card, and recorded when the text was announced (INV-ERR-36)."""

    def has(self, s: World, card: int, use: AbilityUse, it: int, who: int) -> bool:
        return card in use.topic.found and super().has(s, card, use, it, who)


@dataclass(frozen=True)
class TotalCost(Number):
    """The sum of the printed costs of the selected cards."""

    of: Selector

    def value(self, s: World, use: AbilityUse, it: int, who: int) -> int:
        return sum([s.rules.cost_of(s, card) for card in members(s, self.of, use, it, who)])


@dataclass(frozen=True)
class NoteWhich(Effect):
    """Record the selected cards when the text is announced; its later parts refer to these cards (INV-ERR-36)."""

    of: Selector

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        s.rules.note(s, use, tuple(members(s, self.of, use, it, who)))

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return True
