"""Exhausting and readying cards (CON-2.4, CON-2.5)."""

from __future__ import annotations

from ...effects.language.basis import MARKS
from ...engine.columns import PlacedCard
from ...engine.renumbering import Renumbering
from ...engine.steps import Step
from ..changes.common import CannotReady
from ..state import ConquestState
from ..words import AFTER_READIES, EXHAUSTED, WHEN_EXHAUSTS


class Exhausts(Step[ConquestState]):
    """A card is about to exhaust; interrupts come first.

    `target` is its birth number: a card that left play and returned is another card (CON-16.21).
    """

    card: PlacedCard

    def run(self, s: ConquestState) -> None:
        if not s.is_in_play(self.card) or s.births[self.card] != self.target:
            s.rules.unpaid(s)
        elif not s.marks[self.card] & EXHAUSTED:
            s.marks[self.card] |= EXHAUSTED
            s.touched(MARKS)
            s.emit("exhausted", "CON-2.4", s.controller[self.card], self.card)

    # Written by `python -m tools.records` from the fields above; do not edit.
    def renamed(self, names: Renumbering) -> Exhausts:
        """A copy with the card ids renumbered."""
        return Exhausts(self.who, names.place(self.card), self.target, self.number)


def exhaust(s: ConquestState, cards: list[int]) -> bool:
    """Exhaust cards; exhausted ones cannot be exhausted again.  Returns True if there was a ready one."""
    ready = [card for card in cards if s.is_in_play(card) and not s.marks[card] & EXHAUSTED]
    s.then_all([Exhausts(card=card, target=s.births[card]) for card in ready])
    for card in ready:
        s.happen(WHEN_EXHAUSTS, card, s.controller[card], s.place[card])
    return bool(ready)


def can_ready(s: ConquestState, card: int) -> bool:
    """True if no effect prevents a card from readying."""
    return not s.modifiers(CannotReady).any(card)


def ready_up(s: ConquestState, cards: list[int]) -> bool:
    """Ready cards; returns True if there was an exhausted one."""
    turned = [card for card in cards if s.is_in_play(card) and s.marks[card] & EXHAUSTED and can_ready(s, card)]
    for card in turned:
        s.marks[card] &= ~EXHAUSTED
        s.touched(MARKS)
        s.emit("readied", "CON-2.3", s.controller[card], card)
    for card in turned:
        s.happen(AFTER_READIES, card, s.controller[card], s.place[card])
    return bool(turned)
