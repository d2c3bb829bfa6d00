"""Discarding cards from hands and decks, and from under cards that leave play (INV-25.1, INV-41, INV-43)."""

from __future__ import annotations

from typing import Annotated

from ....effects.circumstances import NOTHING
from ....effects.language.abilities import YOU
from ....effects.language.ability_use import AbilityUse
from ....effects.state.card_table import NO_HOST
from ....effects.state.carrying import CardsQuestion
from ....effects.state.ordering import ordering
from ....engine.columns import PlacedCards
from ....engine.moves import Move
from ....engine.renumbering import Renumbering
from ....engine.steps import Step
from ... import words
from ...changes.protection import HandLimit
from ...state import InvasionState
from .experience import uncover
from .piles import to_discard


class Discarding(Step[InvasionState]):
    """Discard cards from hands and decks at the same time, by a player's effect."""

    cards: PlacedCards
    who: Annotated[int, NOTHING]

    def run(self, s: InvasionState) -> None:
        held = [s.place[card] - words.HAND * words.SEATS for card in self.cards]
        decked = [card for card in self.cards if s.place[card] // words.SEATS == words.DECK]
        for card in self.cards:
            to_discard(s, card)
            s.emit("discarded", "INV-25.1", s.duel.owner[card], card)
        for card in self.cards:
            s.happen(words.ENTERS_DISCARD, card, s.duel.owner[card])
            if card in decked:
                s.happen(words.DISCARDED_FROM_DECK, card, s.duel.owner[card])
        for card, holder in zip(self.cards, held):
            if holder in range(words.SEATS):
                s.happen(words.DISCARDED_FROM_HAND, card, holder)
                if self.who != NOTHING:
                    trigger_own_discard(s, card, self.who)
        for seat in range(words.SEATS):
            if seat in held:
                s.happen(words.DISCARDS_FROM_HAND, seat=seat, amount=held.count(seat))
        s.then(*ordering(s, list(self.cards)))

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards",)

    def __init__(self, cards: PlacedCards, who: int = NOTHING) -> None:
        self.card = self.target = -1
        self.number = 0
        self.cards = cards
        self.who = who

    def renamed(self, names: Renumbering) -> Discarding:
        """A copy with the card ids renumbered."""
        return Discarding(names.all(self.cards), self.who)

    def saved(self) -> list[object]:
        return ["Discarding", list(self.cards), self.who]


class DiscardDown(CardsQuestion[InvasionState]):
    """A player discards down to the hand limit of an effect, all cards at the same time (INV-41.8)."""

    def run(self, s: InvasionState) -> None:
        if surplus(s, self.who) > len(self.cards):
            s.ask(self, self.who, [card for card in s.hand(self.who) if card not in self.cards])
        elif self.cards:
            s.then(Discarding(self.cards, self.who))

    def answer(self, s: InvasionState, option: int) -> None:
        s.then(DiscardDown(self.who, (*self.cards, option)))

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("discard", option)

    def secret(self, s: InvasionState) -> bool:
        return True


def trigger_own_discard(s: InvasionState, card: int, by: int) -> None:
    """Trigger the ability of a card about being discarded from a hand; the card is in the discard pile already."""
    owner = s.duel.owner[card]
    for entry in s.duel.waiting[card]:
        when = entry.ability.when
        if when is not None and when.kind == words.IS_DISCARDED and (when.whom == YOU) == (by == owner):
            happened = s.record(words.IS_DISCARDED, card, by, s.place[card])
            s.fresh = (*s.fresh, AbilityUse(entry, card, owner, s.place[card], s.births[card], occurrence=happened))


def discard_experience(s: InvasionState, cards: list[int]) -> list[int]:
    """Discard the cards under a card that has left play or was turned facedown (INV-41.4)."""
    for card in cards:
        uncover(s, card)
        s.emit("discarded", "INV-41.4", s.duel.owner[card], card)
        to_discard(s, card)
    return cards


def kept_under(s: InvasionState, card: int) -> list[int]:
    """The cards that are kept under a card, out of play."""
    return [
        each
        for seat in range(words.SEATS)
        for each in s.piles[words.UNDER * words.SEATS + seat]
        if s.host[each] == card
    ]


def discard_kept_cards(s: InvasionState) -> list[Step[InvasionState]]:
    """Discard cards kept under a card that has left play or was turned facedown (INV-43.8)."""
    lost: list[int] = []
    for seat in range(words.SEATS):
        for card in s.piles[words.UNDER * words.SEATS + seat]:
            if not s.is_in_play(s.host[card]) or not s.shows_face(s.host[card]):
                lost.append(card)
    for card in lost:
        s.host[card] = NO_HOST
        to_discard(s, card)
        s.changed = True
        s.emit("discarded", "INV-43.8", s.duel.owner[card], card)
    for card in lost:
        s.happen(words.ENTERS_DISCARD, card, s.duel.owner[card])
    return ordering(s, lost)


def surplus(s: InvasionState, seat: int) -> int:
    """The number of cards in hand above the limit of an effect in play."""
    limits = [each.modifier.most for each in s.modifiers(HandLimit).of_player(seat).found]
    return max(0, len(s.hand(seat)) - min(limits)) if limits else 0
