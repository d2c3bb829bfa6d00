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
from .outside import Outside, outside_of
from .state.columns import restore_columns
from .state.saving import read_step
from .state.world import World


class Begins:
    """How a game is dealt out of a setup, and by which rule it has begun then."""

    def __init__(self, deal: Callable[[dict[str, Any], int], World], rule: str) -> None:
        self.deal = deal
        self.rule = rule


class Saves:
    """How the saved states of a game are read: its own steps, its columns, its facts, and a bare state with them."""

    def __init__(
        self,
        book: Book,
        read: Callable[[list[Any]], Step[Any] | None],
        restore: Callable[[Any, dict[str, Any]], None],
        facts: Callable[[dict[str, Any]], Any],
        bare: Callable[[Any, int], World],
    ) -> None:
        self.book = book
        self.read = read
        self.restore = restore
        self.facts = facts
        self.bare = bare


class DuelGame(Game):
    """A card game for two; by the rule `resigning` a player may give up."""

    def __init__(
        self,
        name: str,
        version: str,
        prefix: str,
        steps: tuple[type[Step[Any]], ...],
        quiet: tuple[str, ...],
        grammar: Grammar,
        begins: Begins,
        saves: Saves,
        resigning: str,
    ) -> None:
        super().__init__(name, version, prefix, {kind.__name__: kind for kind in steps}, quiet, grammar=grammar)
        self.begins = begins
        self.saves = saves
        self.resigning = resigning
        self._outside: Outside | None = None

    def outside(self) -> Outside:
        """Who answers what is asked from outside; they are loaded when somebody asks."""
        if self._outside is None:
            self._outside = outside_of(f"warhost.{self.name}", self.resigning)
        return self._outside

    def start(self, setup: dict[str, Any], seed: int) -> World:
        state = self.begins.deal(setup, seed)
        state.log = []
        state.emit("begun", self.begins.rule, state.active)
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
        s = self.saves.bare(self.saves.facts(columns["duel"]), rng)
        s.steps, s.question, s.options, s.seat = steps, question, options, seat
        s.decisions, s.outcome = decisions, outcome
        restore_columns(s, self.saves.book, columns)
        self.saves.restore(s, columns)
        s.refresh()
        s.changed = truth(columns["changed"])
        return s
