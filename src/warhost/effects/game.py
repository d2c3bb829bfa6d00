"""The rules object of a card game for two: how its states are put back."""

from __future__ import annotations

from typing import Any

from ..engine.game import Game
from ..engine.outcome import Outcome
from ..engine.plain import truth
from ..engine.steps import Question, Step
from .world import World


class DuelGame(Game):
    """A card game for two; what is its own, each game says."""

    def read(self, saved: list[Any]) -> Step[Any] | None:
        """A step with more than numbers out of its saved form, or None if it has none."""
        raise NotImplementedError

    def blank(self, columns: dict[str, Any], rng: int) -> World:
        """A state with the facts of a saved one, in which nothing has happened."""
        raise NotImplementedError

    def restore(self, s: World, columns: dict[str, Any]) -> None:
        """Put back what was saved of the columns."""
        raise NotImplementedError

    def step(self, saved: list[Any]) -> Step[Any]:
        step = self.read(saved)
        return step if step is not None else super().step(saved)

    def restored(
        self,
        columns: dict[str, Any],
        steps: list[Step[Any]],
        question: Question[Any] | None,
        options: list[int],
        seat: int,
        rng: int,
        decisions: int,
        outcome: Outcome | None,
    ) -> World:
        s = self.blank(columns, rng)
        s.steps, s.question, s.options, s.seat = steps, question, options, seat
        s.decisions, s.outcome = decisions, outcome
        self.restore(s, columns)
        s.refresh()
        s.changed = truth(columns["changed"])
        return s
