"""An attempt at a puzzle: the player's answers, the best defence against them, and whether it is solved."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from ...engine.errors import IllegalChoice
from ...engine.history.match import Match
from ...engine.state import State
from ...scenarios import puzzles_folder
from ..lookahead import after, idle_or_first
from .puzzles import Puzzle, Solver, TooLarge, read_puzzles

Status = Literal["asked", "solved", "failed"]
FORESEEN: Final = 600  # maximum number of positions examined in an attempt; above it only the end of the game counts


@lru_cache(maxsize=16)
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with Warhost; empty if it has none."""
    path = puzzles_folder() / f"{game}.jsonl"
    return tuple(read_puzzles(path)) if path.exists() else ()


class Attempt:
    """A puzzle after some answers of the player, with the opponent's best replies in between."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match: Match = puzzle.match()
        self.status: Status = "asked"
        self._solver = Solver(self.state, puzzle.seat, FORESEEN, puzzle.goal)
        self._given = 0

    @property
    def state(self) -> State:
        return self.match.state

    def answer(self, option: str) -> None:
        """Give an answer in notation; IllegalChoice or BadNotation if it is not offered.  Ignored after the end."""
        if self.status != "asked":
            raise IllegalChoice("the puzzle is over")
        self.match.choose(option)
        self._given += 1
        if self._given == 1 and self.match.answers[-1].text != self.puzzle.solution:
            self.status = "failed"
        while self.status == "asked":
            self.status = self._reached()
            if self.state.seat == self.puzzle.seat or self.status != "asked":
                break
            self.match.choose(self.state.notations()[self._defence()])

    def _reached(self) -> Status:
        if self.state.outcome is not None or self._solver.over(self.state):
            return "solved" if self._solver.wins(self.state) else "failed"
        return "asked" if self._wins(self.state) is not False else "failed"

    def _defence(self) -> int:
        """The opponent's answer: one that prevents the goal, if there is one."""
        options = range(len(self.state.options))
        saving = [index for index in options if self._wins(after(self.state, index)) is False]
        return saving[0] if saving else idle_or_first(self.state)

    def _wins(self, state: State) -> bool | None:
        """True if the goal can still be forced; None if the search is too large."""
        try:
            return self._solver.wins(state)
        except TooLarge:
            return None
