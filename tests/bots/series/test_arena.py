"""Pairs of games with equal seeds and swapped seats."""

import pytest

from warhost.bots import BOTS, GreedyBot, RandomBot
from warhost.bots.series.arena import duel, paired, score_of
from warhost.bots.series.matrix import Matrix, fill, matrix_fixtures, meetings
from warhost.bots.series.playing import Fixture, FixtureResult, play_all
from warhost.bots.series.setups import Series
from warhost.bots.series.statistics import Score
from warhost.engine.errors import BadSetup
from warhost.lords import LORDS


def test_a_pair_has_the_same_deal_with_swapped_seats() -> None:
    planned = paired(Series(LORDS, [], {}), ("a", "b"), 6, seed=1)
    assert len(planned) == 6
    for first, second in zip(planned[::2], planned[1::2], strict=True):
        assert (first.setup, first.seed) == (second.setup, second.seed)
        assert (first.bots, second.bots) == (("a", "b"), ("b", "a"))
    assert len({each.seed for each in planned}) == 3


def test_teams_change_sides_together() -> None:
    """LOW-15.E1: player 1 alone against players 2 and 3."""
    planned = paired(Series(LORDS, [], {"players": 3}), ("a", "b"), 2, seed=1)
    assert [each.bots for each in planned] == [("a", "b", "b"), ("b", "a", "a")]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_scores_exactly_half_against_itself(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's answers depend on seed, seat and position, never on its name, so both games of a pair
    are the same game.
    """
    monkeypatch.setitem(BOTS, "twin", {"random": RandomBot, "greedy": GreedyBot}[name])
    played = list(play_all(paired(Series(LORDS, [], {}), (name, "twin"), 8, seed=5)))
    result = duel((name, "twin"), played)
    assert result.score.rate == 0.5
    assert result.score.wins == result.score.losses
    for first, second in zip(played[::2], played[1::2], strict=True):
        assert (first.winners, first.decisions, first.events) == (second.winners, second.decisions, second.events)


def test_a_duel_counts_the_first_bots_games_by_army() -> None:
    planned = paired(Series(LORDS, ["orcs", "elves"], {}), ("greedy", "random"), 4, seed=9)
    result = duel(("greedy", "random"), play_all(planned))
    assert result.score == Score(wins=4)
    assert result.armies == {"orcs": Score(wins=2), "elves": Score(wins=2)}
    assert result.first_player == Score(wins=2, losses=2)


def test_a_failed_game_is_not_counted() -> None:
    planned = paired(Series(LORDS, [], {}), ("random", "random"), 2, seed=1)
    whole = next(play_all(planned))
    result = duel(("random", "random"), [whole, FixtureResult(planned[1], error="RuntimeError")])
    assert result.score.games == 1


def test_a_draw_is_one_for_both() -> None:
    """LOW-14.4"""
    drawn = FixtureResult(Fixture("lords", {}, 1, ("a", "b")), winners=(), sides=(0, 1))
    assert score_of(drawn, 0) == score_of(drawn, 1) == Score(draws=1)


def test_a_matrix_of_one_bot_is_symmetric() -> None:
    series, matrix = Series(LORDS, [], {}), Matrix(["orcs", "elves", "undead"], ("random", "random"))
    planned = matrix_fixtures(series, matrix, 4, seed=1)
    assert len(planned) == 3 * 4
    assert [each.setup["decks"] for each in planned[:2]] == [["orcs", "elves"], ["elves", "orcs"]]
    fill(matrix, play_all(planned), 4)
    for row, column in meetings(matrix):
        assert matrix.cells[row, column].games == 4
        assert matrix.cells[row, column] == matrix.cells[column, row].reversed
    assert ("orcs", "orcs") not in matrix.cells
    assert matrix.row("orcs") == matrix.cells["orcs", "elves"] + matrix.cells["orcs", "undead"]
    assert matrix.first_player.games == 12
    assert sum(matrix.row(deck).rate for deck in matrix.decks) == pytest.approx(1.5)


def test_a_matrix_of_two_bots_has_a_diagonal() -> None:
    series, matrix = Series(LORDS, [], {}), Matrix(["orcs", "elves"], ("greedy", "random"))
    planned = matrix_fixtures(series, matrix, 2, seed=1)
    assert [(each.setup["decks"], each.bots) for each in planned[2:4]] == [
        (["orcs", "elves"], ("greedy", "random")),
        (["elves", "orcs"], ("random", "greedy")),
    ]
    fill(matrix, play_all(planned), 2)
    assert {cell: score.rate for cell, score in matrix.cells.items()} == {
        (row, column): 1.0 for row in matrix.decks for column in matrix.decks
    }


def test_a_matrix_needs_two_decks() -> None:
    series = Series(LORDS, [], {"players": 4})
    with pytest.raises(BadSetup, match="two decks"):
        matrix_fixtures(series, Matrix(["orcs", "elves"], ("random", "random")), 2, seed=1)
