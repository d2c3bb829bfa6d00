"""Drawing cards, and losing with an empty deck (INV-5.12, INV-5.13, INV-32.2)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.basis import PILES
from ....effects.language.lasting import TopRevealed
from ....effects.state.decks import draw_off
from ....engine.outcome import Outcome
from ...changes.common import DrawLimit, DrawsFewer, WinsEmpty
from ...state import InvasionState
from ...words import DECK, DRAWN, HAND, SEATS


def draw(s: InvasionState, seat: int, amount: int) -> int:
    """Draw cards at the same time; returns their number.  An empty deck ends the game at once."""
    if amount <= 0:
        return 0
    drawn = _take(s, seat, amount)
    check_decks(s)
    return drawn


def draw_from_bottom(s: InvasionState, seat: int, amount: int) -> int:
    """Draw cards from the bottom of the deck."""
    deck = DECK * SEATS + seat
    lowest = s.piles[deck][:amount]
    s.piles[deck] = (*s.piles[deck][len(lowest) :], *lowest[::-1])
    s.touched(PILES)
    return draw(s, seat, amount)


def draw_together(s: InvasionState, amounts: list[tuple[int, int]]) -> int:
    """Let several players draw at the same time, so that their decks run out together (INV-OPEN-13)."""
    drawn = sum([_take(s, seat, amount) for seat, amount in amounts if amount > 0])
    check_decks(s)
    return drawn


def allowed(s: InvasionState, seat: int, amount: int) -> int:
    """The number of cards that a player may draw, given the limit of an opponent's effect."""
    for each in s.modifiers(DrawLimit).of_opponent(seat).found:
        amount = min(amount, max(0, each.modifier.most - s.happened(DRAWN, 0, seat)))
    return amount


def fewer(s: InvasionState, seat: int, amount: int) -> int:
    """The number of cards of a quest phase after opponents' effects reduced it."""
    for each in s.modifiers(DrawsFewer).of_opponent(seat).found:
        amount = max(amount - each.modifier.fewer, min(amount, each.modifier.least))
    return amount


def _take(s: InvasionState, seat: int, amount: int) -> int:
    amount = allowed(s, seat, amount)
    if not amount:
        return 0
    cards = draw_off(s, seat, amount, "INV-5.12")
    s.history = (*s.history, *[(DRAWN, NOTHING, seat, 1)] * len(cards))
    s.changed = s.changed or TopRevealed in s.in_force
    s.happen(DRAWN, seat=seat, amount=len(cards))
    return len(cards)


def check_decks(s: InvasionState) -> bool:
    """A player with an empty deck loses; both at once is a draw (INV-32.2, INV-OPEN-13).  True if the game is over."""
    empty = [seat for seat in range(SEATS) if not s.piles[DECK * SEATS + seat]]
    if empty and s.outcome is None and s.turns:
        winning = [each.use.controller for each in s.modifiers(WinsEmpty).found]
        happy = [seat for seat in winning if seat in empty and not s.piles[HAND * SEATS + seat]]
        if happy:
            s.end(Outcome(tuple(sorted(set(happy))), "emptied", "INV-39.18"))
            return True
        winners = tuple([seat for seat in range(SEATS) if seat not in empty])
        for seat in empty:
            s.emit("decked", "INV-32.2", seat)
        s.end(Outcome(winners, "decked", "INV-32.2"))
        return True
    return False
