"""Cards that join an attack in progress, and their front (INV-46)."""

from __future__ import annotations

from ....engine.columns import PlacedCard
from ....engine.moves import TITLED, Move
from ....engine.renumbering import Renumbering
from ....engine.steps import Question
from ...state import InvasionState
from ...words import ATTACKING, FRONT_MARKS, FRONTS
from .fighters import meet, opposed


def join_combat(s: InvasionState, card: int, side: int) -> None:
    """Add a card to the combat: a defender in its zone, an attacker at a front that its player chooses (INV-46.8)."""
    front = s.front_of(s.duel.section(s.place[card])) if side != ATTACKING and s.is_attacked(s.place[card]) else 0
    before = opposed(s)
    s.marks[card] = s.marks[card] & ~FRONTS | side | FRONT_MARKS[front]
    s.changed = True
    if side == ATTACKING and len(s.fronts) > 1:
        s.then(ChooseFront(s.controller[card], card))
    else:
        meet(s, before)


class ChooseFront(Question[InvasionState]):
    """Ask which zone a card attacks that has joined an attack on several zones."""

    card: PlacedCard

    def run(self, s: InvasionState) -> None:
        if s.marks[self.card] & ATTACKING:
            s.ask(self, self.who, [s.duel.section(front[0]) for front in s.fronts])

    def answer(self, s: InvasionState, option: int) -> None:
        s.marks[self.card] &= ~(FRONTS | ATTACKING)
        before = opposed(s)
        s.marks[self.card] |= ATTACKING | FRONT_MARKS[s.front_of(option)]
        s.changed = True
        meet(s, before)

    def move(self, s: InvasionState, option: int) -> Move:
        return Move("attack", option, manner=TITLED)

    # Written by `python -m tools.records` from the fields above; do not edit.
    def renamed(self, names: Renumbering) -> ChooseFront:
        """A copy with the card ids renumbered."""
        return ChooseFront(self.who, names.place(self.card), self.target, self.number)
