"""How cards are called where some lie hidden: whoever must not know them calls them by other numbers."""

from __future__ import annotations


class Names:
    """New numbers for cards.

    What lies somewhere is called after its place (`places`).  A record of what all have seen speaks of the card itself
    (`faces`), wherever that lies by now: nobody follows it into a shuffled deck.
    """

    def __init__(self, places: list[int], faces: list[int]) -> None:
        self.places = places
        self.faces = faces

    def place(self, card: int) -> int:
        """What lies where a card lay; what is no card keeps its number."""
        return self.places[card] if 0 <= card < len(self.places) else card

    def face(self, card: int) -> int:
        """The card that all have seen; what is no card keeps its number."""
        return self.faces[card] if 0 <= card < len(self.faces) else card

    def all(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """What lies where some cards lay."""
        return tuple([self.place(card) for card in cards])
