"""States converted to positions: the position in a problem report recreates the state."""

from __future__ import annotations

from typing import Any, cast

import pytest
import yaml
from hypothesis import given

from tests.conformance.case import Walk, walks
from tests.conformance.invasion import INVASION_CASE
from tests.helpers import chooser, decisions, examples, renumbered
from warhost.effects.circumstances import NOTHING
from warhost.engine import SPECTATOR
from warhost.engine.errors import BadScenario
from warhost.engine.scenarios.scenario import Scenario
from warhost.invasion import INVASION, InvasionState
from warhost.invasion.positions.report import position_of, summary
from warhost.invasion.words import (
    CAPITAL_STRUCK,
    DEVELOPED_FREELY,
    DRAWN,
    ENTERS_PLAY,
    PHASE_ENDS,
    PLAYED_DEVELOPMENT,
    PLAYED_FROM_HAND,
    REMEMBERED,
    ZONE_ATTACKED,
)

SEEN_BY = (0, 1, SPECTATOR)
NUMBERED = {"id", "host", "quest", "attackers", "defenders"}


@examples(4)
@given(walks(INVASION_CASE))
def test_a_position_that_is_written_and_read_again_gives_equal_views(walk: Walk) -> None:
    """At every seventh moment that a position can express."""
    state = cast(InvasionState, walk.start())
    for number in decisions(state, walk.chooser()):
        if number % 7 == 0 and state.turns and not state.draft:
            position = position_of(state)
            if position is not None:
                again = INVASION.place(yaml.safe_load(yaml.safe_dump(position)))
                for seat in SEEN_BY:
                    assert renumbered(again, seat, NUMBERED) == renumbered(state, seat, NUMBERED)


def test_most_states_of_a_game_can_be_written_as_positions() -> None:
    state = INVASION.start({"decks": ["dwarf", "orc"], "options": {"first": "1"}}, 3)
    written = [position_of(state) is not None for _ in decisions(state, chooser(seed=3)) if state.turns]
    assert sum(written) * 2 > len(written) > 50


FULL: dict[str, Any] = {
    "turn": {
        "seat": 2,
        "phase": "capital",
        "number": 6,
        "first": 1,
        "window": "capital",
        "priority": 1,
        "passed": 1,
        "happened": [{"seat": 2, "developed": True}, {"seat": 2, "played": "Choppa"}],
    },
    "options": {"restore_units_only": True},
    "seat 1": {
        "capital": "dwarf",
        "resources": 4,
        "kingdom": [
            {"card": "Hammerer of Karak Azul", "damage": 1, "corrupted": True},
            {"card": "Runesmith", "facedown": True},
            {"card": "Choppa", "on": 1, "by": 2},
            "Keystone Forge",
        ],
        "quest": [
            {"card": "A Glorious Death", "tokens": 2},
            {"card": "Defender of the Hold", "on": 1, "gained": [{"power": 2, "until": "turn"}]},
        ],
        "hand": ["Runesmith", {"card": "Demolition!", "known": True}],
        "deck": ["Mountain Brigade", "Dwarf Masons"],
        "discard": ["Stubborn Refusal"],
        "damage": {"quest": 3},
        "burning": ["battlefield"],
    },
    "seat 2": {
        "capital": "orc",
        "resources": 2,
        "hand": [],
        "deck": ["Squig Herders"],
        "discard": [],
    },
}


def test_a_position_is_complete_and_minimal() -> None:
    state = INVASION.place(FULL)
    assert state.seat == 0
    assert state.view(0)["turn"] == {"number": 6, "active": 1, "first": 0, "phase": "capital", "window": "capital"}
    assert position_of(state) == FULL
    assert "develop Runesmith > quest" not in state.notations()


@pytest.mark.parametrize(
    ("turn", "window", "question"),
    [
        ({"phase": "kingdom", "window": "kingdom"}, "kingdom", "Window"),
        ({"phase": "battlefield", "window": "attack"}, "battlefield", "DeclareTarget"),
        ({"phase": "battlefield", "window": "dealt"}, "dealt", "Window"),
        ({"phase": "end", "window": "end"}, "end", "Window"),
    ],
)
def test_a_position_can_begin_in_the_middle_of_a_phase(turn: dict[str, Any], window: str, question: str) -> None:
    """Nothing before the window is repeated: no resources are collected, and nobody attacks twice."""
    hand = {"hand": ["Innovation"], "resources": 1}
    state = INVASION.place({"turn": {"seat": 1, **turn}, "seat 1": hand, "seat 2": hand})
    view: dict[str, Any] = state.view(0)
    assert (view["turn"]["window"], view["question"]) == (window, question)
    assert view["players"][0]["resources"] == 1


@pytest.mark.parametrize(
    "turn",
    [
        {"phase": "capital", "window": "attack"},
        {"phase": "battlefield", "window": "defenders"},
        {"happened": [{"seat": 1, "played": "Runesmith"}]},
        {"happened": [{"seat": 1, "played": "Choppa", "faceup": "Choppa"}]},
    ],
)
def test_impossible_positions_are_refused_with_a_reason(turn: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        INVASION.place({"turn": turn, "seat 1": {"deck": ["Choppa"]}})


def test_a_state_that_positions_cannot_express_is_not_written() -> None:
    """During a chain and during an attack."""
    seat = {"hand": ["Innovation", "Innovation"], "resources": 3}
    state = INVASION.place({"turn": {"phase": "capital"}, "seat 1": seat, "seat 2": {**seat, "kingdom": ["Runesmith"]}})
    assert position_of(state) is not None
    state.choose("play Innovation")
    assert position_of(state) is None
    position = {"turn": {"phase": "battlefield"}, "seat 1": {"battlefield": ["Troll Slayers"]}}
    state = INVASION.place(position)
    state.choose("attack quest")
    assert position_of(state) is None


def test_the_summary_of_a_position_is_a_passing_check() -> None:
    state = INVASION.place(FULL)
    data = {"game": "invasion", "title": "a report", "covers": ["INV-1.6"], "position": FULL, "check": summary(state)}
    assert Scenario(data, "report").run(INVASION) is not None
    wrong = {**summary(state), "asked": 2}
    assert INVASION.differences(state, wrong) == ["asked: expected 2, is 1"]


@pytest.mark.parametrize("kind", sorted(REMEMBERED | {DRAWN, ENTERS_PLAY, PHASE_ENDS, PLAYED_FROM_HAND}))
def test_everything_a_turn_remembers_can_be_saved_in_a_position(kind: int) -> None:
    """Every kind of event that a state records for the turn can be expressed, and is read back unchanged."""
    state = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "battlefield"},
            "seat 1": {"capital": "dwarf", "kingdom": ["Runesmith"], "hand": ["Innovation"], "resources": 3},
            "seat 2": {"capital": "orc", "quest": ["Squig Herders"]},
        }
    )
    assert isinstance(state, InvasionState)
    section, card = state.duel.section(0), state.piles[0][0]
    about = {ZONE_ATTACKED: section, CAPITAL_STRUCK: state.duel.section(1)}
    nothing = (PLAYED_DEVELOPMENT, DEVELOPED_FREELY, DRAWN, PHASE_ENDS)
    state.history = ((kind, NOTHING if kind in nothing else about.get(kind, card), 0, 1),)
    state.changed = True
    position = position_of(state)
    assert position is not None
    again = INVASION.place(yaml.safe_load(yaml.safe_dump(position)))
    assert isinstance(again, InvasionState)
    assert remembered(again) == remembered(state)


def remembered(s: InvasionState) -> list[tuple[int, str, int]]:
    """The recorded events of a turn, with card codes."""
    known = range(s.duel.cards)
    sites = {site: f"section {s.place[site]}" for site in s.duel.sites}
    return [
        (kind, s.duel.code(card) if card in known else sites.get(card, ""), seat) for kind, card, seat, _ in s.history
    ]
