"""A league of bots with Bradley-Terry ratings.

The chance that one bot beats another depends only on the difference of their ratings.  They are the maximum-likelihood
estimate for the games played, on the Elo scale: 400 points are ten to one.
"""

from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final

from ...engine.errors import WarhostError
from .statistics import SURE, Score

POINTS: Final = 400 / log(10)  # rating points for each unit of the logistic scale
ANCHOR: Final = 1500  # the rating of the reference bot
STEPS: Final = 50  # maximum iterations of Newton's method; a dozen suffice
CLOSE: Final = 1e-9
PRIOR: Final = 0.5  # a win and a loss added to every pair, so that no rating is infinite


@dataclass(frozen=True)
class Meeting:
    """The score of one bot against another."""

    bots: tuple[str, str]
    score: Score


@dataclass(frozen=True)
class Rating:
    """A bot's rating, and the confidence of its distance to the anchor."""

    bot: str
    points: float
    error: float  # half of the rating's 95 % confidence interval

    def plain(self) -> dict[str, object]:
        """The rating as JSON data."""
        low, high = self.points - self.error, self.points + self.error
        return {"bot": self.bot, "rating": round(self.points, 1), "interval": [round(low, 1), round(high, 1)]}


def pairings(names: list[str], anchor: str, everybody: bool) -> list[tuple[str, str]]:
    """The pairs that play: neighbours on the ladder and each bot against the anchor, or all against all."""
    if anchor not in names:
        raise WarhostError(f"{anchor} is to measure the others by and does not play: add it to the bots")
    if len(set(names)) < len(names):
        raise WarhostError("a bot plays once in a league: name each of them once")
    found: list[tuple[str, str]] = []
    for one, other in combinations(names, 2):
        near = names.index(other) - names.index(one) == 1
        if everybody or near or anchor in (one, other):
            found.append((other, one))  # the stronger bot comes first, because its score is shown
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
    """The solution of a system of linear equations by Gaussian elimination."""
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
