"""Drawing and losing cards of a deck (INV-5.12, INV-5.13, INV-32.2)."""

from __future__ import annotations

from ...effects.basis import PILES
from ...engine.outcome import Outcome
from ..state import InvasionState
from ..words import DECK, DRAWN, HAND, SEATS


def draw(s: InvasionState, seat: int, amount: int) -> None:
    """Draw cards, all at the same time; a deck that runs out ends the game at that very moment."""
    if amount > 0:
        _take(s, seat, amount)
        check_decks(s)


def draw_from_bottom(s: InvasionState, seat: int, amount: int) -> None:
    """Draw cards from under the deck."""
    deck = DECK * SEATS + seat
    lowest = s.piles[deck][:amount]
    s.piles[deck] = (*s.piles[deck][len(lowest) :], *lowest[::-1])
    s.touched(PILES)
    draw(s, seat, amount)


def draw_together(s: InvasionState, amounts: list[tuple[int, int]]) -> None:
    """Several players draw at the same time: whose decks run out, run out together (INV-OPEN-13)."""
    for seat, amount in amounts:
        if amount > 0:
            _take(s, seat, amount)
    check_decks(s)


def _take(s: InvasionState, seat: int, amount: int) -> None:
    deck, hand = DECK * SEATS + seat, HAND * SEATS + seat
    cards = s.piles[deck][-amount:][::-1]
    s.piles[deck] = s.piles[deck][: len(s.piles[deck]) - len(cards)]
    s.piles[hand] += cards
    for card in cards:
        s.place[card] = hand
        s.emit("drew", "INV-5.12", seat, card, seen=1 << seat)
    s.touched(PILES)
    s.happen(DRAWN, seat=seat, amount=len(cards))


def check_decks(s: InvasionState) -> bool:
    """INV-32.2: whose deck is empty is out; both at once is a draw (INV-OPEN-13).  Whether the game is over."""
    empty = [seat for seat in range(SEATS) if not s.piles[DECK * SEATS + seat]]
    if empty and s.outcome is None and s.turns:
        winners = tuple([seat for seat in range(SEATS) if seat not in empty])
        for seat in empty:
            s.emit("decked", "INV-32.2", seat)
        s.end(Outcome(winners, "decked", "INV-32.2"))
        return True
    return False
