"""Indirect damage: each player divides it among their own cards and sections (INV-14.14 to 14.19)."""

from __future__ import annotations

from typing import Annotated

from ....effects.language.ability_use import AbilityUse
from ....effects.state.indirect import DIVIDE, Dividing
from ....effects.state.pending import Hits
from ....engine.columns import Flag
from ....engine.moves import Move
from ....engine.renumbering import Renumbering
from ....engine.steps import Question
from ...changes.damage import IndirectInOrder
from ...state import InvasionState
from ...words import UNIT
from .amounts import can_be_hit, enough
from .dealing import deal, multiplied
from .hits import INDIRECT, UNCANCELLABLE


class Indirect(Dividing[InvasionState]):
    """A player divides indirect damage among their own cards (INV-14.14).

    `who` goes first; `number` is their share, `target` the other's damage still to be divided; all of it is dealt
    at the same time (INV-14.18). With `twice`, what units are assigned is doubled as it is being assigned
    (INV-14.19).
    """

    who: int
    target: int
    number: int
    hits: Hits
    use: AbilityUse
    uncancellable: Annotated[Flag, False]
    twice: Annotated[Flag, False]

    def open(self, s: InvasionState) -> list[int]:
        """The things that may be assigned damage; with an order, only the one that is not destroyed yet."""
        cards = [card for card in [*s.in_play(), *s.duel.sites] if s.controller[card] == self.who]
        cards = [card for card in cards if can_be_hit(s, card) and self.lacking(s, card) > 0]
        if IndirectInOrder in s.in_force:
            begun = [card for card in cards if [hit for hit in self.hits if hit[0] == card]]
            return begun or cards
        return cards

    def lacking(self, s: InvasionState, card: int) -> int:
        """The number of points that may still be assigned to a thing, up to its destruction (INV-14.16, INV-14.17)."""
        return -(-(enough(s, card, self.flags()) - self.held(card)) // self.worth(s, card, 1))

    def worth(self, s: InvasionState, card: int, amount: int) -> int:
        return multiplied(s, card, amount, self.use, self.twice and s.kinds[card] & UNIT != 0)

    def hit(self, s: InvasionState, card: int, amount: int) -> tuple[int, int, int]:
        return (card, self.held(card) + self.worth(s, card, amount), self.flags())

    def deal(self, s: InvasionState) -> None:
        deal(s, self.hits, self.use)

    def flags(self) -> int:
        return INDIRECT | (UNCANCELLABLE if self.uncancellable else 0)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("twice", "uncancellable")

    def __init__(
        self,
        who: int,
        target: int,
        number: int,
        hits: Hits,
        use: AbilityUse,
        uncancellable: Flag = False,
        twice: Flag = False,
    ) -> None:
        self.card = -1
        self.who = who
        self.target = target
        self.number = number
        self.hits = hits
        self.use = use
        self.uncancellable = uncancellable
        self.twice = twice

    def replaced(
        self, *, who: int | None = None, target: int | None = None, number: int | None = None, hits: Hits | None = None
    ) -> Indirect:
        """A copy with some fields replaced."""
        return Indirect(
            self.who if who is None else who,
            self.target if target is None else target,
            self.number if number is None else number,
            self.hits if hits is None else hits,
            self.use,
            self.uncancellable,
            self.twice,
        )

    def renamed(self, names: Renumbering) -> Indirect:
        """A copy with the card ids renumbered."""
        return Indirect(
            self.who,
            self.target,
            self.number,
            tuple([(names.place(a), b, c) for a, b, c in self.hits]),
            self.use.renamed(names),
            self.uncancellable,
            self.twice,
        )

    def saved(self) -> list[object]:
        return [
            "Indirect",
            self.who,
            self.target,
            self.number,
            [list(each) for each in self.hits],
            self.use.saved(),
            int(self.uncancellable),
            int(self.twice),
        ]


class IndirectOrder(Question[InvasionState]):
    """Both players take indirect damage: the active player decides who divides first (INV-14.18)."""

    number: int
    use: AbilityUse

    def run(self, s: InvasionState) -> None:
        s.ask(self, s.active, [s.active, 1 - s.active])

    def answer(self, s: InvasionState, option: int) -> None:
        s.then(Indirect(option, self.number, self.number, (), self.use))

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("assign first") if option == s.active else Move("opponent assigns first")

    def stage(self, s: InvasionState) -> str:
        return DIVIDE

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("use",)

    def __init__(self, number: int, use: AbilityUse) -> None:
        self.who = self.card = self.target = -1
        self.number = number
        self.use = use

    def renamed(self, names: Renumbering) -> IndirectOrder:
        """A copy with the card ids renumbered."""
        return IndirectOrder(self.number, self.use.renamed(names))

    def saved(self) -> list[object]:
        return ["IndirectOrder", self.number, self.use.saved()]
