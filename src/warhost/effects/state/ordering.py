"""Cards that were discarded at the same time: their owners choose the order in the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from ...engine.columns import PlacedCards
from ...engine.moves import Move
from ...engine.renumbering import Renumbering
from ...engine.steps import AnyStep, Question
from ..language.basis import PILES

if TYPE_CHECKING:
    from .card_table import CardTable

ORDER: Final = "order"  # the window key of this question, in games that ask it


class Ordering(Question["CardTable"]):
    """Each owner chooses the order of the cards that were discarded together, once (INV-25.1).

    The cards are in the discard pile already: departures do not wait for the answer, and nothing triggers before it.
    """

    cards: PlacedCards  # the cards that are not ordered yet
    ordered: Annotated[PlacedCards, ()]  # the cards ordered so far, the lowest of the pile first

    def run(self, s: CardTable) -> None:
        for seat in s.in_turn():
            own = [card for card in self.cards if s.place[card] == s.discard_place(seat)]
            if len(own) > 1:
                s.ask(self, seat, own)
                return
        lie_in_order(s, (*self.ordered, *self.cards))

    def answer(self, s: CardTable, option: int) -> None:
        s.then(Ordering(tuple([each for each in self.cards if each != option]), (*self.ordered, option)))

    def move(self, s: CardTable, option: int) -> Move:
        return Move("discard", option)

    def passing(self, s: CardTable) -> int:
        """The default keeps the present order."""
        return s.options[0]

    def window(self, s: CardTable) -> str:
        return ORDER

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards", "ordered")

    def __init__(self, cards: PlacedCards, ordered: PlacedCards = ()) -> None:
        self.who = self.card = self.target = -1
        self.number = 0
        self.cards = cards
        self.ordered = ordered

    def renamed(self, names: Renumbering) -> Ordering:
        """A copy with the card ids renumbered."""
        return Ordering(names.all(self.cards), names.all(self.ordered))

    def saved(self) -> list[object]:
        return ["Ordering", list(self.cards), list(self.ordered)]


def ordering(s: CardTable, cards: list[int]) -> list[AnyStep]:
    """The question about the order of these cards in the discard piles, if there is one."""
    piles = [s.discard_place(seat) for seat in s.in_turn()]
    there = [s.place[card] for card in cards if s.place[card] in piles]
    return [Ordering(tuple(cards))] if len(set(there)) < len(there) else []


def lie_in_order(s: CardTable, cards: tuple[int, ...]) -> None:
    """Arrange the cards in the chosen order, in the positions that they occupy in each pile."""
    for seat in s.in_turn():
        place = s.discard_place(seat)
        row = iter([card for card in cards if s.place[card] == place])
        s.piles[place] = tuple([next(row) if card in cards else card for card in s.piles[place]])
    s.touched(PILES)
