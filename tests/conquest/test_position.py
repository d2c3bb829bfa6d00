"""Positions of Conquest: their content, defaults, errors, and checks."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.test_scenarios import spoilt
from warhost.conquest import CONQUEST
from warhost.conquest.game import RULES
from warhost.conquest.pending import UNPREVENTABLE
from warhost.conquest.positions import expectation, moment, position
from warhost.conquest.rules.battles.damage import inflict
from warhost.conquest.words import BANK, SEATS
from warhost.engine import Failure, Scenario
from warhost.engine.errors import BadScenario
from warhost.scenarios import read_yaml

ROOT = Path(__file__).parent.parent.parent
SCENARIOS = ROOT / "scenarios" / "conquest"
FORMAT = ROOT / "docs" / "reference" / "scenarios-conquest.md"


def test_omitted_parts_have_defaults() -> None:
    s = RULES.placed({})
    assert CONQUEST.differences(s, {"asked": 1, "turn": {"seat": 1, "phase": "command", "number": 1}}) == []
    assert [len(s.deck(seat)) for seat in range(SEATS)] == [20, 20]
    assert s.open_planets() == [0, 1, 2, 3, 4]
    assert {s.name_of(card) for card in s.in_play()} == {"Captain Cato Sicarius", "Nazdreg"}


def test_planets_that_are_not_named_fill_the_line_and_those_won_are_not_in_it() -> None:
    s = RULES.placed({"planets": ["Ferrin"], "face down": 1, "seat 2": {"victory display": ["Plannum"]}})
    line = ["Ferrin", "Atrox Prime", "Barlus", "Elouith", "Carnath", "Tarrus", "face down"]
    expected = {"planets": line, "first planet": "Ferrin", "seat 2": {"victory display": ["Plannum"]}}
    assert CONQUEST.differences(s, expected) == []


def test_a_planet_can_be_marked_face_down_and_the_token_can_lie_anywhere() -> None:
    s = RULES.placed(
        {"planets": ["Ferrin", {"planet": "Barlus", "face down": True}, "Carnath"], "first planet": "Carnath"}
    )
    assert s.open_planets() == [0, 2, 3, 4, 5, 6]
    assert s.first_planet() == 2


MOB = {
    "card": "Shoota Mob",
    "damage": 1,
    "attached": ["Cybork Body", {"card": "Suffering", "by": 2, "exhausted": True}],
    "gained": [{"attack": 3, "until": "round"}],
}
RICH: dict[str, Any] = {
    "planets": ["Plannum", "Barlus"],
    "turn": {"seat": 2, "phase": "deploy", "number": 3, "window": "deploy"},
    "seat 1": {
        "warlord": {"card": "Nazdreg", "damage": 2, "bloodied": True, "at": "Barlus"},
        "resources": 4,
        "limited": True,
        "hand": ["Goff Nob", {"card": "Battle Cry", "known": True}],
        "deck": ["Shoota Mob", "Goff Nob"],
        "discard": ["Squig Bombin'"],
        "hq": [{"card": "Promethium Mine", "tokens": 3, "exhausted": True}],
        "planets": {"Barlus": [MOB, "Snotlings"], 1: [{"card": "10th Company Scout", "owner": 2}]},
    },
    "seat 2": {"warlord": "Packmaster Kith", "hand": ["Murder of Razorwings"], "resources": 1},
}


def test_cards_have_the_given_properties() -> None:
    s = RULES.placed(RICH)
    mob = {"damage": 1, "attack": 3, "hit points": 2, "attached": ["Cybork Body", "Suffering"], "at": "Barlus"}
    seat = {
        "resources": 4,
        "limited": True,
        "hand": ["Battle Cry", "Goff Nob"],
        "deck": ["Shoota Mob", "Goff Nob"],
        "discard": ["Squig Bombin'"],
        "hq": ["Promethium Mine"],
        "planets": {
            "Barlus": ["Cybork Body", "Nazdreg", "Shoota Mob", "Snotlings", "Suffering"],
            "Plannum": ["10th Company Scout"],
        },
    }
    expected = {
        "asked": 2,
        "turn": {"seat": 2, "phase": "deploy", "number": 3},
        "Nazdreg": {"damage": 2, "bloodied": True, "attack": 2, "hit points": 5, "exhausted": False, "at": "Barlus"},
        "Promethium Mine": {"tokens": 3, "exhausted": True, "at": "hq", "unit": False},
        "Shoota Mob": mob,
        "Suffering": {"controller": 2, "owner": 2, "exhausted": True, "host": "Shoota Mob"},
        "10th Company Scout": {"controller": 1, "owner": 2},
        "seat 1": seat,
    }
    assert CONQUEST.differences(s, expected) == []
    assert [s.name_of(card) for card in s.hand(0) if s.seen[card]] == ["Battle Cry"]


def test_a_check_reports_differences() -> None:
    s = RULES.placed(RICH)
    assert CONQUEST.differences(s, {"Nazdreg": {"damage": 3}}) == ["Nazdreg damage: expected 3, is 2"]
    assert CONQUEST.differences(s, {"Goff Nob": {"damage": 0}}) == ["Goff Nob: expected {'damage': 0}, is 'gone'"]
    assert CONQUEST.differences(s, {"Nazdreg": "gone"}) == ["Nazdreg: expected 'gone', is 'in play'"]
    assert CONQUEST.differences(s, {"command": {"Barlus": [1, 0], "Plannum": [1, 1]}}) == [
        "command Plannum: expected [1, 1], is [1, 0]"
    ]


def test_a_position_that_is_saved_and_loaded_is_the_same() -> None:
    s = RULES.placed(RICH)
    assert CONQUEST.load(s.save()).save() == s.save()


def test_token_units_come_out_of_the_bank() -> None:
    s = RULES.placed(RICH)
    codes = [s.name_of(card) for card in s.piles[BANK * SEATS]]
    assert codes.count("Snotlings") == 9
    assert codes.count("Khymera") == 10


def test_the_drawn_position_names_everything_on_the_table() -> None:
    text = CONQUEST.drawn(RULES.placed(RICH))
    for words in (
        "planets: Plannum (first), Barlus",
        "Nazdreg 2/5 2 damage bloodied",
        "Shoota Mob 3/2 1 damage",
        "Suffering on Shoota Mob exhausted",
        "Promethium Mine 3 tokens exhausted",
        "seat 2: 1 resources, hand (Murder of Razorwings), 20 in the deck",
        "seat 2 has the initiative; seat 2 is asked (deploy, window deploy, DeployTurn):",
        "deploy Murder of Razorwings > Barlus",
    ):
        assert words in text


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"planet": []}, "position has no 'planet'"),
        ({"planets": ["Earth"]}, "there is no card 'Earth'"),
        ({"planets": ["Barlus"] * 2}, "there is only one Barlus"),
        ({"planets": ["Barlus"] * 8}, "planets lists up to 7 planets from the left"),
        ({"planets": ["Barlus"], "seat 1": {"victory display": ["Barlus"]}}, "there is only one Barlus"),
        ({"first planet": "Iridial"}, "Iridial is not in the line of planets"),
        ({"seat 1": {"capital": "orc"}}, "seat 1 has no 'capital'"),
        ({"seat 1": {"hand": ["Nobody"]}}, "there is no card 'Nobody'"),
        ({"seat 1": {"hand": ["Nazdreg"]}}, "Nazdreg is no card of a deck"),
        ({"seat 1": {"deck": ["Snotlings"]}}, "Snotlings is no card of a deck"),
        ({"seat 1": {"deck": 1000}}, "deck is a number up to 80, not 1000"),
        ({"seat 1": {"resources": "many"}}, "resources is a number up to 255, not 'many'"),
        ({"seat 1": {"warlord": "Goff Nob"}}, "Goff Nob cannot be put there"),
        ({"seat 1": {"hq": ["Nazdreg"]}}, "Nazdreg cannot be put there"),
        ({"seat 1": {"hq": ["Battle Cry"]}}, "Battle Cry cannot be put there"),
        ({"seat 1": {"hq": ["Promotion"]}}, "Promotion is attached to nothing"),
        ({"seat 1": {"hq": [{"card": "Goff Nob", "attached": ["Battle Cry"]}]}}, "Battle Cry cannot be attached"),
        ({"seat 1": {"hq": [{"damage": 1}]}}, "a card is a name or an object with a card"),
        ({"seat 1": {"hq": [{"card": "Goff Nob", "by": 3}]}}, "by is seat 1 or 2, not 3"),
        ({"seat 1": {"hq": ["Khymera"]}}, "there are no Khymera left"),
        ({"seat 1": {"planets": {"Iridial": ["Goff Nob"]}}}, "Iridial is not in the line of planets"),
        ({"seat 1": {"planets": ["Goff Nob"]}}, "planets names the cards at each planet"),
        ({"seat 1": {"hq": [{"card": "Goff Nob", "gained": [{"speed": 1}]}]}}, "what is gained has no 'speed'"),
        ({"turn": {"phase": "setup"}}, "there is no phase 'setup'; there are deploy, command, combat, headquarters"),
        ({"turn": {"seat": 3}}, "seat is seat 1 or 2, not 3"),
        ({"turn": {"phase": "deploy", "battle": "Barlus"}}, "a battle is fought in the combat phase"),
        ({"turn": {"battle": 7}}, "no battle can be fought at 7"),
        ({"turn": {"phase": "combat", "window": "command"}}, "cannot begin in the window 'command'"),
    ],
)
def test_an_impossible_position_is_reported_in_one_line(position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario) as refused:
        RULES.placed(position)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("turn", "question"),
    [
        ({"phase": "command", "window": "command"}, "ActionWindow"),
        ({"phase": "combat", "window": "battles-over"}, "ActionWindow"),
        ({"phase": "headquarters", "window": "headquarters"}, "ActionWindow"),
        ({"phase": "command"}, "Dial"),
        ({"phase": "deploy"}, "DeployTurn"),
        ({"battle": "Barlus"}, "ActionWindow"),
    ],
)
def test_a_position_begins_where_it_says(turn: dict[str, Any], question: str) -> None:
    s = RULES.placed(
        {
            "turn": turn,
            "seat 1": {"resources": 2, "warlord": "Nazdreg", "hand": ["Squig Bombin'"]},
            "seat 2": {"hq": ["Bigtoof Banna"]},
        }
    )
    assert type(s.question).__name__ == question
    assert s.phase == ["deploy", "command", "combat", "headquarters"].index(turn.get("phase", "combat")) + 1


def test_unpreventable_damage_is_not_shielded() -> None:
    """CON-11.12: no card of the core set deals such damage, so the test deals it directly."""
    s = RULES.placed({"seat 2": {"hand": ["Battle Cry"], "planets": {"Barlus": ["Goff Nob"]}}})
    nob = next(card for card in s.in_play() if s.name_of(card) == "Goff Nob")
    asked = s.question
    assert asked is not None
    s.question = None
    s.then(asked)
    inflict(s, [(nob, 2)], -1, UNPREVENTABLE)
    s.advance()
    assert s.damage[nob] == 2
    assert s.notations() == ["dial 1", "dial 2", "dial 3", "dial 4", "dial 5"]
    assert len(s.hand(1)) == 1


@pytest.mark.parametrize("seed", range(2))
def test_a_spoilt_scenario_fails_or_is_refused_in_one_line(seed: int) -> None:
    rng = random.Random(seed)
    refused = []
    for path in sorted((SCENARIOS / "rules").rglob("*.yaml")):
        try:
            Scenario(spoilt(read_yaml(path), rng), path.name).run(CONQUEST)
        except BadScenario as said:
            refused.append(str(said))
        except Failure:
            pass
    assert len(refused) > 30
    assert [said for said in refused if "\n" in said] == []


# --- the description of the format ----------------------------------------------------------------------------


def test_the_example_of_the_format_runs() -> None:
    found = re.search(r"```yaml\n(game:.*?)```", FORMAT.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert Scenario(yaml.safe_load(found[1]), FORMAT.name).run(CONQUEST) is not None


def test_everything_in_the_format_is_described() -> None:
    text = re.sub(r"```.*?```", "", FORMAT.read_text(encoding="utf-8"), flags=re.DOTALL)
    words = {*position.SEAT_KEYS, *position.CARD_KEYS, *position.UNTIL.values(), *moment.TURN_KEYS, *moment.BEGINNINGS}
    words |= {"planets", "face down", "first planet", *expectation.EXPECTING.card(RULES.placed({}), 0)}
    said = {
        word for quoted in re.findall(r"`([^`]+)`", text) for word in [quoted, *re.findall(r"[a-z ]+(?=:)", quoted)]
    }
    assert sorted(words - said - {"card"}) == []
