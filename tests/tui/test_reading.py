"""The parser of typed lines."""

from typing import Any

import pytest

from tests.tui.seated import POSITION, from_position, new_screen
from warhost.lords import LORDS
from warhost.tui.lords.reading import Answer, Consider, Reader, Refused, Unclear

HAND = ["orc-catapult", "orc-ravager-a", "orc-ravager-b", "orc-gonke-longtooth"]


def reader(position: dict[str, Any] | None = None, language: str = "en", then: str = "") -> Reader:
    state = from_position(position).state
    if then:
        state.choose(then)
    return Reader(state.view(state.seat), new_screen(language)[0].speaker)


def chosen(read: Reader, line: str, considered: str = "") -> str:
    meaning = read.read(line, considered)
    assert isinstance(meaning, Answer), meaning
    return read.options[meaning.index]


@pytest.mark.parametrize(
    "line", ["2 d3", "deploy orc-ravager-a d3", "DEPLOY  orc-ravager-a   D3", "orc-ravager-a d3", "deploy 2 d3"]
)
def test_a_deployment_may_be_written_in_many_ways(line: str) -> None:
    assert chosen(reader(), line) == "deploy orc-ravager-a d3"


def test_a_part_of_the_name_is_enough() -> None:
    assert chosen(reader(), "gonke d3") == "deploy orc-gonke-longtooth d3"
    assert chosen(reader(language="pl"), "katapulta e2") == "deploy orc-catapult e2"


def test_a_number_considers_a_card_and_a_square_plays_it() -> None:
    assert reader().read("3") == Consider("orc-ravager-b")
    assert reader().read("gonke") == Consider("orc-gonke-longtooth")
    assert chosen(reader(), "d3", considered="orc-ravager-b") == "deploy orc-ravager-b d3"


def test_two_cards_with_the_same_name_must_be_distinguished() -> None:
    meaning = reader().read("ravager d3")
    assert isinstance(meaning, Unclear)
    assert meaning.key == "tui.ambiguous"
    assert meaning.words["choices"] == "2 Orc Ravager, 3 Orc Ravager"
    assert chosen(reader(), "ravager-b d3") == "deploy orc-ravager-b d3"


def test_what_is_not_offered_is_passed_on_to_the_rules() -> None:
    """LOW-5.2: the rules decide whether it is legal and why not."""
    assert reader().read("2 a1") == Refused("deploy orc-ravager-a a1")
    assert reader().read("dwa-ballista d3") == Refused("deploy dwa-ballista d3")
    assert reader().read("draw") == Refused("draw")
    assert reader().read("pass") == Refused("pass")


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("9 d3", "tui.no-number"),
        ("0", "tui.no-number"),
        ("2 z9", "tui.no-square"),
        ("d3", "tui.unknown"),  # which card?
        ("fly away", "tui.unknown"),
        ("dwa-ballista", "tui.unknown"),
        ("¿?", "tui.unknown"),
    ],
)
def test_typing_mistakes_get_specific_messages(line: str, key: str) -> None:
    meaning = reader().read(line)
    assert isinstance(meaning, Unclear)
    assert meaning.key == key


def test_other_questions_are_answered_by_number_square_or_notation() -> None:
    """LOW-8.3: the Catapult on e2 may shoot d4."""
    shots = reader(then="deploy orc-catapult e2")
    assert shots.options == ["hold", "shoot e2 d4"]
    assert [chosen(shots, line) for line in ("1", "hold")] == ["hold", "hold"]
    assert [chosen(shots, line) for line in ("2", "shoot e2 d4", "e2 d4", "d4")] == ["shoot e2 d4"] * 4
    assert shots.read("e2 c4") == Refused("shoot e2 c4")
    assert isinstance(shots.read("3"), Unclear)
    assert isinstance(shots.read("somewhere"), Unclear)


def test_one_square_that_fits_several_options_is_not_enough() -> None:
    position = {
        **POSITION,
        "seat 1": {**POSITION["seat 1"], "board": {"e2": "orc-catapult", "e3": "orc-catapult"}},
    }
    shots = reader(position, then="deploy orc-ravager-a d3")
    assert {"shoot e2 d4", "shoot e3 d4"} <= set(shots.options)
    meaning = shots.read("d4")
    assert isinstance(meaning, Unclear)
    assert meaning.key == "tui.ambiguous"


def test_squares_of_an_endless_board_are_pairs_of_numbers() -> None:
    """LOW-15.A1"""
    state = LORDS.start({"decks": ["orcs", "dwarves"], "options": {"borderless": True, "first": "1"}}, 3)
    read = Reader(state.view(0), new_screen()[0].speaker)
    assert chosen(read, "1 0,0").endswith(" 0,0")
    assert read.read("1 0,-4") == Refused(f"deploy {read.hand[0]} 0,-4")
