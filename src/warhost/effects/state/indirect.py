"""Indirect damage: players divide it among their own, and all of it is dealt at the same time."""

from __future__ import annotations

from typing import Any, Final

from ...engine.moves import Move
from ...engine.steps import Question, S
from ..language.use import NOTHING, Use
from .pending import Hits

SIZE: Final = 512  # an option is the amount, and what it is assigned to


class Dividing(Question[S]):
    """A player divides `number` points, never more than destroy a thing; then the other one `target`, if there are any.

    Among what, how much each of it can take, and how it is dealt, each game says.
    """

    __slots__ = ("hits", "use")

    def __init__(self, who: int, number: int, others: int, use: Use, hits: Hits) -> None:
        super().__init__(who, NOTHING, others, number)
        self.use = use
        self.hits = hits

    def divided(self, who: int, number: int, others: int, hits: Hits) -> Dividing[S]:
        """The same, with so much still to be divided."""
        raise NotImplementedError

    def open(self, s: S) -> list[int]:
        """What may be assigned damage."""
        raise NotImplementedError

    def lacking(self, s: S, card: int) -> int:
        """How many points more may be assigned to something."""
        raise NotImplementedError

    def hit(self, s: S, card: int, amount: int) -> tuple[int, int, int]:
        """Something is assigned so many points more."""
        raise NotImplementedError

    def deal(self, s: S) -> None:
        """Everything is assigned."""
        raise NotImplementedError

    def held(self, card: int) -> int:
        """What something has been assigned."""
        return sum([size for each, size, _ in self.hits if each == card])

    def run(self, s: S) -> None:
        options = self.offered(s) if self.number else []
        if options:
            s.ask(self, self.who, options)
        elif self.target:
            s.then(self.divided(1 - self.who, self.target, 0, self.hits))
        else:
            self.deal(s)

    def offered(self, s: S) -> list[int]:
        found: list[int] = []
        for card in self.open(s):
            most = min(self.number, self.lacking(s, card))
            found += [amount * SIZE + card for amount in range(1, most + 1)]
        return found

    def share(self, option: int) -> tuple[int, int]:
        """The amount of an option, and the card that it is assigned to."""
        return option // SIZE, option % SIZE

    def answer(self, s: S, option: int) -> None:
        amount, card = self.share(option)
        hits = (*[each for each in self.hits if each[0] != card], self.hit(s, card, amount))
        s.then(self.divided(self.who, self.number - amount, self.target, hits))

    def move(self, s: S, option: int) -> Move:
        amount, card = self.share(option)
        return Move("assign", card, amount=amount)

    def about(self, s: S) -> dict[str, Any] | None:
        return {"left": self.number}
