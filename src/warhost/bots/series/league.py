"""How strong the levels are: a league of bots, and ratings out of it that hold for all of them at once.

The ratings are Bradley and Terry's: the chance that one beats another hangs on the difference of two numbers alone.
They are the most likely ones for the games that were played, on the scale of chess: 400 points are ten to one.
"""

from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final

from ...engine.errors import WarhostError
from .statistics import SURE, Score

POINTS: Final = 400 / log(10)  # of a rating, for each unit of the logistic scale
ANCHOR: Final = 1500  # the rating of the bot that all others are measured by
STEPS: Final = 50  # of Newton's method; a dozen suffice
CLOSE: Final = 1e-9
PRIOR: Final = 0.5  # a win and a loss that every pair is thought to have played besides: nobody is infinitely strong


@dataclass(frozen=True)
class Meeting:
    """What one bot scored against another."""

    bots: tuple[str, str]
    score: Score


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and how sure one can be of the distance to the anchor."""

    bot: str
    points: float
    error: float  # half of the 95 % interval

    def plain(self) -> dict[str, object]:
        """As data for programs."""
        low, high = self.points - self.error, self.points + self.error
        return {"bot": self.bot, "rating": round(self.points, 1), "interval": [round(low, 1), round(high, 1)]}


def pairings(names: list[str], anchor: str, everybody: bool) -> list[tuple[str, str]]:
    """Who meets whom: neighbours on the ladder and everybody against the anchor, or simply all against all."""
    if anchor not in names:
        raise WarhostError(f"{anchor} is to measure the others by and does not play: add it to the bots")
    if len(set(names)) < len(names):
        raise WarhostError("a bot plays once in a league: name each of them once")
    found: list[tuple[str, str]] = []
    for one, other in combinations(names, 2):
        near = names.index(other) - names.index(one) == 1
        if everybody or near or anchor in (one, other):
            found.append((other, one))  # the stronger one's score is the figure one wants to see
    return found


def ratings(names: list[str], meetings: list[Meeting], anchor: str) -> list[Rating]:
    """The ratings under which these games are most likely, the strongest first."""
    places = {name: at for at, name in enumerate(names)}
    free = [name for name in names if name != anchor]
    strengths = [0.0] * len(names)
    curve: list[list[float]] = []
    for _ in range(STEPS):
        slope = [0.0] * len(names)
        curve = [[0.0] * len(names) for _ in names]
        for meeting in meetings:
            one, other = (places[bot] for bot in meeting.bots)
            games = meeting.score.games + 2 * PRIOR
            won = meeting.score.wins + meeting.score.draws / 2 + PRIOR
            chance = 1 / (1 + exp(strengths[other] - strengths[one]))
            weight = games * chance * (1 - chance)
            for at, sign in ((one, 1.0), (other, -1.0)):
                slope[at] += sign * (won - games * chance)
                curve[at][at] += weight
            curve[one][other] -= weight
            curve[other][one] -= weight
        rows = [places[name] for name in free]
        table = [[curve[row][column] for column in rows] for row in rows]
        change = solved(table, [slope[row] for row in rows])
        for row, each in zip(rows, change, strict=True):
            strengths[row] += each
        if max(map(abs, change), default=0.0) < CLOSE:
            break
    rows = [places[name] for name in free]
    table = [[curve[row][column] for column in rows] for row in rows]
    errors = {anchor: 0.0}
    for at, name in enumerate(free):
        unit = [1.0 if each == at else 0.0 for each in range(len(free))]
        errors[name] = SURE * POINTS * sqrt(max(0.0, solved(table, unit)[at]))
    found = [Rating(name, ANCHOR + POINTS * strengths[places[name]], errors[name]) for name in names]
    return sorted(found, key=lambda rating: -rating.points)


def solved(table: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations: Gauss's elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(table, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        if abs(rows[at][at]) < 1e-12:
            raise WarhostError("some bots have met nobody: no rating can be given to them")
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [each - factor * lead for each, lead in zip(rows[other], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]
