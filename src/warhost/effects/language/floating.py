"""Numbers that a card has gained for a while, and abilities that float without a card until their time is up."""

from __future__ import annotations

from typing import Annotated

from ...engine.columns import NEWER, Flag, Record, Worked
from ...engine.names import Names
from .abilities import AbilityEntry
from .use import SpokenCard, Topic, Use


class Boost(Record):
    """A number given to one card for a while.  The card that it becomes when it leaves play has it no longer."""

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
    """An ability that floats: what a conditional action leaves behind (INV-8.1)."""

    entry: AbilityEntry
    use: Use
    it: SpokenCard  # the card it is about, if it is about one
    age: int  # ... and the birth of that card
    until: int
    every: Annotated[Flag, False]  # whether it waits for every time, not only for the next
    spent: Annotated[int, 0, NEWER]  # how much of what it waits for has come (INV-8.2)
    sight: Annotated[Worked[Use], "self.seen()"]  # tells it from others of the same words

    def seen(self) -> Use:
        """How it sees the table: from the use that left it behind."""
        made = self.use
        return Use(
            self.entry,
            made.source,
            made.controller,
            made.place,
            made.birth,
            made.chosen,
            made.occurrence,
            made.way,
            made.spots,
            Topic(self.it, self.age),
        )

    def spending(self, more: int) -> Floating:
        """The same, after this amount more of what it waits for has happened."""
        return self.replaced(spent=self.spent + more)

    def renamed_age(self, names: Names) -> int:
        return self.use.born(self.it, self.age, names)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("age", "entry", "every", "it", "sight", "spent", "until", "use")

    def __init__(
        self,
        entry: AbilityEntry,
        use: Use,
        it: SpokenCard,
        age: int,
        until: int,
        every: Flag = False,
        spent: int = 0,
        sight: Use | None = None,
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

    def renamed(self, names: Names) -> Floating:
        """The same with other card ids."""
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
