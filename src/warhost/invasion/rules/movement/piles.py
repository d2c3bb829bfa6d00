"""Moving cards to hands, decks and discard piles, and shuffling decks (INV-23.8, INV-25)."""

from __future__ import annotations

from typing import Final

from ....effects.hidden.knowledge import EVERYBODY_KNOWS
from ....effects.language.verbs import BURIED
from ....effects.state.decks import shuffle_deck
from ....engine.events import EVERYONE
from ...changes.common import DiscardLocked
from ...state import HERE, InvasionState
from ...words import DECK, DISCARD, HAND, SEATS, TOPPED

RULES: Final = ("INV-25.3", "INV-25.2", "INV-23.8", "INV-18.8", "INV-23.8", "INV-15.28", "INV-23.8")
EVENTS: Final = ("destroyed", "sacrificed", "returned", "discarded", "shuffled", "buried", "topped")


def to_discard(s: InvasionState, card: int) -> None:
    """Put a card on top of its owner's discard pile, with its printed values (INV-2.17, INV-17.3)."""
    s.known[card] = 0
    s.marks[card] = 0
    s.shift(card, DISCARD * SEATS + s.duel.owner[card])


def locked(s: InvasionState, card: int) -> bool:
    """True if a card is in a discard pile that no card can leave."""
    if DiscardLocked not in s.in_force or s.place[card] // SEATS != DISCARD:
        return False
    return bool(s.modifiers(DiscardLocked).of_opponent(s.duel.owner[card]))


def take_to_hand(s: InvasionState, card: int, seen: bool) -> None:
    """Move a card from a deck or discard pile to its owner's hand; a card that everyone has seen stays known."""
    owner = s.duel.owner[card]
    public = seen or s.place[card] // SEATS == DISCARD
    s.shift(card, HAND * SEATS + owner)
    s.known[card] = HERE if public else 0  # a card not revealed: the same seats know it as before
    s.changed = True
    s.emit("taken", "INV-23.8", owner, card, seen=EVERYONE if public else 1 << owner)


def put_on_deck(s: InvasionState, card: int, bottom: bool) -> None:
    """Put a revealed card that is out of play on the top or bottom of its owner's deck."""
    owner = s.duel.owner[card]
    known = s.seen[card] if s.place[card] // SEATS == DECK else EVERYBODY_KNOWS
    s.known[card] = s.marks[card] = 0
    s.shift(card, DECK * SEATS + owner, bottom=bottom)
    s.seen[card] = known
    s.controller[card] = owner
    how = BURIED if bottom else TOPPED
    s.changed = True
    s.emit(EVENTS[how], RULES[how], owner, card)


def shuffle(s: InvasionState, seat: int) -> None:
    """Shuffle a deck."""
    s.changed = True
    shuffle_deck(s, seat, "shuffled-deck", "INV-1.7")
