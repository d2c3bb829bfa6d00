"""Attachments on planets: where they may be deployed, where they are, and when they leave."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conquest.demo import shows
from warhost.conquest import CONQUEST, ConquestState

pytestmark = pytest.mark.usefixtures("demo_cards")
PLANETS = ["Plannum", "Barlus", "Elouith", "Carnath", "Tarrus"]


def deploying(one: dict[str, Any], two: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"turn": {"window": "deploy"}, "planets": PLANETS, "seat 1": one, "seat 2": two or {}}


def put(one: dict[str, Any]) -> ConquestState:
    state = CONQUEST.place(deploying(one))
    assert isinstance(state, ConquestState)
    return state


def test_it_is_deployed_onto_any_planet_that_is_face_up() -> None:
    """CON-6.8, CON-13.8, CON-17.9: it is on its player's side, and affects the units there."""
    match = shows(
        deploying(
            {"resources": 1, "hand": ["Shrine"], "planets": {"Barlus": ["Trooper"], "Elouith": ["Trooper"]}},
            {"resources": 1, "hand": ["Shrine"], "planets": {"Barlus": ["Trooper"]}},
        ),
        [
            {"check": {"options": ["pass", *[f"deploy Shrine > {planet}" for planet in PLANETS]]}},
            {1: "deploy Shrine > Barlus"},
            {"check": {"Shrine": {"host": "Barlus", "at": "Barlus", "controller": 1}}},
            {"check": {"Trooper": {"attack": 2}, "Trooper of seat 2": {"attack": 1}}},
            {2: "deploy Shrine > Barlus"},
        ],
        {
            "seat 1": {"resources": 0, "planets": {"Barlus": ["Shrine", "Trooper"], "Elouith": ["Trooper"]}},
            "seat 2": {"resources": 0, "planets": {"Barlus": ["Shrine", "Trooper"]}},
            "Shrine of seat 2": {"host": "Barlus", "controller": 2},
            "Trooper": {"attack": 2},
            "Trooper #2": {"attack": 2},
            "Trooper #3": {"attack": 1},
            "events": ["deploys CON-6.8", "deploys CON-6.8"],
        },
    )
    state = match.state
    assert isinstance(state, ConquestState)
    shown: Any = state.view(1)
    planet = shown["planets"][1]
    assert [[card.get("host") for card in side] for side in planet["sides"]] == [[None, planet["id"]]] * 2
    assert CONQUEST.load(state.save()).save() == state.save()


def test_it_leaves_play_with_its_planet_only() -> None:
    """CON-13.2, CON-13.6, CON-13.8: one planet is won, the next one removed; their attachments go to the owners'
    discard piles.
    """
    shows(
        deploying(
            {"hand": ["Beacon", "Beacon"], "planets": {"Plannum": ["Trooper"]}},
            {"hand": ["Banner", "Beacon"], "planets": {"Carnath": ["Giant"]}},
        ),
        [
            {1: "deploy Beacon > Plannum"},
            {2: "deploy Banner > Plannum"},
            {1: "deploy Beacon > Barlus"},
            {2: "deploy Beacon > Carnath"},
            {1: "dial 1"},
            {2: "dial 5"},
            {1: "take nothing"},
            {2: "take nothing"},
            {"check": {"seat 1": {"Plannum": ["Beacon", "Captain Cato Sicarius", "Trooper"]}}},
            {1: "decline"},
            {"check": {"seat 1": {"victory display": ["Plannum"], "discard": ["Beacon"]}, "Trooper": {"at": "hq"}}},
            {"check": {"seat 2": {"discard": ["Banner"]}, "Beacon of seat 1": {"host": "Barlus"}}},
            {2: "dial 4"},
            {1: "dial 4"},
        ],
        {
            "events": ["won-planet CON-13.2", "discarded", "discarded", "lost-planet CON-13.6", "discarded"],
            "planets": [None, None, "Elouith", "Carnath", "Tarrus", "Atrox Prime", "face down"],
            "seat 1": {"discard": ["Beacon", "Beacon"], "planets": {"Tarrus": ["Captain Cato Sicarius", "Trooper"]}},
            "seat 2": {"discard": ["Banner"], "planets": {"Carnath": ["Beacon", "Giant"], "Tarrus": ["Nazdreg"]}},
            "Beacon": {"host": "Carnath", "controller": 2},
            "Giant": {"attack": 1},
        },
    )


def test_it_may_be_moved_from_planet_to_planet() -> None:
    """CON-17.9, CON-13.8: it stays on its controller's side."""
    shows(
        {
            **deploying({}, {"hand": ["Beacon", "Relocation"], "planets": {"Plannum": ["Trooper"]}}),
            "turn": {"seat": 2, "window": "deploy"},
        },
        [
            {2: "deploy Beacon > Plannum"},
            {"check": {"Trooper": {"attack": 2}}},
            {2: "play Relocation > Beacon"},
            {"check": {"options": [f"attach to {planet}" for planet in PLANETS[1:]]}},
            {2: "attach to Tarrus"},
        ],
        {
            "seat 2": {"planets": {"Plannum": ["Trooper"], "Tarrus": ["Beacon"]}},
            "Beacon": {"host": "Tarrus", "controller": 2},
            "Trooper": {"attack": 1},
            "events": ["attached CON-17.9"],
        },
    )


def test_an_effect_deploys_it_there_as_well() -> None:
    """CON-17.1, CON-6.13: an army unit deployed as an attachment goes on a unit; only attachments go on a planet."""
    state = put({"hand": ["Supply Drop", "Banner", "Drones"], "planets": {"Barlus": ["Trooper"]}})
    assert "deploy Drones > Plannum" in state.notations()  # as a unit
    state.choose("play Supply Drop")
    onto = [f"deploy Banner > {each}" for each in ("Trooper", *PLANETS)]
    assert state.notations() == onto
    state.choose("deploy Banner > Plannum")
    assert state.attachments_of(state.duel.planet(0)) == [state.piles[0][0]]


@pytest.mark.parametrize(
    ("resources", "action", "name", "card"),
    [
        (1, "deploy Shrine > Trooper", "legal-host", "Trooper"),
        (1, "deploy Shrine > planet 6", "legal-host", "planet 6"),
        (0, "deploy Shrine > Plannum", "enough-resources", "Shrine"),
        (1, "deploy Drones > planet 6", "face-up-planet", "planet 6"),
        (1, "deploy Cybork Body > Plannum", "legal-host", "Plannum"),
    ],
)
def test_why_it_may_not_go_there(resources: int, action: str, name: str, card: str) -> None:
    """CON-6.8, CON-13.8: only on faceup planets, and only cards that may be attached to planets."""
    hand = ["Shrine", "Drones", "Cybork Body"]
    state = put({"resources": resources, "hand": hand, "planets": {"Barlus": ["Trooper"]}})
    refusal = state.why_not(0, action)
    assert refusal is not None
    assert (refusal.name, state.name_of(refusal.card)) == (name, card)
