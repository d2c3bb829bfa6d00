"""Leaving play, and cards on their way to a discard pile (INV-23.8, INV-25)."""

from __future__ import annotations

from typing import Final

from ...effects.abilities import ACTION, FORCED, PLAY, Ability, When
from ...effects.lasting import Create
from ...effects.use import NOTHING, Occurrence, Use
from ...effects.verbs import DESTROYED, DISCARDED, RETURNED, SACRIFICED, SHUFFLED, Leave
from ...effects.world import NO_HOST
from ...engine.events import EVERYONE
from ...engine.steps import Question, Step
from ..duel import BOOK
from ..language.changes import GOES_INSTEAD, GoesInstead
from ..state import InvasionState
from ..words import (
    DECK,
    DISCARD,
    ENTERS_DISCARD,
    FACEDOWN,
    HAND,
    IS_DESTROYED,
    IS_SACRIFICED,
    LEAVES_PLAY,
    SEATS,
    TURN_ENDS,
)
from .projection import project

BURIED: Final = 5  # put under the owner's deck: one more way to leave play
RULES: Final = ("INV-25.3", "INV-25.2", "INV-23.8", "INV-18.8", "INV-23.8", "INV-15.28")
EVENTS: Final = ("destroyed", "sacrificed", "returned", "discarded", "shuffled", "buried")
# What Necromancy leaves behind: at the end of the turn the card goes under the deck (INV-15.28).
RISING: Final = Create(Ability(FORCED, Leave(BURIED), When(TURN_ENDS)))
RETURN_TO_DECK: Final = BOOK.enter("necromancy", (Ability(PLAY, RISING),))[0].floating_of(RISING)
KEPT: Final = 1  # what everybody knows of a hidden card: where it is


class Departure(Question[InvasionState]):
    """Cards that go to discard piles together: their owner chooses the order (INV-25.1)."""

    __slots__ = ("cards", "ordered")

    def __init__(self, cards: tuple[int, ...], number: int = 0, ordered: tuple[int, ...] = ()) -> None:
        self.who = self.card = self.target = NOTHING
        self.number = number
        self.cards = cards  # still to be put in order
        self.ordered = ordered

    def next(self, s: InvasionState, card: int) -> Departure:
        raise NotImplementedError

    def finish(self, s: InvasionState) -> None:
        raise NotImplementedError

    def orders(self, s: InvasionState) -> bool:
        """Whether there is an order at all."""
        return True

    def run(self, s: InvasionState) -> None:
        if self.orders(s):
            for seat in s.in_turn():
                own = [card for card in self.cards if s.duel.owner[card] == seat]
                if len(own) > 1:
                    s.ask(self, seat, own)
                    return
        self.finish(s)

    def answer(self, s: InvasionState, option: int) -> None:
        s.then(self.next(s, option))

    def notation(self, s: InvasionState, option: int) -> str:
        return s.naming("discard", option)

    def renamed(self, names: list[int]) -> Step[InvasionState]:
        cards = tuple([names[card] for card in self.cards])
        return type(self)(cards, self.number, tuple([names[card] for card in self.ordered]))

    def saved(self) -> list[object]:
        return [type(self).__name__, list(self.cards), self.number, list(self.ordered)]


class Leaving(Departure):
    """Cards leave play at the same time.  `number` says how: destroyed, sacrificed, returned, discarded, shuffled."""

    __slots__ = ()

    def orders(self, s: InvasionState) -> bool:
        return self.number in (DESTROYED, SACRIFICED, DISCARDED)

    def next(self, s: InvasionState, card: int) -> Departure:
        rest = tuple([each for each in self.cards if each != card])
        return Leaving(rest, self.number, (*self.ordered, card))

    def finish(self, s: InvasionState) -> None:
        cards = [card for card in (*self.ordered, *self.cards) if s.is_in_play(card)]
        leave(s, cards, self.number)


class Discarding(Departure):
    """Cards go from hands and decks to the discard piles of their owners."""

    __slots__ = ()

    def run(self, s: InvasionState) -> None:
        cards = (*self.ordered, *self.cards)
        s.looked = (*[card for card in s.looked if card not in cards], *cards)  # who puts them in order sees them
        super().run(s)

    def next(self, s: InvasionState, card: int) -> Departure:
        rest = tuple([each for each in self.cards if each != card])
        return Discarding(rest, self.number, (*self.ordered, card))

    def finish(self, s: InvasionState) -> None:
        cards = (*self.ordered, *self.cards)
        s.looked = tuple([card for card in s.looked if card not in cards])
        for card in cards:
            to_discard(s, card)
            s.emit("discarded", "INV-25.1", s.duel.owner[card], card)
        for card in cards:
            s.happen(ENTERS_DISCARD, card, s.duel.owner[card])


def leave(s: InvasionState, cards: list[int], how: int) -> None:
    """The cards are gone at once; then what waits for that is set off (INV-23.12, INV-23.13)."""
    duel = s.duel
    places = [s.place[card] for card in cards]
    kinds = [s.kinds[card] for card in cards]
    own: list[Use] = []
    if not s.silent:
        for card, place, kind in zip(cards, places, kinds):
            if kind & duel.printed_kinds[card] and not s.marks[card] & FACEDOWN:
                own += _own_triggers(s, card, place, kind, how)
    for card, place, kind in zip(cards, places, kinds):
        destination = _destination(s, card, kind, how)
        unseen = s.marks[card] & FACEDOWN and destination // SEATS != DISCARD  # it goes on being hidden
        told = 1 << duel.owner[card] if unseen else EVERYONE
        s.emit(EVENTS[how], RULES[how], s.controller[card], card, place, seen=told)
        s.births[card] = (s.births[card] + 1) % 256
        s.marks[card] = s.damage[card] = s.tokens[card] = s.assigned[card] = s.returned[card] = 0
        s.host[card] = NO_HOST
        if destination // SEATS == DISCARD:
            to_discard(s, card)
        elif destination // SEATS == DECK:
            s.known[card] = 0
            s.shift(card, destination, bottom=True)
        else:
            s.known[card] = 0 if unseen else KEPT
            s.shift(card, destination)
    if how == SHUFFLED:
        for seat in {duel.owner[card] for card in cards}:
            shuffle(s, seat)
    s.changed = True
    s.open_limits(cards)
    project(s)
    for card, place, kind in zip(cards, places, kinds):
        seat = s.controller[card]
        s.happen(LEAVES_PLAY, card, seat, place, other=kind)
        if how == DESTROYED:
            s.happen(IS_DESTROYED, card, seat, place, other=kind)
        elif how == SACRIFICED:
            s.happen(IS_SACRIFICED, card, seat, place, other=kind)
        if s.place[card] // SEATS == DISCARD:
            s.happen(ENTERS_DISCARD, card, duel.owner[card])
    for card in cards:
        s.controller[card] = duel.owner[card]  # only now: what waited for it asked who controlled it
    s.fresh = (*s.fresh, *[use for use in own if use.ability.kind != ACTION])
    s.occasions = (*s.occasions, *[use for use in own if use.ability.kind == ACTION])


def to_discard(s: InvasionState, card: int) -> None:
    """On top of its owner's discard pile, as the printed card (INV-2.17, INV-17.3)."""
    s.known[card] = 0
    s.marks[card] = 0
    s.shift(card, DISCARD * SEATS + s.duel.owner[card])


def shuffle(s: InvasionState, seat: int) -> None:
    """Shuffle a deck."""
    place = DECK * SEATS + seat
    s.piles[place] = s.shuffled(list(s.piles[place]))
    s.emit("shuffled-deck", "INV-1.7", seat)


def _destination(s: InvasionState, card: int, kind: int, how: int) -> int:
    owner = s.duel.owner[card]
    if how == RETURNED:
        return HAND * SEATS + owner
    if how in (SHUFFLED, BURIED):
        return DECK * SEATS + owner
    for use, change, _ in s.rules.get(GOES_INSTEAD, ()):
        if isinstance(change, GoesInstead) and change.of.has(s, card, use, card, use.controller):
            return change.zone * SEATS + owner  # INV-12.13
    return DISCARD * SEATS + owner


def _own_triggers(s: InvasionState, card: int, place: int, kind: int, how: int) -> list[Use]:
    """A card's own abilities about its leaving; only those that say "this card" (INV-23.12, INV-23.14)."""
    found: list[Use] = []
    seat = s.controller[card]
    for entry in s.active_entries(card):
        when = entry.ability.when
        if when is None or not when.of.about_this():
            continue
        about = when.kind == LEAVES_PLAY
        about = about or (when.kind == IS_DESTROYED and how == DESTROYED)
        about = about or (when.kind == IS_SACRIFICED and how == SACRIFICED)
        if about:
            occurrence = Occurrence(when.kind, card, seat, place, other=kind)
            use = s.noted(Use(entry, card, seat, place, s.births[card], occurrence=occurrence))
            if entry.ability.only.holds(s, use, card, seat):
                found.append(use)
    return found
