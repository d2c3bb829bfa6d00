"""HTTP: hints, analysis of finished games, and the suggested level of the next opponent."""

from __future__ import annotations

import msgspec

from .words import View


class AdviceOption(msgspec.Struct):
    """A candidate move."""

    option: str  # in notation, as in the view's options
    chance: float  # of winning, 0 to 1
    behind: float  # difference to the chance of the best option …
    error: float  # … and half of its 95 % confidence interval


class AdviceStep(msgspec.Struct):
    """An expected answer."""

    seat: int
    option: str
    view: View  # of the player who answers, with guessed hidden cards: explains the option


class AdviceInfo(msgspec.Struct):
    """GET /api/tables/{id}/hint: what the strongest bot would do for the seat to move."""

    moment: int  # of the table: the hint is for its question at this moment
    seat: int
    options: list[AdviceOption]  # best first
    line: list[AdviceStep]  # expected continuation; the first answer is the hint
    quick: bool = False  # true: from a fast bot, which gives one option and no chance


class JudgedInfo(msgspec.Struct):
    """One decision of a finished game with the bot's judgement."""

    answer: int  # number of answers given so far, as in the replay
    seat: int
    played: str
    better: str  # equal to `played` if the bot agrees
    chance: float  # of the seat's side to win, after what was played
    best: float  # the same after what the bot prefers
    lost: float
    error: float  # half of the 95 % confidence interval of `lost`
    sure: bool


class CurvePoint(msgspec.Struct):
    """The chance of side 0 to win after an answer."""

    answer: int
    chance: float


class AnalysisInfo(msgspec.Struct):
    """GET /api/tables/{id}/analysis: the bot's analysis of a finished game.  Poll until it is complete."""

    done: int  # decisions analysed so far ...
    of: int  # ... of this total
    sides: list[int]  # side of each seat
    curve: list[CurvePoint]
    turning: list[JudgedInfo]  # the answers that certainly cost most, in the order of the game
    decisions: list[JudgedInfo]
    failed: bool = False  # true: the analysis was aborted; ask again later


class LevelInfo(msgspec.Struct):
    """GET /api/levels/{game}: the suggested next opponent, from the player's last games against bots."""

    suggested: str
    last: str = ""  # the last opponent; "": none yet
