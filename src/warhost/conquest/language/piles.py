"""Verbs of Conquest about hands, decks and discard piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...effects.hidden.knowledge import EVERYBODY_KNOWS
from ...effects.language.ability_use import AbilityUse
from ...effects.language.effect import Effect
from ...effects.language.sets import subjects
from ...effects.language.verbs import OnCards, OnEligibleCards
from ...engine.dataclass import dataclass
from ..state import ConquestState
from ..words import ASIDE, DECK, DISCARD, SEATS

if TYPE_CHECKING:
    from ...effects.state.world import World


@dataclass(frozen=True)
class ShuffleInto(OnEligibleCards):
    """Shuffle cards of discard piles into their owners' decks."""

    def perform(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> None:
        cards = self.cards(s, use, it, who)
        for card in cards:
            s.shift(card, DECK * SEATS + s.duel.owner[card])
            s.emit("shuffled-in", "CON-2.7", s.duel.owner[card], card)
        for seat in sorted({s.duel.owner[card] for card in cards}):
            s.rules.shuffle(s, seat)
            s.changed = True
            s.mark_carried_out()

    def cards(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [card for card in subjects(s, self.of, use, it, who) if s.place[card] // SEATS == DISCARD]


@dataclass(frozen=True)
class PutOnPile(OnCards):
    """Put cards of discard piles on top of those piles."""

    def on(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> None:
        pile = s.place[card]
        if pile // SEATS == DISCARD:
            s.piles[pile] = (*[each for each in s.piles[pile] if each != card], card)
            s.changed = True
            s.mark_carried_out()
            s.emit("put-on-pile", "CON-2.7", s.duel.owner[card], card)

    def possible(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> bool:
        cards = subjects(s, self.of, use, it, who)
        return bool(
            [card for card in cards if s.place[card] // SEATS == DISCARD and s.piles[s.place[card]][-1] != card]
        )


@dataclass(frozen=True)
class RevealHand(Effect):
    """The player reveals their hand (CON-16.25)."""

    def perform(self, s: World, use: AbilityUse, it: int, who: int) -> None:
        for card in s.hand(who):
            s.seen[card] = EVERYBODY_KNOWS
            s.emit("revealed", "CON-16.25", who, card)
        s.mark_carried_out()

    def possible(self, s: World, use: AbilityUse, it: int, who: int) -> bool:
        return bool(s.hand(who))


@dataclass(frozen=True)
class RemoveFromGame(OnEligibleCards):
    """Remove cards in discard piles from the game."""

    def on(self, s: ConquestState, card: int, use: AbilityUse, it: int, who: int) -> None:
        s.mark_carried_out()
        s.shift(card, ASIDE * SEATS + s.duel.owner[card])
        s.changed = True
        s.emit("removed", "CON-2.7", s.duel.owner[card], card)

    def cards(self, s: ConquestState, use: AbilityUse, it: int, who: int) -> list[int]:
        return [card for card in subjects(s, self.of, use, it, who) if s.place[card] // SEATS == DISCARD]
