"""Drawing cards, and decks that run out (CON-4.4, CON-4.5)."""

from __future__ import annotations

from ...effects.basis import PILES
from ...effects.knowledge import shuffled_away
from ...engine.outcome import Outcome
from ..state import ConquestState
from ..words import DECK, HAND, SEATS


def draw(s: ConquestState, seat: int, amount: int, rule: str = "CON-14.4") -> None:
    """Draw cards, as many as there are; an empty deck is noticed when the step is over."""
    if amount <= 0:
        return
    deck, hand = DECK * SEATS + seat, HAND * SEATS + seat
    cards = s.piles[deck][-amount:][::-1]
    s.piles[deck] = s.piles[deck][: len(s.piles[deck]) - len(cards)]
    s.piles[hand] += cards
    for card in cards:
        s.place[card] = hand
        s.emit("drew", rule, seat, card, seen=1 << seat)
    if not s.piles[deck]:
        s.changed = True
    s.touched(PILES)


def check_decks(s: ConquestState) -> bool:
    """Whose deck is empty loses at once; both at the same time is a tie.  Whether the game is over."""
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
    place = DECK * SEATS + seat
    shuffled_away(s, s.piles[place])
    s.piles[place] = s.shuffled(list(s.piles[place]))
    s.touched(PILES)
    s.emit("shuffled", "CON-3.2", seat)
