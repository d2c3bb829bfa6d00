"""Ratings of a league of bots, and how they are computed."""

import pytest

from warhost.bots.series.league import ANCHOR, Meeting, pairings, ratings, solved
from warhost.bots.series.pace import measured, within
from warhost.bots.series.statistics import Score
from warhost.engine import WarhostError


def test_neighbours_and_the_anchor_are_paired() -> None:
    names = ["random", "soldier", "greedy", "captain", "warlord"]
    assert pairings(names, "greedy", everybody=False) == [
        ("soldier", "random"),
        ("greedy", "random"),
        ("greedy", "soldier"),
        ("captain", "greedy"),
        ("warlord", "greedy"),
        ("warlord", "captain"),
    ]
    assert len(pairings(names, "greedy", everybody=True)) == 10
    with pytest.raises(WarhostError, match="greedy is to measure the others by"):
        pairings(["random", "captain"], "greedy", everybody=False)
    with pytest.raises(WarhostError, match="once"):
        pairings(["greedy", "greedy"], "greedy", everybody=False)


def test_a_rating_follows_from_the_score() -> None:
    """A score of three to one is 191 rating points; an equal score is none."""
    found = ratings(["a", "b"], [Meeting(("a", "b"), Score(wins=3000, losses=1000))], "b")
    assert [each.bot for each in found] == ["a", "b"]
    assert found[0].points - ANCHOR == pytest.approx(190.8, abs=0.5)
    assert found[1].points == ANCHOR
    assert found[1].error == 0.0
    even = ratings(["a", "b"], [Meeting(("a", "b"), Score(wins=5, draws=2, losses=5))], "b")
    assert even[0].points == pytest.approx(ANCHOR)


def test_more_games_narrow_the_interval_and_no_rating_is_infinite() -> None:
    few, many = (ratings(["a", "b"], [Meeting(("a", "b"), Score(wins=games))], "b")[0] for games in (10, 1000))
    assert ANCHOR < few.points < many.points < ANCHOR + 2000
    sure, unsure = (
        ratings(["a", "b"], [Meeting(("a", "b"), Score(wins=games, losses=games))], "b")[0] for games in (1000, 10)
    )
    assert sure.error < unsure.error


def test_bots_that_never_met_are_rated_through_common_opponents() -> None:
    meetings = [Meeting(("a", "b"), Score(wins=750, losses=250)), Meeting(("b", "c"), Score(wins=750, losses=250))]
    found = {each.bot: each.points for each in ratings(["a", "b", "c"], meetings, "c")}
    assert found["a"] - found["c"] == pytest.approx(2 * (found["b"] - found["c"]), rel=0.01)


def test_a_bot_without_games_cannot_be_rated() -> None:
    with pytest.raises(WarhostError, match="met nobody"):
        ratings(["a", "b", "c"], [Meeting(("a", "b"), Score(wins=1))], "b")


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [5.0, 10.0]) == pytest.approx([1.0, 3.0])


def test_thinking_time_is_converted_to_a_number_of_playouts() -> None:
    """A thousand seconds per decision allow more playouts than zero seconds."""
    assert measured("lords", "greedy", answers=3).decisions == 3
    level, _, playouts = within("lords", "captain", 1000.0).partition("@")
    assert level == "captain"
    assert int(playouts) > 1
    assert within("lords", "captain", 0.0) == "captain@1"
