"""What a state asks the rules all the time: they know it, so it gets to know them with the facts of its game."""

from __future__ import annotations

from typing import Any

from ...effects.language.abilities import ACTION, PLAY
from ...effects.language.use import Use
from ...engine.steps import Step
from ..state import InvasionState
from .actions.playing import Payment
from .actions.resolving import go_on, put_away_played
from .actions.targets import can_be_target
from .battles.damage import can_be_hit
from .battles.ending import CombatResults
from .projection import work_out
from .settling import settle


class Arbiter:
    """Each answer is a rule's, found once instead of every time that it is asked for."""

    def settle(self, s: InvasionState) -> list[Step[Any]]:
        return settle(s)

    def work_out(self, s: InvasionState) -> None:
        work_out(s)

    def join_moment(self, s: InvasionState) -> None:
        if s.steps and isinstance(s.steps[-1], CombatResults) and s.outcome is None:
            s.steps.pop().run(s)

    def followed(self, s: InvasionState, use: Use) -> None:
        put_away_played(s, use)

    def can_be_hit(self, s: InvasionState, card: int) -> bool:
        return can_be_hit(s, card)

    def can_be_target(self, s: InvasionState, card: int, use: Use) -> bool:
        return can_be_target(s, card, use)

    def aimed(self, s: InvasionState, use: Use) -> None:
        if use.ability.kind in (ACTION, PLAY):
            s.then(Payment(use))
        else:
            go_on(s, use)
