"""The rules object of a card game for two: how its states are put back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from .state.decks import setup_parts
from .state.saving import read_step
from .state.world import World


class Begins:
    """How a game is dealt: with what players agreed on, their decks and a seed; and by which rule it has begun then."""

    def __init__(self, deal: Callable[[Any, Any, int], World], rule: str) -> None:
        self.deal = deal
        self.rule = rule


Readers = Mapping[str, Callable[[list[Any]], Step[Any]]]  # by name: a step out of its saved form


class Saves:
    """How the saved states of a game are read: steps, columns, options, facts, and a bare state with them."""

    def __init__(
        self,
        book: Book,
        read: Readers,
        restore: Callable[[Any, Book, dict[str, Any]], None],
        options: Callable[[dict[str, Any]], Any],
        facts: Callable[[Any, list[list[str]]], Any],
        bare: Callable[[Any, int], World],
    ) -> None:
        self.book = book
        self.read = read
        self.restore = restore
        self.options = options
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
        chosen, decks = setup_parts(setup)
        state = self.begins.deal(self.saves.options(chosen), decks, seed)
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
        """A step of the card language, one of the game's own that carries more than numbers, or one of numbers."""
        step = read_step(self.saves.book, saved)
        if step is None and saved[0] in self.saves.read:
            step = self.saves.read[saved[0]](saved)
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
        source = columns["duel"]
        s = self.saves.bare(self.saves.facts(self.saves.options(source["options"]), source["decks"]), rng)
        s.steps, s.question, s.options, s.seat = steps, question, options, seat
        s.decisions, s.outcome = decisions, outcome
        restore_columns(s, self.saves.book, columns)
        self.saves.restore(s, self.saves.book, columns)
        if sorted([card for pile in s.piles for card in pile]) != list(range(s.facts.cards)):
            raise ValueError("a card is missing or in two places")
        s.refresh()
        s.changed = truth(columns["changed"])
        return s
