"""Statistics compared with published values."""

import pytest

from warhost.bots.series.statistics import Score, distribution, wilson


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, Statistics in Medicine 17, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_gives_the_published_intervals(score: float, games: int, low: float, high: float) -> None:
    assert wilson(score, games) == pytest.approx((low, high), abs=6e-5)


def test_wilson_without_games_excludes_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_draw_is_half_a_win() -> None:
    score = Score(wins=3, draws=2, losses=5)
    assert score.rate == 0.4
    assert score.interval == wilson(4, 10)
    assert score.reversed.rate == 0.6
    assert score + score == Score(6, 4, 10)


def test_the_interval_narrows_with_more_games() -> None:
    assert Score(500, 0, 500).half_width < Score(50, 0, 50).half_width / 3


def test_a_spread_tells_smallest_middle_and_largest() -> None:
    numbers = list(range(100, 0, -1))
    assert distribution(numbers).plain() == {"min": 1, "median": 50.5, "mean": 50.5, "p95": 95, "max": 100}
    assert distribution([7]).plain() == {"min": 7, "median": 7, "mean": 7.0, "p95": 7, "max": 7}
    assert distribution([]).max == 0
