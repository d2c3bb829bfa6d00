"""What a state of Invasion asks its rules all the time."""

from __future__ import annotations

from typing import Any, Final

from ...effects.language.abilities import ACTION, PLAY
from ...effects.language.use import Use
from ...effects.state.arbiter import Arbiter, Cited
from ...engine.steps import Step
from ..state import InvasionState
from .actions.playing import Payment
from .actions.resolving import go_on, put_away_played
from .actions.targets import can_be_target
from .battles.damage import can_be_hit
from .battles.ending import CombatResults, join_results
from .drawing import draw
from .entering import let_targets_go
from .leaving import take_to_hand
from .projection import work_out
from .settling import settle

CITED: Final = Cited(damage_moved="INV-14.12", tokens_put="INV-19.5", tokens_taken="INV-1.11", fizzled="INV-11.11")


class InvasionArbiter(Arbiter):
    """Also what combat asks."""

    def settle(self, s: InvasionState) -> list[Step[Any]]:
        """What cannot stay leaves, and sections burn (INV-2.15, INV-4.4, INV-32.4)."""
        return settle(s)

    def work_out(self, s: InvasionState) -> None:
        """Power, hit points, Toughness, loyalty and keywords (INV-9.11)."""
        work_out(s)

    def draw(self, s: InvasionState, seat: int, amount: int) -> int:
        """A deck that runs out ends the game at that very moment."""
        return draw(s, seat, amount)

    def take_to_hand(self, s: InvasionState, card: int, seen: bool) -> None:
        """A card that all have seen is known there (INV-23.8)."""
        take_to_hand(s, card, seen)

    def aimed(self, s: InvasionState, use: Use) -> None:
        """An action is paid for; what set itself off costs nothing."""
        if use.ability.kind in (ACTION, PLAY):
            s.then(Payment(use))
        else:
            go_on(s, use)

    def join_moment(self, s: InvasionState) -> None:
        if s.steps and isinstance(s.steps[-1], CombatResults) and s.outcome is None:
            join_results(s)

    def followed(self, s: InvasionState, use: Use) -> None:
        put_away_played(s, use)
        let_targets_go(s, use)

    def can_be_hit(self, s: InvasionState, card: int) -> bool:
        return can_be_hit(s, card)

    def can_be_target(self, s: InvasionState, card: int, use: Use) -> bool:
        return can_be_target(s, card, use)


ARBITER: Final = InvasionArbiter(CITED)
