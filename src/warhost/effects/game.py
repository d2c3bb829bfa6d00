"""The base class of card games for two players, and how their saved states are read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from ..engine.game import Game
from ..engine.notation import Grammar
from ..engine.outcome import Outcome
from ..engine.plain import JsonData, JsonList, truth
from ..engine.state import State
from ..engine.steps import AnyQuestion, AnyStep
from .language.abilities import AbilityRegistry
from .readers import READERS
from .rules import Rules
from .state.columns import restore_columns
from .state.decks import setup_parts
from .state.world import World

W = TypeVar("W", bound=World)

Readers = Mapping[
    str, Callable[[AbilityRegistry, list[object]], AnyStep]
]  # class name -> function that creates the step


class Saves(Generic[W]):
    """The functions and tables that read a saved state: steps, columns and options."""

    def __init__(
        self,
        book: AbilityRegistry,
        read: Readers,
        restore: Callable[[W, AbilityRegistry, dict[str, object]], None],
        options: Callable[[dict[str, object]], object],
    ) -> None:
        self.book = book
        self.read = read
        self.restore = restore
        self.options = options


class DuelGame(Game):
    """A card game for two, with its rules."""

    def __init__(
        self,
        name: str,
        version: str,
        prefix: str,
        steps: tuple[type[AnyStep], ...],
        quiet: tuple[str, ...],
        grammar: Grammar,
        rules: Rules[Any],
        saves: Saves[Any],
    ) -> None:
        super().__init__(name, version, prefix, {kind.stored_name(): kind for kind in steps}, quiet, grammar=grammar)
        self.rules = rules
        rules.game = self
        self.saves = saves

    def start(self, setup: JsonData, seed: int) -> World:
        chosen, decks = setup_parts(setup)
        state: World = self.rules.deal(self.saves.options(chosen), decks, seed)
        state.log = []
        state.emit("begun", self.rules.cited.begun, state.active)
        state.advance()
        return state

    def place(self, position: dict[str, object]) -> World:
        placed: World = self.rules.placed(position)
        return placed

    def differences(self, state: State, expected: dict[str, object]) -> list[str]:
        return self.rules.presentation.differences(state, expected)

    def drawn(self, state: State) -> str:
        return self.rules.presentation.drawn(state)

    def step(self, saved: JsonList) -> AnyStep:
        """A step from its saved form: of the card language, of the game, or one of four numbers."""
        reader = READERS.get(saved[0]) or self.saves.read.get(saved[0])
        return reader(self.saves.book, saved) if reader is not None else super().step(saved)

    def restored(
        self,
        columns: JsonData,
        steps: list[AnyStep],
        question: AnyQuestion | None,
        options: list[int],
        seat: int,
        rng: int,
        decisions: int,
        outcome: Outcome | None,
    ) -> World:
        source = columns["duel"]
        s: World = self.rules.bare(self.saves.options(source["options"]), source["decks"], rng)
        s.steps, s.question, s.options, s.seat = steps, question, options, seat
        s.decisions, s.outcome = decisions, outcome
        restore_columns(s, self.saves.book, columns)
        self.saves.restore(s, self.saves.book, columns)
        if sorted([card for pile in s.piles for card in pile]) != list(range(s.facts.cards)):
            raise ValueError("a card is missing or in two places")
        s.refresh()
        s.changed = truth(columns["changed"])
        return s
