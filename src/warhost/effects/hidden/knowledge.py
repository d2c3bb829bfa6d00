"""What each seat knows of hidden cards: a mask of seats for every card position.

A player who has looked at a card knows it while it stays in the deck or moves from there to a hand, so known deck
positions are stored with their cards.  A shuffle removes this knowledge.  If a player puts cards back in an order
of their choice, or takes one of them that nobody else sees, only that player keeps the knowledge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..state.card_table import CardTable

NOBODY_KNOWS: Final = 0
EVERYBODY_KNOWS: Final = 255  # bit mask: all seats and the spectators


def knows(s: CardTable, seat: int, card: int) -> bool:
    """True if a seat (or a spectator, SPECTATOR) has seen this hidden card."""
    seats = s.seen[card]
    return seats == EVERYBODY_KNOWS if seat < 0 else seats >> seat & 1 == 1


def out_of_sight(s: CardTable, card: int) -> bool:
    """True if a card is in a hand or a deck, and some player does not know which it is."""
    for seat in s.in_turn():
        if card in s.hand(seat) or card in s.deck(seat):
            return s.seen[card] != EVERYBODY_KNOWS
    return False


def forget_shuffled(s: CardTable, cards: tuple[int, ...]) -> None:
    """Forget which of the shuffled cards is which; a single card stays known."""
    if len(cards) > 1:
        for card in cards:
            s.seen[card] = NOBODY_KNOWS
        s.suspects = tuple([each for each in s.suspects if each.card not in cards and not each.may_be_one_of(cards)])


def make_indistinguishable(s: CardTable, cards: tuple[int, ...]) -> None:
    """Make cards indistinguishable: all get the same count of how often they have been in play."""
    ages = {s.births[card] for card in cards}
    if len(ages) > 1:
        born = (max(ages) + 1) % 256
        for card in cards:
            s.births[card] = born
        s.changed = True


def record_unseen_choice(s: CardTable, cards: tuple[int, ...], seat: int) -> None:
    """Record that a seat chose among these cards unseen by others: only this seat still knows which is which.

    If there is one card only, all seats know which one it was.
    """
    if len(cards) > 1:
        for card in cards:
            s.seen[card] &= 1 << seat


def others(s: CardTable, card: int, holder: int) -> int:
    """The mask of the seats that know a card, except the seat that holds it."""
    seats = s.seen[card]
    return seats if seats == EVERYBODY_KNOWS else seats & ~(1 << holder)


def known_places(s: CardTable, deck: tuple[int, ...], seat: int) -> list[tuple[int, int]]:
    """The cards of a deck that a seat knows, each with the number of cards above it; the last card is the top."""
    last, seen = len(deck) - 1, s.seen
    return [(last - at, card) for at, card in enumerate(deck) if seen[card] and knows(s, seat, card)][::-1]
