"""Renumbering of hidden cards: new ids for the cards that a seat may not know."""

from __future__ import annotations

from typing import Final

GONE: Final = -1  # a birth number that no card has: it marks a card that is gone


class Renumbering:
    """New ids for cards.

    A card is mapped by its place (`places`).  A record of a card that everyone has seen maps the card itself
    (`faces`), wherever it is now: no one can follow it into a shuffled deck.
    """

    def __init__(self, places: list[int], faces: list[int], before: bytearray, after: bytearray) -> None:
        self.places = places
        self.faces = faces
        self.before = before  # old card id -> birth number
        self.after = after  # new card id -> birth number

    def place(self, card: int) -> int:
        """The new id of the card in the same place; other numbers are unchanged."""
        return self.places[card] if 0 <= card < len(self.places) else card

    def face(self, card: int) -> int:
        """The new id of a card that everyone has seen; other numbers are unchanged."""
        return self.faces[card] if 0 <= card < len(self.faces) else card

    def born(self, card: int, birth: int) -> int:
        """The new birth number for a record of a card that everyone has seen.

        A card that is gone stays gone, whatever is now in the place to which it went.
        """
        if not 0 <= card < len(self.places) or self.places[card] == self.faces[card]:
            return birth
        return self.after[self.faces[card]] if self.before[card] == birth else GONE

    def all(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The new ids of all cards in the same places, for a tuple of ids."""
        return tuple([self.place(card) for card in cards])
