"""Indirect damage: players divide it among their own cards, and all of it is dealt at the same time."""

from __future__ import annotations

from typing import Final

from ...engine.moves import Move
from ...engine.renumbering import Renumbering
from ...engine.steps import NO_IDLE_OPTION, Question, S
from ..language.ability_use import AbilityUse
from .pairs import pair, parts
from .pending import Hits

DIVIDE: Final = "divide"  # stage of the questions that divide damage


class Dividing(Question[S]):
    """A player assigns `number` points, never more than destroy a thing; then the other player assigns `target` points.

    Each game defines what can be assigned damage, how much, and how it is dealt.
    """

    who: int
    number: int  # points that `who` has not assigned yet
    target: int  # points that the other player assigns afterwards
    use: AbilityUse
    hits: Hits

    def open(self, s: S) -> list[int]:
        """The things that may be assigned damage."""
        raise NotImplementedError

    def lacking(self, s: S, card: int) -> int:
        """The number of points that may still be assigned to a thing."""
        raise NotImplementedError

    def hit(self, s: S, card: int, amount: int) -> tuple[int, int, int]:
        """The hit for an assignment of points to a thing."""
        raise NotImplementedError

    def deal(self, s: S) -> None:
        """Deal the damage after all points are assigned."""
        raise NotImplementedError

    def held(self, card: int) -> int:
        """The points assigned to a thing so far."""
        return sum([size for each, size, _ in self.hits if each == card])

    def run(self, s: S) -> None:
        options = self.offered(s) if self.number else []
        if options:
            s.ask(self, self.who, options)
        elif self.target:
            s.then(self.replaced(who=1 - self.who, number=self.target, target=0))
        else:
            self.deal(s)

    def offered(self, s: S) -> list[int]:
        found: list[int] = []
        for card in self.open(s):
            most = min(self.number, self.lacking(s, card))
            found += [pair(amount, card) for amount in range(1, most + 1)]
        return found

    def settled(self, s: S) -> int:
        """The maximum for the only thing that can be assigned damage, if there is only one."""
        cards = {card for _, card in [parts(option) for option in s.options]}
        return s.options[-1] if len(cards) == 1 else NO_IDLE_OPTION

    def share(self, option: int) -> tuple[int, int]:
        """The amount of an option and its card."""
        return parts(option)

    def answer(self, s: S, option: int) -> None:
        amount, card = self.share(option)
        hits = (*[each for each in self.hits if each[0] != card], self.hit(s, card, amount))
        s.then(self.replaced(number=self.number - amount, hits=hits))

    def move(self, s: S, option: int) -> Move:
        amount, card = self.share(option)
        return Move("assign", card, amount=amount)

    def about(self, s: S) -> dict[str, object] | None:
        return {"left": self.number}

    def stage(self, s: S) -> str:
        return DIVIDE

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("hits", "use")

    def __init__(self, who: int, number: int, target: int, use: AbilityUse, hits: Hits) -> None:
        self.card = -1
        self.who = who
        self.number = number
        self.target = target
        self.use = use
        self.hits = hits

    def replaced(
        self, *, who: int | None = None, number: int | None = None, target: int | None = None, hits: Hits | None = None
    ) -> Dividing[S]:
        """A copy with some fields replaced."""
        return type(self)(
            self.who if who is None else who,
            self.number if number is None else number,
            self.target if target is None else target,
            self.use,
            self.hits if hits is None else hits,
        )

    def renamed(self, names: Renumbering) -> Dividing[S]:
        """A copy with the card ids renumbered."""
        return type(self)(
            self.who,
            self.number,
            self.target,
            self.use.renamed(names),
            tuple([(names.place(a), b, c) for a, b, c in self.hits]),
        )

    def saved(self) -> list[object]:
        return [
            self.stored_name(),
            self.who,
            self.number,
            self.target,
            self.use.saved(),
            [list(each) for each in self.hits],
        ]
