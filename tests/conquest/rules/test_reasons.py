"""Reasons for refusals: the card that prevents an action is named, and text that is no action is refused as such."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.conquest import CONQUEST, ConquestState
from warhost.engine.errors import BadNotation

FIGHT = {"battle": "Barlus"}
PLANETS = ["Plannum", "Barlus", "Elouith"]


def put(turn: dict[str, Any], one: dict[str, Any], two: dict[str, Any]) -> ConquestState:
    state = CONQUEST.place({"turn": turn, "planets": PLANETS, "seat 1": one, "seat 2": two})
    assert isinstance(state, ConquestState)
    return state


def blocked_by(s: ConquestState, action: str) -> tuple[str, str]:
    """The rule that refuses an action of the asked player, and the card that imposes it."""
    refusal = s.why_not(s.seat, action)
    assert refusal is not None
    return refusal.rule, s.name_of(refusal.card)


def test_the_protector_of_a_unit_is_named() -> None:
    """CON-1.10, CON-10.2"""
    s = put(
        FIGHT,
        {"planets": {"Barlus": ["Eager Recruit"]}},
        {"planets": {"Barlus": ["Honored Librarian", "Goff Nob", "Shoota Mob"]}},
    )
    assert blocked_by(s, "defender Honored Librarian") == ("CON-1.10", "Honored Librarian")


def test_the_land_raider_that_shields_a_unit_from_targeting_is_named() -> None:
    """CON-1.10"""
    s = put(
        FIGHT,
        {"warlord": "Packmaster Kith", "resources": 2, "hand": ["Archon's Terror"]},
        {"planets": {"Barlus": ["Land Raider", "10th Company Scout"]}},
    )
    assert blocked_by(s, "play Archon's Terror > 10th Company Scout") == ("CON-1.10", "Land Raider")


def test_the_preacher_that_keeps_a_unit_from_retreating_is_named() -> None:
    """CON-17.5"""
    s = put(
        FIGHT,
        {
            "planets": {"Barlus": [{"card": "Stalwart Ogryn", "exhausted": True}, "Guardsman"]},
            "warlord": "Colonel Straken",
        },
        {"planets": {"Barlus": [{"card": "Umbral Preacher", "exhausted": True}]}},
    )
    assert s.notations() == ["stay", "retreat Guardsman"]
    assert blocked_by(s, "retreat Stalwart Ogryn") == ("CON-17.5", "Umbral Preacher")


def test_the_other_copy_and_the_other_relic_are_named() -> None:
    """CON-17.7, CON-17.8"""
    s = put(
        {},
        {
            "warlord": {"card": "Captain Cato Sicarius", "attached": ["Iron Halo"]},
            "resources": 9,
            "hand": ["Tallassarian Tempest Blade", "Veteran Brother Maxos", "Eager Recruit"],
            "hq": ["Veteran Brother Maxos"],
        },
        {},
    )
    blade = "deploy Tallassarian Tempest Blade > Captain Cato Sicarius"
    assert blocked_by(s, blade) == ("CON-17.8", "Iron Halo")
    assert blocked_by(s, "deploy Veteran Brother Maxos > Plannum") == ("CON-17.7", "Veteran Brother Maxos")


def test_an_interrupt_that_cannot_be_paid_says_so() -> None:
    """CON-2.4, CON-16.12: its event has happened, but its cost cannot be paid."""
    s = put(
        {},
        {
            "warlord": "Nazdreg",
            "resources": 9,
            "hand": ["Goff Nob", "Shoota Mob"],
            "hq": [{"card": "Bigtoof Banna", "exhausted": True}],
            "planets": {"Barlus": ["Crushface"]},
        },
        {},
    )
    s.choose("deploy Goff Nob > Barlus")
    assert s.notations() == ["pass", "use Crushface"]
    assert blocked_by(s, "use Bigtoof Banna") == ("CON-2.4", "Bigtoof Banna")


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("dance", "'dance' is no action"),
        ("deploy Nobody > Barlus", "there is no card 'nobody' in this game"),
        ("attacker Nobody", "there is no 'nobody' here"),
        ("play Nobody", "there is no card 'nobody' in this game"),
        ("use Nobody 2", "there is no card 'nobody 2' in this game"),
    ],
)
def test_an_unknown_action_is_refused_as_such(action: str, said: str) -> None:
    s = put(FIGHT, {"planets": {"Barlus": ["Eager Recruit", "Land Raider"]}}, {"planets": {"Barlus": ["Goff Nob"]}})
    with pytest.raises(BadNotation, match=said):
        s.why_not(0, action)


def test_every_offered_action_has_a_why_not_answer() -> None:
    s = put(
        FIGHT,
        {"resources": 2, "hand": ["Eager Recruit", "Drop Pod Assault"], "planets": {"Barlus": ["Land Raider"]}},
        {"hand": ["Battle Cry"], "planets": {"Barlus": ["Goff Nob"]}},
    )
    for seat in range(2):
        actions = s.actions(seat)
        offered = s.notations() if seat == s.seat else []
        assert set(offered) <= set(actions)
        assert [text for text in actions if (s.why_not(seat, text) is None) != (text in offered)] == []


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """CON-4.9"""
    s = put({}, {"resources": 1, "hand": ["Eager Recruit"]}, {})
    s.resign(1)
    refusal = s.why_not(0, "deploy Eager Recruit > Barlus")
    assert refusal is not None
    assert refusal.name == "game-goes-on"


def test_the_unit_that_must_be_the_defender_is_named() -> None:
    """CON-10.2"""
    s = put(
        FIGHT,
        {"planets": {"Barlus": ["Eager Recruit"]}},
        {"planets": {"Barlus": ["Front Line 'Ard Boyz", "Front Line 'Ard Boyz", "Shoota Mob"]}},
    )
    assert blocked_by(s, "defender Shoota Mob") == ("CON-10.2", "Front Line 'Ard Boyz")


def test_the_card_that_keeps_a_warlord_from_a_planet_is_named() -> None:
    """CON-7.2"""
    s = put({}, {"resources": 7, "hand": ["Space Wolves Predator"]}, {})
    s.choose(s.notations().index("deploy Space Wolves Predator > Barlus"))
    while s.seat != 1 or "dial 1" not in s.notations():
        s.choose(0 if "use Space Wolves Predator" not in s.notations() else 1)
    assert "dial 2" not in s.notations()
    assert blocked_by(s, "dial 2") == ("CON-7.2", "Space Wolves Predator")
    refused = s.why_not(1, "dial 7")
    assert refused is not None
    assert refused.name == "dial-shows-a-planet"


def test_the_copy_that_keeps_a_unit_in_reserve_is_named() -> None:
    """CON-17.7, CON-19.9"""
    s = put(
        FIGHT,
        {
            "warlord": "Zarathur, High Sorcerer",
            "resources": 5,
            "reserve": {"Barlus": ["Sathariel the Invokator", "Noise Marines Warband"]},
            "planets": {"Elouith": ["Sathariel the Invokator"], "Barlus": ["Possessed"]},
        },
        {"planets": {"Barlus": ["Goff Nob"]}},
    )
    assert blocked_by(s, "strike Sathariel the Invokator") == ("CON-17.7", "Sathariel the Invokator")


def test_why_not_names_the_card_that_prevents_a_retreat() -> None:
    """CON-17.5: at the end of a round, being exhausted does not prevent a retreat."""
    s = put(
        {"battle": "Barlus", "window": "retreat", "asked": 1},
        {
            "planets": {"Barlus": [{"card": "Stalwart Ogryn", "exhausted": True}, "Guardsman"]},
            "warlord": "Colonel Straken",
        },
        {"planets": {"Barlus": ["Umbral Preacher"]}},
    )
    assert blocked_by(s, "retreat Stalwart Ogryn") == ("CON-17.5", "Umbral Preacher")
