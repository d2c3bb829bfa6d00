"""Who fights in an attack, and at which of its fronts (INV-13.3, INV-46)."""

from __future__ import annotations

from ....effects.language.use import NOTHING
from ....effects.state.card_table import Happened
from ....effects.state.world import World
from ....engine.steps import Question
from ...state import InvasionState
from ...words import ATTACKING, CHOSEN, DEFENDING, IS_OPPOSED, PHASE_ENDS, UNIT


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


def is_opposed(s: InvasionState, card: int) -> bool:
    """Whether a card takes part in combat, and a unit of the other side as well, at the same front (INV-46.6)."""
    side = s.marks[card] & (ATTACKING | DEFENDING) if card < s.facts.cards else 0
    if not side:
        return False
    other = DEFENDING if side & ATTACKING else ATTACKING
    front = s.front_of(card)
    return bool(
        [each for each in s.in_play() if s.marks[each] & other and s.kinds[each] & UNIT and s.front_of(each) == front]
    )


def opposed(s: InvasionState) -> list[int]:
    """The cards in combat that are opposed."""
    return [card for card in (*fighters(s, ATTACKING), *fighters(s, DEFENDING)) if is_opposed(s, card)]


def meet(s: InvasionState, before: list[int]) -> None:
    """Tell who is opposed now and was not before: that happens when the first unit of the other side joins."""
    for card in opposed(s):
        if card not in before:
            s.happen(IS_OPPOSED, card, s.controller[card], s.place[card])


def this_phase(s: World) -> tuple[Happened, ...]:
    """What the turn remembers since the last phase in which somebody attacked was over."""
    ends = [at for at, (kind, _, _, _) in enumerate(s.history) if kind == PHASE_ENDS]
    return s.history[ends[-1] + 1 :] if ends else s.history
