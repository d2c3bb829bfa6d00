"""Compares bots in pairs of games with equal seeds and swapped seats."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from .playing import Fixture, FixtureResult, series_seed
from .setups import Series
from .statistics import Score


@dataclass
class Duel:
    """One bot against another: its score, what it scored with each army, and what the first player scored."""

    bots: tuple[str, str]
    score: Score = field(default_factory=Score)
    first_player: Score = field(default_factory=Score)
    armies: dict[str, Score] = field(default_factory=dict)

    def count(self, played: FixtureResult, side: int) -> None:
        """Add a game in which the first bot played on `side`."""
        scored = score_of(played, side)
        self.score += scored
        self.first_player += score_of(played, played.sides[0])
        for army in sorted({army for army, each in zip(played.armies, played.sides, strict=True) if each == side}):
            self.armies[army] = self.armies.get(army, Score()) + scored


def score_of(played: FixtureResult, side: int) -> Score:
    """The score of a game for a side."""
    if not played.winners:
        return Score(draws=1)
    won = played.sides[played.winners[0]] == side
    return Score(wins=1) if won else Score(losses=1)


def paired(series: Series, bots: tuple[str, str], games: int, seed: int) -> list[Fixture]:
    """Pairs of games: the same seed and decks, so the same cards in the same order, with the bots swapped.

    A bot's random numbers depend on seed and seat, not on its name: two equal bots play both games of a pair alike and
    score exactly 50 % each.
    """
    return [
        Fixture(
            series.game.name,
            series.setup(number),
            series_seed(seed, number),
            tuple(pair[side] for side in series.sides),
        )
        for number in range(games // 2)
        for pair in (bots, bots[::-1])
    ]


def duel(bots: tuple[str, str], played: Iterable[FixtureResult]) -> Duel:
    """Count the games of `paired`, in order: the first bot has side 0 and side 1 alternately."""
    result = Duel(bots)
    for number, each in enumerate(played):
        if not each.error:
            result.count(each, number % 2)
    return result
