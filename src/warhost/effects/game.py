"""The rules object of a card game for two: how its states are put back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.game import Game
from ..engine.notation import Grammar
from ..engine.outcome import Outcome
from ..engine.plain import truth
from ..engine.state import State
from ..engine.steps import Question, Step
from .language.abilities import Book
from .outside import Outside
from .state.saving import read_step
from .state.world import World


class Saves:
    """How the saved states of a game are read: its own steps, a state with the facts of a saved one, its columns."""

    def __init__(
        self,
        book: Book,
        read: Callable[[list[Any]], Step[Any] | None],
        restore: Callable[[Any, dict[str, Any]], None],
        blank: Callable[[dict[str, Any], int], World],
    ) -> None:
        self.book = book
        self.read = read
        self.restore = restore
        self.blank = blank


class DuelGame(Game):
    """A card game for two; what is its own, each game says."""

    def __init__(
        self,
        name: str,
        version: str,
        prefix: str,
        steps: dict[str, type[Step[Any]]],
        quiet: tuple[str, ...],
        grammar: Grammar,
        saves: Saves,
    ) -> None:
        super().__init__(name, version, prefix, steps, quiet, grammar=grammar)
        self.saves = saves

    def dealt(self, setup: dict[str, Any], seed: int) -> World:
        """A new game out of a setup, with its log on, before its first step."""
        raise NotImplementedError

    def outside(self) -> Outside:
        """Who answers what is asked from outside."""
        raise NotImplementedError

    def start(self, setup: dict[str, Any], seed: int) -> World:
        state = self.dealt(setup, seed)
        state.advance()
        return state

    def place(self, position: dict[str, Any]) -> World:
        placed: World = self.outside().placed(position)
        return placed

    def differences(self, state: State, expected: dict[str, Any]) -> list[str]:
        return self.outside().differences(state, expected)

    def drawn(self, state: State) -> str:
        return self.outside().drawn(state)

    def step(self, saved: list[Any]) -> Step[Any]:
        step = read_step(self.saves.book, saved) or self.saves.read(saved)
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
        s = self.saves.blank(columns, rng)
        s.steps, s.question, s.options, s.seat = steps, question, options, seat
        s.decisions, s.outcome = decisions, outcome
        self.saves.restore(s, columns)
        s.refresh()
        s.changed = truth(columns["changed"])
        return s
