"""Game options: valid and invalid ones."""

from typing import Any

import pytest

from warhost.engine.errors import BadSetup
from warhost.lords import LORDS
from warhost.lords.rules.options import Options, read_options, written


def start(options: Any = None, decks: Any = ("orcs", "dwarves")) -> object:
    setup: dict[str, Any] = {"decks": list(decks) if isinstance(decks, tuple) else decks}
    return LORDS.start({**setup, "options": options} if options is not None else setup, 1)


def test_default_options_follow_the_rulebook() -> None:
    """LOW-2.1, LOW-14.1, LOW-14.6"""
    options = read_options({})
    assert options == Options()
    assert (options.columns, options.rows, options.hand) == (7, 6, 6)
    assert (options.units, options.commanders, options.quiet_turns) == (20, 4, 50)
    assert not options.endless


@pytest.mark.parametrize(
    ("players", "goals", "decks", "endless"),
    [(2, (20, 4), 2, False), (3, (20, 4), 2, False), (4, (30, 7), 4, True), (6, (50, 9), 6, True)],
)
def test_goals_and_decks_follow_the_players(players: int, goals: tuple[int, int], decks: int, endless: bool) -> None:
    """LOW-14.1, LOW-15.E1, LOW-15.E11, LOW-15.F1, LOW-15.F11"""
    options = read_options({"players": players})
    assert (options.units, options.commanders) == goals
    assert options.decks == decks
    assert options.endless == endless


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 1}, "2, 3, 4 or 6 players, not 1"),
        ({"players": 5}, "2, 3, 4 or 6 players, not 5"),
        ({"players": "2"}, "players must be a int"),
        ({"players": True}, "players must be a int"),
        ({"players": None}, "players must be a int"),
        ({"colour": "red"}, "unknown option 'colour'; there are players, "),
        ({"borderless": 1}, "borderless must be a bool"),
        ({"ranged_strict": "yes"}, "ranged_strict must be a bool"),
        ({"shoot_after_release": 0}, "shoot_after_release must be a bool"),
        ({"cavalry_always": None}, "cavalry_always must be a bool"),
        ({"open_partners": []}, "open_partners must be a bool"),
        ({"level": "expert"}, "level is one of full, basic, not 'expert'"),
        ({"level": 1}, "level must be a str"),
        ({"tie_break": "dice"}, "tie_break is one of draw, active, points"),
        ({"armies": "any"}, "armies is one of standard, personal, mercenary"),
        ({"first": "3"}, "first is one of random, 1, 2"),
        ({"first": 1}, "first must be a str"),
        ({"players": 4, "first": "1"}, "first is for two players"),
        ({"columns": 2}, "columns must be at least 3"),
        ({"columns": 100}, "columns must be at most 99"),
        ({"rows": 1}, "rows must be at least 2"),
        ({"rows": 10**9}, "rows must be at most 99"),
        ({"hand": 0}, "hand must be at least 1"),
        ({"max_copies": -1}, "max_copies must be at least 0"),
        ({"quiet_turns": 0}, "quiet_turns must be at least 1"),
        ({"quiet_turns": 1.5}, "quiet_turns must be a int"),
    ],
    ids=str,
)
def test_every_bad_value_is_named(options: dict[Any, Any], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        read_options(options)
    with pytest.raises(BadSetup, match=said):
        start(options)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"units": 0, "commanders": 0}, "cannot both be off"),
        ({"units": -1}, "units must be at least 0"),
        ({"commanders": -2}, "commanders must be at least 0"),
        ({"units": 37}, "units may be 1 to 36 or 0 for off, not 37"),
        ({"commanders": 7}, "commanders may be 1 to 6 or 0 for off, not 7"),
        ({"units": "20"}, "units must be a int"),
    ],
    ids=str,
)
def test_goals_that_nobody_can_reach_are_refused(options: dict[str, Any], said: str) -> None:
    """LOW-15.B2"""
    with pytest.raises(BadSetup, match=said):
        start(options)


@pytest.mark.parametrize(
    "options",
    [{"units": 1}, {"units": 36, "commanders": 6}, {"units": 0}, {"commanders": 0}, {"units": 15, "commanders": 3}],
    ids=str,
)
def test_goals_within_the_deck_are_allowed(options: dict[str, Any]) -> None:
    """LOW-15.B1, LOW-15.B2"""
    start(options)


@pytest.mark.parametrize(
    ("players", "decks", "goals"), [(4, 4, {"units": 72, "commanders": 12}), (6, 6, {"units": 108, "commanders": 18})]
)
def test_teams_may_agree_on_as_many_as_they_have(players: int, decks: int, goals: dict[str, int]) -> None:
    """LOW-15.B2, LOW-15.F11"""
    start({"players": players, **goals}, ("orcs",) * decks)
    for name in goals:
        with pytest.raises(BadSetup, match=f"{name} may be 1 to {goals[name]}"):
            start({"players": players, name: goals[name] + 1}, ("orcs",) * decks)


@pytest.mark.parametrize(("players", "largest"), [(2, 36), (3, 35)])
def test_a_hand_cannot_be_larger_than_the_deck(players: int, largest: int) -> None:
    """LOW-3.4, LOW-15.E2: the single player of variant E begins with one more card."""
    start({"players": players, "hand": largest})
    with pytest.raises(BadSetup, match=f"hand may be 1 to {largest} cards, not {largest + 1}"):
        start({"players": players, "hand": largest + 1})


@pytest.mark.parametrize("decks", [5, None, "orcs", {"1": "orcs"}], ids=str)
def test_decks_are_a_list(decks: object) -> None:
    with pytest.raises(BadSetup, match="decks are a list"):
        start(decks=decks)


@pytest.mark.parametrize("options", ["none", [], 3], ids=str)
def test_options_have_names(options: object) -> None:
    with pytest.raises(BadSetup, match="options are named"):
        start(options)


@pytest.mark.parametrize(("players", "decks"), [(2, 1), (2, 3), (3, 3), (4, 2), (6, 4), (2, 0)])
def test_every_variant_has_its_number_of_decks(players: int, decks: int) -> None:
    with pytest.raises(BadSetup, match=f"a game for {players} players needs . decks, not {decks}"):
        start({"players": players}, ("orcs",) * decks)


def test_a_setup_has_nothing_else() -> None:
    with pytest.raises(BadSetup, match="a setup has options and decks, not seed"):
        LORDS.start({"decks": ["orcs", "dwarves"], "seed": 3}, 1)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"players": 3, "open_partners": True},
        {"players": 6, "units": 20},
        {"borderless": True, "tie_break": "points", "quiet_turns": 12},
        {"level": "basic", "first": "2", "armies": "mercenary", "max_copies": 4, "columns": 9, "rows": 8, "hand": 7},
    ],
    ids=str,
)
def test_options_are_written_as_they_are_read(data: dict[str, Any]) -> None:
    """Only differences from the rulebook are written, to keep journals and saves short."""
    assert written(read_options(data)) == data
    assert read_options(written(read_options(data))) == read_options(data)
