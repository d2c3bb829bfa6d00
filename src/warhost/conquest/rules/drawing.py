"""Drawing cards, and empty decks (CON-4.4, CON-4.5)."""

from __future__ import annotations

from ...effects.state.decks import draw_off, shuffle_deck
from ...engine.outcome import Outcome
from ..state import ConquestState
from ..words import DECK, SEATS


def draw(s: ConquestState, seat: int, amount: int, rule: str = "CON-14.4") -> int:
    """Draw cards, at most all of the deck; returns their number.  An empty deck is checked at the end of the step."""
    if amount <= 0:
        return 0
    drawn = draw_off(s, seat, amount, rule)
    if not s.deck(seat):
        s.changed = True
    return len(drawn)


def check_decks(s: ConquestState) -> bool:
    """A player with an empty deck loses; both at once is a tie.  Returns True if the game is over."""
    empty = [seat for seat in range(SEATS) if not s.piles[DECK * SEATS + seat]]
    if not empty or not s.rounds:
        return False
    for seat in empty:
        s.emit("decked", "CON-4.4", seat)
    winners = tuple([seat for seat in range(SEATS) if seat not in empty])
    s.end(Outcome(winners, "decked", "CON-4.4" if winners else "CON-4.5"))
    return True


def shuffle(s: ConquestState, seat: int) -> None:
    """Shuffle a deck."""
    shuffle_deck(s, seat, "shuffled", "CON-3.2")
