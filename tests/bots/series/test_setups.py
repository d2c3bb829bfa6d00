"""The decks of each game in a series, and who begins."""

from collections import Counter
from typing import Any

import pytest

from warhost.bots.series.setups import Series, rotated
from warhost.bots.series.simulation import seated_bots
from warhost.engine import WarhostError
from warhost.engine.errors import BadSetup
from warhost.lords import ARMIES, LORDS


def test_all_pairs_of_armies_come_in_turn() -> None:
    """LOW-3.1: both players may have the same army."""
    series = Series(LORDS, [], {})
    pairs = [tuple(series.setup(number)["decks"]) for number in range(36)]
    assert set(pairs) == {(one, other) for one in ARMIES for other in ARMIES}
    assert series.setup(36) == series.setup(0)


@pytest.mark.parametrize("count", [2, 4, 6])
def test_a_few_games_already_show_every_deck_at_every_seat(count: int) -> None:
    decks = list(ARMIES)
    games = [rotated(decks, count, number) for number in range(len(decks))]
    for seat in range(count):
        assert Counter(game[seat] for game in games) == dict.fromkeys(decks, 1)


def test_no_combination_of_four_repeats_before_all_have_occurred() -> None:
    decks = ["a", "b", "c"]
    games = {tuple(rotated(decks, 4, number)) for number in range(3**4)}
    assert len(games) == 3**4


def test_the_first_deck_named_begins() -> None:
    """LOW-3.2: a series must know who sits where, so chance only decides if that is requested."""
    for seed in range(8):
        state = LORDS.start(Series(LORDS, ["orcs", "elves"], {}).setup(0), seed)
        assert state.battle.races == ["orcs", "elves"]
    assert Series(LORDS, ["orcs", "elves"], {"first": "2"}).setup(0)["options"] == {"first": "2"}


def test_a_single_deck_is_used_by_all_players() -> None:
    assert Series(LORDS, ["orcs"], {"players": 4}).setup(3)["decks"] == ["orcs"] * 4


@pytest.mark.parametrize(
    ("decks", "options", "words"),
    [
        (["gnomes"], {}, "unknown army 'gnomes'"),
        (["orcs", "elves", "undead"], {}, "needs 2 decks, not 3"),
        ([], {"players": 5}, "2, 3, 4 or 6 players"),
        ([], {"colour": "red"}, "unknown option 'colour'"),
        ([], {"borderless": 1}, "borderless must be a bool"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(
    decks: list[str], options: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadSetup, match=words):
        Series(LORDS, decks, options)


def test_bots_are_named_for_all_for_sides_or_for_seats() -> None:
    """LOW-15.E1, LOW-15.F1: seat 1 alone, or odd seats against even ones."""
    alone, teams = Series(LORDS, [], {"players": 3}).sides, Series(LORDS, [], {"players": 4}).sides
    assert seated_bots(["a"], teams) == ("a", "a", "a", "a")
    assert seated_bots(["a", "b"], teams) == ("a", "b", "a", "b")
    assert seated_bots(["a", "b"], alone) == ("a", "b", "b")
    assert seated_bots(["a", "b", "c"], alone) == ("a", "b", "c")
    with pytest.raises(WarhostError, match="3 bots cannot share 4 seats"):
        seated_bots(["a", "b", "c"], teams)
