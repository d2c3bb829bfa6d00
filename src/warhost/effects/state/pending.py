"""Pending events: immutable steps on the stack that other effects replace, reduce, redirect or cancel.

Interrupts, prevention and redirection never change a step; they replace it by another one (INV-12.13, INV-14.5,
INV-14.8, CON-11.3, CON-16.7).  A game adds its own fields in a subclass.
"""

from __future__ import annotations

from typing import Any, Final

from ...engine.columns import PlacedCard
from ...engine.renumbering import Renumbering
from ...engine.steps import Step
from ..language.ability_use import AbilityUse

Hit = tuple[PlacedCard, int, int]  # the thing that is hit, the amount, and flags that the game defines
Hits = tuple[Hit, ...]
NO_HITS: Final[Hits] = ()


class Pending(Step[Any]):
    """Something that is about to happen: damage, a move, a use.  `hits` are the affected things with amounts."""

    hits: Hits
    use: AbilityUse | None  # the use of the ability that causes this, if any

    def hitting(self, hits: Hits) -> Pending:
        """A copy with other hits."""
        return self.replaced(hits=hits)

    def amount_on(self, card: int) -> int:
        """The amount that is about to hit a card."""
        return amount_on(self.hits, card)

    def without(self, card: int) -> Pending:
        """A copy after a card has left play; the other hits stay."""
        return self

    def spared(self, card: int) -> Hits:
        """The hits without those on one card."""
        return spared(self.hits, card)

    def reduced(self, card: int, amount: int, firm: int) -> Hits:
        """The hits with a smaller amount on one card; hits with a `firm` flag stay."""
        return reduced(self.hits, card, amount, firm)

    def redirected(self, card: int, other: int, amount: int, firm: int, mark: int) -> Hits:
        """The hits with some of one card's amount moved to another card, with the flag `mark`."""
        hits = self.reduced(card, amount, firm)
        moved = kind = 0
        for (_, before, flags), (_, after, _) in zip(self.hits, hits):
            if after < before:
                moved += before - after
                kind = flags
        return (*hits, (other, moved, kind | mark))

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("hits", "use")

    def __init__(self, hits: Hits, use: AbilityUse | None) -> None:
        self.who = self.card = self.target = -1
        self.number = 0
        self.hits = hits
        self.use = use

    def replaced(self, *, hits: Hits | None = None) -> Pending:
        """A copy with some fields replaced."""
        return type(self)(self.hits if hits is None else hits, self.use)

    def renamed(self, names: Renumbering) -> Pending:
        """A copy with the card ids renumbered."""
        return type(self)(
            tuple([(names.place(a), b, c) for a, b, c in self.hits]),
            self.use.renamed(names) if self.use is not None else None,
        )

    def saved(self) -> list[object]:
        return [
            self.stored_name(),
            [list(each) for each in self.hits],
            self.use.saved() if self.use is not None else [],
        ]


def amount_on(hits: Hits, card: int) -> int:
    """The amount of the hits on a card."""
    return sum([size for each, size, _ in hits if each == card])


def spared(hits: Hits, card: int) -> Hits:
    """The hits without those on one card."""
    return tuple([(each, 0 if each == card else size, flags) for each, size, flags in hits])


def reduced(hits: Hits, card: int, amount: int, firm: int) -> Hits:
    """The hits with a smaller amount on one card; hits with a `firm` flag stay."""
    left = amount
    found: list[Hit] = []
    for each, size, flags in hits:
        taken = min(left, size) if each == card and not flags & firm else 0
        left -= taken
        found.append((each, size - taken, flags))
    return tuple(found)


def size_of(hits: Hits) -> int:
    """The sum of all amounts."""
    return sum([size for _, size, _ in hits])
