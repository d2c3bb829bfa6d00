"""Temporary changes: numbers that cards gain for a duration, and abilities that exist without a card."""

from __future__ import annotations

from typing import Annotated

from ...engine.columns import NEWER, Derived, Flag, Record
from ...engine.renumbering import Renumbering
from .abilities import AbilityEntry
from .ability_use import AbilityUse, ReferredCard, TextReferences


class Boost(Record):
    """A number added to one card for a duration.  It ends when the card leaves play."""

    card: int
    birth: int
    stat: int
    amount: int
    until: int

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("amount", "birth", "card", "stat", "until")

    def __init__(self, card: int, birth: int, stat: int, amount: int, until: int) -> None:
        self.card = card
        self.birth = birth
        self.stat = stat
        self.amount = amount
        self.until = until

    def saved(self) -> list[object]:
        return [self.card, self.birth, self.stat, self.amount, self.until]


class Floating(Record):
    """A floating ability: it was created by another ability and exists without a card (INV-8.1)."""

    entry: AbilityEntry
    use: AbilityUse
    it: ReferredCard  # the card that this ability is about, if any
    age: int  # the birth number of the card `it`
    until: int
    every: Annotated[Flag, False]  # True if every event triggers it, not only the next one
    spent: Annotated[int, 0, NEWER]  # the amount of the event (such as damage) that has already happened (INV-8.2)
    sight: Annotated[Derived[AbilityUse], "self.seen()"]  # distinguishes it from others with the same text

    def seen(self) -> AbilityUse:
        """The use through which it sees the table, derived from the use that created it."""
        made = self.use
        return AbilityUse(
            self.entry,
            made.source,
            made.controller,
            made.place,
            made.birth,
            made.chosen,
            made.occurrence,
            made.way,
            made.spots,
            TextReferences(self.it, self.age),
        )

    def spending(self, more: int) -> Floating:
        """A copy after another amount of its event has happened."""
        return self.replaced(spent=self.spent + more)

    def renamed_age(self, names: Renumbering) -> int:
        return self.use.born(self.it, self.age, names)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("age", "entry", "every", "it", "sight", "spent", "until", "use")

    def __init__(
        self,
        entry: AbilityEntry,
        use: AbilityUse,
        it: ReferredCard,
        age: int,
        until: int,
        every: Flag = False,
        spent: int = 0,
        sight: AbilityUse | None = None,
    ) -> None:
        self.entry = entry
        self.use = use
        self.it = it
        self.age = age
        self.until = until
        self.every = every
        self.spent = spent
        self.sight = sight if sight is not None else self.seen()

    def replaced(self, *, spent: int | None = None) -> Floating:
        """A copy with some fields replaced."""
        return Floating(
            self.entry,
            self.use,
            self.it,
            self.age,
            self.until,
            self.every,
            self.spent if spent is None else spent,
            self.sight,
        )

    def renamed(self, names: Renumbering) -> Floating:
        """A copy with the card ids renumbered."""
        return Floating(
            self.entry,
            self.use.renamed(names),
            self.use.follow(self.it, names),
            self.renamed_age(names),
            self.until,
            self.every,
            self.spent,
        )

    def saved(self) -> list[object]:
        return [self.entry.key, self.use.saved(), self.it, self.age, self.until, int(self.every), self.spent]
