"""Cards that lie facedown under a card in play: the experience of a unit or a legend (INV-41.1 to 41.4)."""

from __future__ import annotations

from ....effects.hidden.knowledge import EVERYBODY_KNOWS, make_indistinguishable
from ....effects.state.card_table import NO_HOST
from ....engine.events import EVERYONE
from ...state import InvasionState
from ...words import BENEATH, DEVELOPMENT, FACEDOWN, SEATS


def stray_experience(s: InvasionState) -> list[int]:
    """Cards that are under a card which is facedown now or has left play."""
    return [
        card
        for seat in range(SEATS)
        for card in s.piles[BENEATH * SEATS + seat]
        if not s.is_in_play(s.host[card]) or s.kinds[s.host[card]] == DEVELOPMENT
    ]


def lay_beneath(s: InvasionState, card: int, host: int, event: str = "experience") -> None:
    """Put a card facedown under another; its owner may look at it, and seats that knew it still know it."""
    owner = s.duel.owner[card]
    seats = EVERYBODY_KNOWS if s.is_known_to_all(card) else s.seen[card] | 1 << owner
    s.shift(card, BENEATH * SEATS + owner)
    s.births[card] = (s.births[card] + 1) % 256
    s.marks[card] = FACEDOWN
    s.damage[card] = s.tokens[card] = s.known[card] = 0
    s.seen[card] = seats
    s.controller[card] = owner
    s.host[card] = host
    s.changed = True
    hidden = [each for each in s.piles[BENEATH * SEATS + owner] if s.seen[each] != EVERYBODY_KNOWS]
    make_indistinguishable(s, tuple(hidden))
    told = EVERYONE if seats == EVERYBODY_KNOWS else seats
    s.emit(event, "INV-41.1", s.controller[host], card, other=host, seen=told)


def take_from_beneath(s: InvasionState, card: int) -> None:
    """Move a card from under another one to its owner's hand."""
    open_to_all = s.seen[card] == EVERYBODY_KNOWS
    uncover(s, card)
    s.rules.take_to_hand(s, card, open_to_all)


def uncover(s: InvasionState, card: int) -> None:
    """A card is no longer under another one: it becomes a new card (INV-23.9)."""
    s.host[card] = NO_HOST
    s.marks[card] = 0
    s.births[card] = (s.births[card] + 1) % 256
    s.changed = True
