"""Confidence intervals and distributions."""

from dataclasses import dataclass
from math import ceil, sqrt
from statistics import fmean, median
from typing import Final

SURE: Final = 1.959964  # a normal distribution has 95 % of its values within this many standard deviations of the mean


def wilson(score: float, games: int, deviations: float = SURE) -> tuple[float, float]:
    """Wilson's 95 % confidence interval for a rate, if `games` games scored `score`.

    Unlike the normal approximation it stays within 0 and 1, and does not shrink to nothing at 0 % or 100 %.
    """
    if games == 0:
        return 0.0, 1.0
    rate, square = score / games, deviations * deviations
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = deviations / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Score:
    """Games of one player (a bot, an army) against others.  A draw counts as half a win."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def __add__(self, other: "Score") -> "Score":
        return Score(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def reversed(self) -> "Score":
        """The same games seen by the other side."""
        return Score(self.losses, self.draws, self.wins)

    @property
    def rate(self) -> float:
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the rate.

        It assumes independent games.  In a pair with equal seeds both sides get the same luck once, so the true
        interval is usually narrower.
        """
        return wilson(self.wins + self.draws / 2, self.games)

    @property
    def half_width(self) -> float:
        low, high = self.interval
        return (high - low) / 2

    def plain(self) -> dict[str, object]:
        """The score as JSON data."""
        low, high = self.interval
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "rate": round(self.rate, 6),
            "interval": [round(low, 6), round(high, 6)],
        }


@dataclass(frozen=True)
class Distribution:
    """Minimum, median, mean, 95th percentile and maximum of some numbers."""

    min: int
    median: float
    mean: float
    p95: int
    max: int

    def plain(self) -> dict[str, object]:
        return {
            "min": self.min,
            "median": self.median,
            "mean": round(self.mean, 3),
            "p95": self.p95,
            "max": self.max,
        }


def distribution(numbers: list[int]) -> Distribution:
    """The spread of numbers; without any, of a single 0."""
    ordered = sorted(numbers) or [0]
    return Distribution(
        ordered[0], median(ordered), fmean(ordered), ordered[max(0, ceil(0.95 * len(ordered)) - 1)], ordered[-1]
    )
