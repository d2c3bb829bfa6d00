"""HTTP: positions with one move that wins or saves, to be solved at the table of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .library import CardInfo
from .meant import MeantMove
from .refusals import Refusal
from .words import Short, Shown, View

Goal = Literal["win", "survive", "hold"]
Attempted = Annotated[list[Short], msgspec.Meta(max_length=40)]


class PuzzleCount(msgspec.Struct):
    """GET /api/puzzles: the games that have some."""

    game: str
    count: int


class PuzzleInfo(msgspec.Struct):
    """GET /api/puzzles/{game}"""

    number: int  # from 1
    seat: int  # who is to win, or to survive
    goal: Goal  # this turn, this turn, the enemy's next turn
    decks: list[str]  # of the game it comes from, by seat; "": one without a name


class PuzzleAt(msgspec.Struct):
    """POST /api/puzzles/{game}/{number}/frame: after these answers of who solves it; the others answer, too."""

    answers: Attempted


class PuzzleFrame(msgspec.Struct):
    """The game as who solves it sees it there."""

    view: View
    log: list[Shown]
    cards: list[CardInfo]  # those that only this position has
    status: Literal["asked", "solved", "failed"]  # failed: it cannot be reached any more
    window: str  # in which one is asked, if it is one where one may pass


class PuzzleAsk(msgspec.Struct):
    """POST /api/puzzles/{game}/{number}/why (of an action) and …/preview (of options that begin with these words)."""

    answers: Attempted
    action: Short | MeantMove


class PuzzleWhy(msgspec.Struct):
    """Why an action is not allowed."""

    refusal: Refusal | None


class PuzzleSolution(msgspec.Struct):
    """GET /api/puzzles/{game}/{number}/solution: the only first answer that reaches the goal."""

    option: str
