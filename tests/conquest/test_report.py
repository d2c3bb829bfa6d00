"""States converted to positions: the position in a problem report recreates the state."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
import yaml
from hypothesis import given

from tests.conformance.case import Walk, walks
from tests.conformance.conquest import CONQUEST_CASE
from tests.helpers import chooser, decisions, examples, renumbered
from warhost.conquest import CONQUEST, ConquestState
from warhost.conquest.positions.report import position_of, summary
from warhost.engine import SPECTATOR
from warhost.engine.errors import BadScenario
from warhost.engine.scenarios.scenario import Scenario

SEEN_BY = (0, 1, SPECTATOR)
NUMBERED = {"id", "host", "site", "attacker", "defender", "by"}


def same_to_everybody(state: ConquestState, again: ConquestState) -> bool:
    return all(renumbered(again, seat, NUMBERED) == renumbered(state, seat, NUMBERED) for seat in SEEN_BY)


@examples(3)
@given(walks(CONQUEST_CASE))
def test_a_position_that_is_written_and_read_again_gives_equal_views(walk: Walk) -> None:
    """At every seventh moment that a position can express; subsequent answers have the same effects, too."""
    state = cast(ConquestState, walk.start())
    for number in decisions(state, walk.chooser()):
        position = position_of(state) if number % 7 == 0 else None
        if position is not None:
            again = CONQUEST.place(yaml.safe_load(yaml.safe_dump(position)))
            assert type(again.question) is type(state.question)
            assert same_to_everybody(state, again)
            then, option = state.clone(), state.notations()[-1]
            for each in (then, again):
                each.choose(option)
            assert then.rng != state.rng or same_to_everybody(then, again)  # otherwise random events were involved


def test_most_states_of_a_game_can_be_written_as_positions() -> None:
    state = CONQUEST.start({"decks": ["space-marines", "orks"], "options": {"first": "1"}}, 4)
    written = [position_of(state) is not None for _ in decisions(state, chooser(seed=3)) if state.rounds]
    assert sum(written) * 2 > len(written) > 50


FULL: dict[str, Any] = {
    "turn": {"seat": 2, "phase": "combat", "number": 3, "window": "turn", "passed": 1, "asked": 1}
    | {"battle": "Barlus", "initiative": 2, "combat round": 2, "combat turn": 2, "turns passed": 1},
    "planets": [None, "Barlus", "Ferrin", "Plannum", "Iridial", None, {"planet": "Tarrus", "face down": True}],
    "first planet": 1,
    "lost planets": ["Elouith"],
    "latest planet": 2,
    "options": {"first": "1"},
    "seat 1": {
        "warlord": {"card": "Nazdreg", "damage": 2, "bloodied": True, "place": 2, "at": "Barlus"},
        "resources": 4,
        "limited": True,
        "dial": 2,
        "hq": [{"card": "Promethium Mine", "tokens": 3, "exhausted": True}],
        "planets": {
            "Barlus": [
                {
                    "card": "Goff Nob",
                    "damage": 1,
                    "gained": [{"attack": 3, "until": "battle"}],
                    "attached": [{"card": "Suffering", "exhausted": True, "by": 2, "place": 4}],
                },
                "Snotlings",
            ],
            "Ferrin": [{"card": "10th Company Scout", "moved": True, "owner": 2}],
        },
        "hand": ["Squig Bombin'", {"card": "Battle Cry", "known": True}],
        "deck": [{"card": "Shoota Mob", "known": True}, "Goff Nob"],
        "discard": ["Squig Bombin'"],
    },
    "seat 2": {
        "warlord": "Packmaster Kith",
        "resources": 1,
        "dial": 2,
        "victory display": ["Carnath"],
        "hq": [],
        "planets": {"Barlus": [{"card": "Incubus Warrior", "exhausted": True}]},
        "hand": ["Murder of Razorwings"],
        "deck": ["Incubus Warrior"],
        "discard": [],
    },
}


def test_a_position_is_complete_and_minimal() -> None:
    state = CONQUEST.place(FULL)
    assert position_of(state) == FULL
    assert CONQUEST.differences(state, {"asked": 1, "question": "ActionWindow", "battle": "Barlus"}) == []
    assert [state.name_of(card) for card in state.piles[2]] == ["Goff Nob", "Nazdreg", "Snotlings", "Suffering"]
    assert position_of(CONQUEST.place(json.loads(json.dumps(FULL)))) == FULL


BATTLE: dict[str, Any] = {"seat": 1, "phase": "combat", "number": 1, "battle": "Barlus"}
INSIDE: dict[str, Any] = {**BATTLE, "initiative": 1, "combat round": 1}
SHOOTERS = ["Vior'la Marksman", "Vior'la Marksman", "Vash'ya Trailblazer"]


@pytest.mark.parametrize(
    ("turn", "question"),
    [
        ({"seat": 1, "phase": "deploy", "number": 2, "window": "deploy", "asked": 2}, "DeployTurn"),
        ({"seat": 1, "phase": "deploy", "number": 2, "window": "deploy", "passed": 1, "asked": 2}, "DeployTurn"),
        ({"seat": 2, "phase": "command", "number": 2, "window": "dial", "asked": 2}, "Dial"),
        ({"seat": 2, "phase": "command", "number": 2, "struggle": "Barlus", "asked": 1}, "TakeBonus"),
        ({"seat": 1, "phase": "combat", "number": 1, "window": "mobile", "asked": 1}, "MobileMoves"),
        ({"seat": 1, "phase": "combat", "number": 1, "window": "combat", "asked": 1}, "ActionWindow"),
        ({**BATTLE, "window": "battle", "asked": 2}, "ActionWindow"),
        ({**INSIDE, "window": "ranged", "asked": 1, "combat turn": 2}, "ActionWindow"),
        ({**INSIDE, "window": "skirmish", "asked": 1, "combat turn": 1}, "RangedAttack"),
        ({**INSIDE, "window": "attack", "asked": 2, "combat turn": 2}, "TakeTurn"),
        ({**INSIDE, "window": "retreat", "asked": 1}, "Retreat"),
        ({**INSIDE, "window": "retreat", "asked": 2}, "Retreat"),
        ({**INSIDE, "window": "battle-ability", "asked": 2}, "BattleAbility"),
        ({"seat": 2, "phase": "headquarters", "number": 1, "window": "headquarters", "asked": 1}, "ActionWindow"),
    ],
)
def test_a_position_can_begin_at_every_question_of_a_round(turn: dict[str, Any], question: str) -> None:
    """Nothing that comes before the question is repeated."""
    position: dict[str, Any] = {
        "turn": turn,
        "planets": ["Plannum", "Barlus"],
        "seat 1": {"resources": 9, "warlord": "Commander Shadowsun", "planets": {"Barlus": SHOOTERS}},
        "seat 2": {"resources": 9, "planets": {"Barlus": ["Goff Nob", "Shoota Mob"]}},
    }
    for seat in ("seat 1", "seat 2"):
        position[seat] = {**position[seat], "hand": ["Promise of Glory", "Squig Bombin'", "Squig Bombin'"]}
        position[seat]["hq"] = ["Kraktoof Hall", "Bigtoof Banna"]
    state = CONQUEST.place(position)
    assert type(state.question).__name__ == question
    written = position_of(state)
    assert written is not None
    assert written["turn"] == turn


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        ({"battle": "Barlus", "window": "command"}, "in the window 'command' of a battle"),
        ({"phase": "combat", "struggle": "Barlus"}, "a struggle is fought in the command phase"),
        ({"struggle": "Tarrus"}, "there is no struggle for Tarrus"),
        ({"phase": "combat", "window": "dial"}, "in the window 'dial' of this phase"),
        ({"phase": "deploy", "window": "deploy", "passed": 2}, "passed is a number up to 1, not 2"),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(turn: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario, match=said):
        CONQUEST.place({"planets": ["Barlus", {"planet": "Tarrus", "face down": True}], "turn": turn})


def test_a_warlord_keeps_its_seat_under_any_control() -> None:
    lent = [{"card": "10th Company Scout", "owner": 2}]
    state = CONQUEST.place({"seat 1": {"hq": lent}, "seat 2": {"warlord": "Packmaster Kith"}})
    assert [state.name_of(card) for card in state.duel.warlords] == ["Captain Cato Sicarius", "Packmaster Kith"]


HIDDEN: dict[str, Any] = {
    "turn": {"phase": "combat", "window": "combat"},
    "planets": ["Plannum", "Barlus", "Ferrin"],
    "seat 1": {
        "warlord": {"card": "Nazdreg", "at": "Barlus"},
        "hq": ["'idden Base", "Tellyporta Pad", "Kraktoof Hall"],
        "planets": {"Barlus": ["Goff Nob"], "Plannum": ["Shoota Mob"]},
        "reserve": {
            "Barlus": [
                "Sootblade Assashun",
                {
                    "card": "Risen Warriors",
                    "known": True,
                    "unit": {"damage": 1, "exhausted": True, "attached": ["Cybork Body"], "place": 1},
                },
            ],
            "Plannum": [{"card": "Mandrake Cutthroat", "unit": {"gained": [{"attack": 2, "until": "phase"}]}}],
        },
    },
    "seat 2": {"planets": {"Barlus": ["Enraged Ork", "Bad Dok"], "Plannum": ["Bad Dok", "Enraged Ork"]}},
}


def test_units_that_reserves_are_treated_as_are_written_down() -> None:
    """CON-19.10: with damage, marks, attachments and order, at every moment that a position can express."""
    state = CONQUEST.place(HIDDEN)
    position = position_of(state)
    assert position is not None
    units = [each["unit"] for each in position["seat 1"]["reserve"]["Barlus"]]
    assert units[1] == {"damage": 1, "exhausted": True, "attached": [{"card": "Cybork Body", "place": 4}], "place": 1}
    assert position["seat 1"]["reserve"]["Plannum"][0]["unit"] == {"gained": [{"attack": 2, "until": "phase"}]}
    written = kept = 0
    for seed in range(4):
        state = CONQUEST.place(HIDDEN)
        for _ in decisions(state, chooser(seed=seed), 60):
            position = position_of(state) if state.stand_ins else None
            kept += bool(state.stand_ins)
            if position is not None:
                again = CONQUEST.place(yaml.safe_load(yaml.safe_dump(position)))
                assert same_to_everybody(state, again)
                assert position_of(again) == position
                written += 1
    assert written * 2 > kept > 60


def test_a_state_that_positions_cannot_express_is_not_written() -> None:
    """During an attack, and with a floating ability."""
    sides = {"seat 1": {"planets": {"Barlus": ["Goff Nob"]}}, "seat 2": {"planets": {"Barlus": ["Shoota Mob"] * 2}}}
    turn = {**INSIDE, "window": "attack", "asked": 2}
    state = CONQUEST.place({"planets": ["Barlus"], "turn": turn, **sides})
    assert position_of(state) is not None
    state.choose("attacker Shoota Mob")
    while state.attacker == -1:
        state.choose(0)
    assert position_of(state) is None


def test_the_summary_of_a_position_is_a_passing_check() -> None:
    state = CONQUEST.place(FULL)
    data = {"game": "conquest", "title": "a report", "covers": ["CON-5.1"], "position": FULL, "check": summary(state)}
    assert Scenario(data, "report").run(CONQUEST) is not None
    wrong = {**summary(state), "asked": 2}
    assert CONQUEST.differences(state, wrong) == ["asked: expected 2, is 1"]
