"""HTTP: what the computer would do, its analysis of a finished game, and its suggested level for a player."""

from __future__ import annotations

import msgspec

from .words import View


class AdviceOption(msgspec.Struct):
    """An option that is worth a thought."""

    option: str  # in notation, as the view offers it
    chance: float  # of winning, 0 to 1
    behind: float  # how much less than the best one's that is …
    error: float  # … and half of the 95 % interval of it


class AdviceStep(msgspec.Struct):
    """An answer that is expected."""

    seat: int
    option: str
    view: View  # of who gives it, in a guess at what is hidden: what the option means


class AdviceInfo(msgspec.Struct):
    """GET /api/tables/{id}/hint: what the strongest bot would do in place of the seat that is asked."""

    moment: int  # of the table: the advice is for this question
    seat: int
    options: list[AdviceOption]  # the best first
    line: list[AdviceStep]  # how the game may go on; the first is the advice
    quick: bool = False  # the opinion of a fast bot: one option, without a chance


class JudgedInfo(msgspec.Struct):
    """One decision of a finished game."""

    answer: int  # the replay's number after it was answered
    seat: int
    played: str
    better: str  # the same as `played` where the bot agrees
    chance: float  # after what was played, for the seat's side
    best: float  # after what the bot prefers
    lost: float
    error: float  # half of the 95 % interval of `lost`
    sure: bool


class CurvePoint(msgspec.Struct):
    """The chance of side 0 after an answer."""

    answer: int
    chance: float


class AnalysisInfo(msgspec.Struct):
    """GET /api/tables/{id}/analysis: the bot's analysis of a finished game.  Poll until it is complete."""

    done: int  # decisions looked at so far ...
    of: int  # ... of all
    sides: list[int]  # by seat
    curve: list[CurvePoint]
    turning: list[JudgedInfo]  # the answers that surely cost most, in the order of the game
    decisions: list[JudgedInfo]
    failed: bool = False  # it will not be finished: ask again later


class LevelInfo(msgspec.Struct):
    """GET /api/levels/{game}: whom to play against next, by how one's last games against the computer went."""

    suggested: str
    last: str = ""  # whom one met last; "": nobody yet
