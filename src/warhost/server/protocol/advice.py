"""HTTP: hints, analysis of finished games, and the suggested level of the next opponent."""

from __future__ import annotations

import msgspec

from .words import View


class AdviceOption(msgspec.Struct):
    """A candidate move."""

    option: str  # the option in notation, as in the view's options
    chance: float  # winning chance with this option, 0 to 1
    behind: float  # winning chance of the best option minus the chance of this one …
    error: float  # … and half of its 95 % confidence interval


class AdviceStep(msgspec.Struct):
    """An expected answer."""

    seat: int
    option: str
    view: View  # view of the player who answers, with guessed hidden cards; explains the option


class AdviceInfo(msgspec.Struct):
    """GET /api/tables/{id}/hint: what the strongest bot would do for the seat to move."""

    moment: int  # the table's `moment` at the question that the hint answers
    seat: int
    options: list[AdviceOption]  # best option first
    line: list[AdviceStep]  # expected continuation; the first answer is the hint
    quick: bool = False  # true: from a fast bot, which gives one option and no winning chance


class JudgedInfo(msgspec.Struct):
    """One decision of a finished game with the bot's judgement."""

    answer: int  # number of answers given so far, as in the replay
    seat: int
    played: str
    better: str  # equal to `played` if the bot agrees
    chance: float  # winning chance of the seat's side after `played`
    best: float  # winning chance of the seat's side after `better`
    lost: float
    error: float  # half of the 95 % confidence interval of `lost`
    sure: bool


class CurvePoint(msgspec.Struct):
    """The chance of side 0 to win after an answer."""

    answer: int
    chance: float


class AnalysisInfo(msgspec.Struct):
    """GET /api/tables/{id}/analysis: the bot's analysis of a finished game.  Poll until it is complete."""

    done: int  # number of decisions analysed so far ...
    of: int  # ... and of all decisions
    sides: list[int]  # number of each seat's side
    curve: list[CurvePoint]
    turning: list[JudgedInfo]  # the answers that certainly cost most winning chance, in the order of the game
    decisions: list[JudgedInfo]
    failed: bool = False  # true: the analysis was aborted; ask again later


class LevelInfo(msgspec.Struct):
    """GET /api/levels/{game}: the suggested next opponent, from the player's last games against bots."""

    suggested: str
    last: str = ""  # level that the player last played against; "": none yet
