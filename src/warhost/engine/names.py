"""How cards are called where some lie hidden: whoever must not know them calls them by other numbers."""

from __future__ import annotations

from typing import Final

GONE: Final = -1  # the birth of a card that is there no longer: no card has it


class Names:
    """New numbers for cards.

    What lies somewhere is called after its place (`places`).  A record of what all have seen speaks of the card itself
    (`faces`), wherever that lies by now: nobody follows it into a shuffled deck.
    """

    def __init__(self, places: list[int], faces: list[int], before: bytearray, after: bytearray) -> None:
        self.places = places
        self.faces = faces
        self.before = before  # by the old numbers: which of the cards that it has been, one after the other, each is
        self.after = after  # ... and by the new ones

    def place(self, card: int) -> int:
        """What lies where a card lay; what is no card keeps its number."""
        return self.places[card] if 0 <= card < len(self.places) else card

    def face(self, card: int) -> int:
        """The card that all have seen; what is no card keeps its number."""
        return self.faces[card] if 0 <= card < len(self.faces) else card

    def born(self, card: int, birth: int) -> int:
        """Which of the cards that it has been a record of a card that all have seen means from now on.

        What is gone stays gone, whatever lies now in the place that it has gone to.
        """
        if not 0 <= card < len(self.places) or self.places[card] == self.faces[card]:
            return birth
        return self.after[self.faces[card]] if self.before[card] == birth else GONE

    def all(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """What lies where some cards lay."""
        return tuple([self.place(card) for card in cards])
