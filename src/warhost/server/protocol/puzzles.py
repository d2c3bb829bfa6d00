"""HTTP: puzzles, positions in which exactly one move wins or survives."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .library import CardInfo
from .move_data import MoveData
from .refusals import Refusal
from .words import Short, Shown, View

Goal = Literal["win", "survive", "hold"]
Attempted = Annotated[list[Short], msgspec.Meta(max_length=40)]


class PuzzleCount(msgspec.Struct):
    """GET /api/puzzles: the number of puzzles of each game that has any."""

    game: str
    count: int


class PuzzleInfo(msgspec.Struct):
    """GET /api/puzzles/{game}: a puzzle in the list."""

    number: int  # number of the puzzle, from 1
    seat: int  # seat that has to reach the goal
    goal: Goal  # win this turn, survive this turn, or survive the opponent's next turn
    decks: list[str]  # names of the decks in the original game, by seat; "": unnamed


class PuzzleAt(msgspec.Struct):
    """POST /api/puzzles/{game}/{number}/frame: the solver's answers so far; the server answers for the opponent."""

    answers: Attempted


class PuzzleFrame(msgspec.Struct):
    """The position of a puzzle as the solver sees it."""

    view: View
    log: list[Shown]
    cards: list[CardInfo]  # facts of the cards that only this position has
    status: Literal["asked", "solved", "failed"]  # asked: not decided yet; failed: the goal cannot be reached any more
    window: str  # key of the action window, if passing is possible


class PuzzleAsk(msgspec.Struct):
    """POST /api/puzzles/{game}/{number}/why (of an action) and …/preview (of options that begin with these words)."""

    answers: Attempted
    action: Short | MoveData


class PuzzleWhy(msgspec.Struct):
    """The reason why an action is not allowed."""

    refusal: Refusal | None


class PuzzleSolution(msgspec.Struct):
    """GET /api/puzzles/{game}/{number}/solution: the only first answer that reaches the goal."""

    option: str
