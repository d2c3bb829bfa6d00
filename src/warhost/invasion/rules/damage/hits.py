"""Pending damage: the things that are hit, the amounts and kinds, and the alterations applied so far (INV-14)."""

from __future__ import annotations

from typing import Annotated, Final

from ....effects.language.ability_use import AbilityUse
from ....effects.state.pending import Hit, Hits, amount_on, reduced, spared
from ....engine.columns import Record
from ....engine.renumbering import Renumbering
from ...state import InvasionState

UNCANCELLABLE: Final = 1
COMBAT: Final = 2
STRUCK: Final = 4  # flag: combat damage that is dealt in step 6 (INV-13.36)
RETURNED: Final = 8  # flag: combat damage that is dealt by the defending side
INDIRECT: Final = 16
FRONT: Final = 32  # flags contain FRONT * the number of the front where the damage was assigned (INV-46.4)
FRONTS: Final = 96  # the bits of this number
TAKEN_BY_OTHER: Final = (
    128  # flag: the card of the effect should have taken it itself, but it was redirected (INV-12.4)
)


class Dealing(Record):
    """Pending damage with the alterations applied so far.  Immutable.

    An alteration is identified by the number of its rule and the id of the thing that is hit; `done` has the applied
    ones.  `taken` has a card for each point that effects about "the next damage" took: others apply to the same points
    (INV-8.4).  `toughened` has a card for each point that Toughness cancelled: its rest cancels damage redirected to
    that card at the same moment (INV-14.8).
    """

    hits: Hits
    use: Annotated[AbilityUse | None, None]
    done: Annotated[tuple[int, ...], ()]  # card ids in it are in play, so redeals do not change them
    taken: Annotated[tuple[int, ...], ()]
    toughened: Annotated[tuple[int, ...], ()]

    def altered(self, hits: Hits, done: tuple[int, ...] = (), taken: tuple[int, ...] = ()) -> Dealing:
        """A copy with other hits, applied alterations and taken points."""
        return self.replaced(hits=hits, done=(*self.done, *done), taken=(*self.taken, *taken))

    def on(self, card: int) -> int:
        """The amount that is about to hit a card."""
        return amount_on(self.hits, card)

    def lessened(self, card: int, amount: int) -> Hits:
        """The hits with a smaller amount on one card, of damage that can be cancelled."""
        return reduced(self.hits, card, amount, UNCANCELLABLE)

    def without(self, card: int) -> Hits:
        """The hits without those on one card."""
        return spared(self.hits, card)

    def moved(self, card: int, other: int, most: int) -> tuple[Hits, int]:
        """The hits with up to an amount moved from one card to another, and the moved amount (INV-14.8).

        It is added to a hit of the same kind on the other card.
        """
        hits: list[Hit] = []
        moved, kind = 0, 0
        for each, amount, flags in self.hits:
            if each == card and moved < most and amount:
                taken = min(amount, most - moved)
                moved, kind = moved + taken, flags
                amount -= taken
            hits.append((each, amount, flags))
        if self.use is not None and self.use.source in (card, other):
            kind = kind | TAKEN_BY_OTHER if other != self.use.source else kind & ~TAKEN_BY_OTHER
        for at, (each, amount, flags) in enumerate(hits):
            if each == other and flags == kind:
                hits[at] = (each, amount + moved, flags)
                return tuple(hits), moved
        return (*hits, (other, moved, kind)) if moved else tuple(hits), moved

    def toughen(self, s: InvasionState, card: int) -> Dealing:
        """A copy after the rest of a card's Toughness has cancelled what it can."""
        least = self.lessened(card, s.toughness[card] - self.toughened.count(card))
        spent = self.on(card) - amount_on(least, card)
        return self.replaced(hits=least, toughened=(*self.toughened, *[card] * spent))

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("done", "hits", "taken", "toughened", "use")

    def __init__(
        self,
        hits: Hits,
        use: AbilityUse | None = None,
        done: tuple[int, ...] = (),
        taken: tuple[int, ...] = (),
        toughened: tuple[int, ...] = (),
    ) -> None:
        self.hits = hits
        self.use = use
        self.done = done
        self.taken = taken
        self.toughened = toughened

    def replaced(
        self,
        *,
        hits: Hits | None = None,
        done: tuple[int, ...] | None = None,
        taken: tuple[int, ...] | None = None,
        toughened: tuple[int, ...] | None = None,
    ) -> Dealing:
        """A copy with some fields replaced."""
        return Dealing(
            self.hits if hits is None else hits,
            self.use,
            self.done if done is None else done,
            self.taken if taken is None else taken,
            self.toughened if toughened is None else toughened,
        )

    def renamed(self, names: Renumbering) -> Dealing:
        """A copy with the card ids renumbered."""
        return Dealing(
            tuple([(names.place(a), b, c) for a, b, c in self.hits]),
            self.use.renamed(names) if self.use is not None else None,
            self.done,
            self.taken,
            self.toughened,
        )

    def saved(self) -> list[object]:
        return [
            [list(each) for each in self.hits],
            self.use.saved() if self.use is not None else [],
            list(self.done),
            list(self.taken),
            list(self.toughened),
        ]
