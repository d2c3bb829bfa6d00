"""The cards that fight in an attack, by front (INV-13.3, INV-46)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....engine.steps import Question
from ...state import InvasionState
from ...words import ATTACKING, CHOSEN, DEFENDING, IS_OPPOSED


class AtFront(Question[InvasionState]):
    """A question about one of the fronts of an attack (INV-46.1)."""

    def front(self) -> int:
        raise NotImplementedError


def chosen(s: InvasionState) -> list[int]:
    return [card for card in s.in_play() if s.marks[card] & CHOSEN]


def fighters(s: InvasionState, mark: int, front: int = NOTHING) -> list[int]:
    """The cards that attack, or defend, in all or at one front."""
    cards = [card for card in s.in_play() if s.marks[card] & mark]
    return cards if front == NOTHING or len(s.fronts) == 1 else [card for card in cards if s.front_of(card) == front]


def opposed(s: InvasionState) -> list[int]:
    """The cards in combat that are opposed."""
    return [card for card in (*fighters(s, ATTACKING), *fighters(s, DEFENDING)) if s.is_opposed(card)]


def meet(s: InvasionState, before: list[int]) -> None:
    """Report cards that have become opposed because the first unit of the other side has joined the combat."""
    for card in opposed(s):
        if card not in before:
            s.happen(IS_OPPOSED, card, s.controller[card], s.place[card])
