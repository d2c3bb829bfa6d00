"""Learned evaluation: integer weights that turn the features of a position into a chance of winning.

Integers, so that a position has the same value on every machine.  `warhost train` makes them from games.
"""

import json
from importlib.resources import files
from math import exp
from typing import Final

from ..engine.errors import WarhostError
from ..engine.plain import JsonData

UNIT: Final = 65536  # a weight of this, times a count of one, is one unit of the logistic scale
STEPS: Final = 256  # chances distinguished within such a unit
WIDEST: Final = 12  # units; beyond them a game counts as won or lost
HAND: Final = "hand"  # the hand-written evaluation
CHANCES: Final = [round(1e6 / (1 + exp(-at / STEPS))) / 1e6 for at in range(-WIDEST * STEPS, WIDEST * STEPS + 1)]


class Judgement:
    """The weights of one game: a linear part, and optionally a hidden layer.

    `bends` are the neurons of the one hidden layer, with rectified linear activation.
    """

    __slots__ = ("_bends", "_bias", "_line", "_starts", "_worth", "version")

    def __init__(
        self,
        version: str,
        line: list[int],
        bias: int,
        bends: list[list[int]] | None = None,
        starts: list[int] | None = None,
        worth: list[int] | None = None,
    ) -> None:
        self.version = version
        self._line = line
        self._bias = bias
        self._bends = bends or []
        self._starts = starts or []
        self._worth = worth or []

    def chance(self, counts: list[int]) -> float:
        """The chance of winning with these counts."""
        total = self._bias + dot(self._line, counts)
        for at in range(len(self._bends)):
            level = self._starts[at] + dot(self._bends[at], counts)
            if level > 0:
                total += self._worth[at] * level // UNIT
        step = total * STEPS // UNIT
        return CHANCES[max(0, min(len(CHANCES) - 1, step + WIDEST * STEPS))]


def dot(weights: list[int], counts: list[int]) -> int:
    total = 0
    for at in range(len(weights)):
        total += weights[at] * counts[at]
    return total


def read_judgement(text: str, names: list[str]) -> Judgement:
    """An evaluation from a file of weights; refused if it was made for other features."""
    try:
        data: JsonData = json.loads(text)
        counted, line, bias = data["counts"], data["line"], data["bias"]
        bends, starts, worth = data.get("bends", []), data.get("starts", []), data.get("worth", [])
        version = data["version"]
    except (ValueError, KeyError, TypeError, AttributeError) as broken:
        raise WarhostError(f"these are no weights: {broken!r}") from None
    if counted != names:
        raise WarhostError("these weights were made for other counts than this version takes; train them anew")
    if not all(isinstance(row, list) for row in (line, bends, starts, worth)) or not all(
        isinstance(row, list) for row in bends
    ):
        raise WarhostError("these are no weights: they stand in lists")
    rows = [line, starts, worth, *bends]
    fits = len(line) == len(names) and len(bends) == len(starts) == len(worth)
    if not fits or any(len(row) != len(names) for row in bends):
        raise WarhostError("these weights are not as many as there are counts")
    if not isinstance(bias, int) or not all(isinstance(each, int) for row in rows for each in row):
        raise WarhostError("weights are whole numbers")
    return Judgement(str(version), line, bias, bends, starts, worth)


def shipped(game: str, version: str, names: list[str]) -> Judgement:
    """The weights of a version that are part of the package."""
    file = files("warhost.bots") / "weights" / f"{game}-{version}.json"
    if not file.is_file():
        raise WarhostError(f"there are no weights {version!r} for {game}")
    return read_judgement(file.read_text(encoding="utf-8"), names)
