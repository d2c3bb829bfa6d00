"""The scenario runner: what it refuses, and how it reports failures."""

from typing import Any

import pytest

from warhost.engine import Failure, Scenario
from warhost.engine.errors import BadScenario
from warhost.games import find_game
from warhost.lords import LORDS

POSITION = {
    "turn": {"seat": 1, "phase": "deploy"},
    "seat 1": {"hand": ["orc-butcher", "orc-ravager-a"], "deck": ["orc-catapult", "orc-butcher"]},
    "seat 2": {"board": {"d4": "dwa-slugger-a"}, "hand": ["dwa-slugger-a", "dwa-marauder-a"]},
}
WHOLE: dict[str, Any] = {
    "game": "lords",
    "title": "An orc attacks a dwarf",
    "covers": ["LOW-7.3"],
    "position": POSITION,
    "script": [{1: "deploy orc-butcher d3"}, {"check": {"at d4": "empty"}}],
    "check": {"seat 1": {"captured": ["dwa-slugger-a"]}},
}


def scenario(**changes: Any) -> Scenario:
    """A complete scenario with some parts changed; None removes a part."""
    data = {**WHOLE, **changes}
    return Scenario({key: value for key, value in data.items() if value is not None}, "orc.yaml")


def test_a_scenario_that_holds_gives_its_match() -> None:
    match = scenario().run(LORDS)
    assert match is not None
    assert match.answers[0].text == "deploy orc-butcher d3"
    assert match.header.position == POSITION


# --- its form -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, [], "text", 3])
def test_a_scenario_is_an_object(data: object) -> None:
    with pytest.raises(BadScenario, match=r"^orc\.yaml: a scenario"):
        Scenario(data, "orc.yaml")


@pytest.mark.parametrize("key", ["game", "title", "covers"])
def test_what_is_needed_must_be_there(key: str) -> None:
    with pytest.raises(BadScenario, match=rf"^orc\.yaml: {key} is missing"):
        scenario(**{key: None})


def test_unknown_keys_are_refused_with_the_known_ones() -> None:
    with pytest.raises(BadScenario, match=r"^orc\.yaml: a scenario has no 'scirpt'; it may have .*script"):
        scenario(scirpt=[])


@pytest.mark.parametrize(
    ("key", "value"),
    [("title", 3), ("covers", "LOW-7.3"), ("position", []), ("script", {}), ("check", []), ("seed", "1"), ("note", 1)],
)
def test_every_part_has_its_kind(key: str, value: object) -> None:
    with pytest.raises(BadScenario, match=rf"^orc\.yaml: {key} must be a"):
        scenario(**{key: value})


def test_a_scenario_has_exactly_one_start() -> None:
    with pytest.raises(BadScenario, match="from a position or from a setup"):
        scenario(setup={"decks": ["orcs", "dwarves"]})
    with pytest.raises(BadScenario, match="from a position or from a setup"):
        scenario(position=None)


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"seat 9": {}}, "position has no 'seat 9'"),
        ({"seat 1": {"hands": []}}, "seat 1 has no 'hands'"),
        ({"seat 1": {"hand": ["orc-buthcer"]}}, "orc-buthcer"),
        ({"seat 1": {"board": {"z9": "orc-butcher"}}}, "no square 'z9'"),
        ({"turn": {"phase": "lunch"}}, "lunch"),
        ({"options": {"players": 5}}, "not 5"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario, match=rf"^orc\.yaml: .*{said}"):
        scenario(position=position).run(LORDS)


@pytest.mark.parametrize(
    "line",
    [
        "draw",
        {},
        {1: "draw", 2: "draw"},
        {"one": "draw"},
        {0: "draw"},
        {1: {"can": "draw", "cannot": "draw"}},
        {1: {"cannot": "draw"}},
        {1: {"undo": "all"}},
        {"check": []},
        {"check": {"weather": "fine"}},
        {1: {"cannot": "dance", "because": "LOW-4.1"}},
    ],
    ids=str,
)
def test_an_unknown_line_is_refused_with_its_number(line: object) -> None:
    with pytest.raises(BadScenario, match=r"^orc\.yaml, script line 1: "):
        scenario(script=[line]).run(LORDS)


# --- failures -------------------------------------------------------------------------------------


def failure(**changes: Any) -> str:
    with pytest.raises(Failure) as caught:
        scenario(**changes).run(LORDS)
    return str(caught.value)


def test_a_failed_check_says_what_was_expected_what_is_and_the_position() -> None:
    said = failure(check={"seat 1": {"captures": 3}, "at d3": "empty"})
    assert said.startswith("orc.yaml, check:\n")
    assert "seat 1 captures: expected 3, is 1" in said
    assert "at d3: expected 'empty', is 'orc-butcher'" in said
    assert "d3 orc-butcher" in said.partition("The position is:")[2]


def test_a_failed_check_on_the_way_names_its_line() -> None:
    said = failure(script=[{1: "deploy orc-butcher d3"}, {"check": {"at d4": "dwa-slugger-a"}}])
    assert said.startswith("orc.yaml, script line 2:\n")
    assert "at d4: expected 'dwa-slugger-a', is 'empty'" in said


def test_an_answer_that_is_refused_says_why() -> None:
    said = failure(script=[{1: "deploy orc-butcher a1"}])
    assert said.startswith("orc.yaml, script line 1: 'deploy orc-butcher a1' is not offered to seat 1")
    assert "(LOW-5.2 beside-enemy)" in said
    assert "deploy orc-butcher d3" in said  # the available options


def test_an_answer_of_the_wrong_seat_is_a_failure() -> None:
    assert "script line 1: seat 2 is not asked now" in failure(script=[{2: "draw"}])


def test_can_and_cannot_are_checked_against_refusals() -> None:
    assert "'deploy orc-butcher a1' is refused by LOW-5.2" in failure(script=[{1: {"can": "deploy orc-butcher a1"}}])
    offered = {1: {"cannot": "deploy orc-butcher d3", "because": "LOW-5.2"}}
    assert "expected 'deploy orc-butcher d3' to be refused by LOW-5.2, but it is offered" in failure(script=[offered])
    other = {1: {"cannot": "deploy orc-butcher a1", "because": "LOW-2.2"}}
    assert "refused by LOW-2.2, but it is refused by LOW-5.2" in failure(script=[other])


def test_can_cannot_and_undo_hold_where_they_are_true() -> None:
    scenario(
        script=[
            {1: {"cannot": ["deploy orc-butcher a1", "deploy orc-ravager-a g6"], "because": "LOW-5.2"}},
            {1: [{"can": ["deploy orc-butcher d3", "resign"]}, "deploy orc-butcher d3", {"undo": 1}]},
            {"check": {"at d4": "dwa-slugger-a"}},
            {1: "deploy orc-ravager-a c3"},
        ],
        check={"at c3": "orc-ravager-a"},
    ).run(LORDS)


def test_more_cannot_be_undone_than_was_answered() -> None:
    assert "script line 1: there are 0 answers to take back" in failure(script=[{1: {"undo": 1}}])


def duel(script: list[Any], covers: list[str] | None = None, **check: Any) -> Scenario:
    """A window of a card game in which one unit may be played."""
    position = {
        "turn": {"seat": 1, "phase": "capital"},
        "seat 1": {"capital": "dwarf", "resources": 9, "hand": ["Dwarf Ranger", "Innovation"]},
        "seat 2": {"capital": "orc", "quest": ["Boar Boyz"]},
    }
    data = {"game": "invasion", "title": "a", "covers": covers or ["INV-1.1"], "position": position}
    return Scenario({**data, "script": script, "check": check}, "duel.yaml")


def duel_failure(script: list[Any], covers: list[str] | None = None, **check: Any) -> str:
    with pytest.raises(Failure) as failed:
        duel(script, covers, **check).run(find_game("invasion"))
    return str(failed.value)


def test_not_offered_is_refused_if_no_such_answer_could_be_given() -> None:
    said = duel_failure([], **{"not offered": ["defender Boar Boyz"]})
    assert (
        "'defender Boar Boyz' shows nothing: seat 1 is asked Window, which never has an answer with 'defender'" in said
    )


def test_not_offered_is_refused_for_an_unknown_name() -> None:
    said = duel_failure([], **{"not offered": ["play Dwarf Rangers > quest"]})
    assert "no card, place or answer is called 'dwarf rangers' here; did you mean Dwarf Ranger?" in said


def test_not_offered_may_name_what_is_refused_for_another_reason() -> None:
    assert duel([], **{"not offered": ["use Boar Boyz"]}).run(find_game("invasion")) is not None


def test_cannot_is_refused_while_another_seat_is_asked() -> None:
    line = {2: {"cannot": "defender Boar Boyz", "because": "INV-6.26"}}
    assert "if that is the point, INV-6.26 belongs into 'covers'" in duel_failure([line])
    assert duel([line], covers=["INV-6.26"]).run(find_game("invasion")) is not None


def test_a_misspelt_answer_is_reported_where_it_was_expected() -> None:
    """Not two phases later, after all windows have been passed automatically."""
    said = duel_failure([{1: "play Dwarf Rangr > quest"}])
    assert said.startswith("duel.yaml, script line 1: no card, place or answer is called 'dwarf rangr' here")
    assert "did you mean Dwarf Ranger?" in said
    assert "seat 1 is asked (capital, window capital, Window)" in said
