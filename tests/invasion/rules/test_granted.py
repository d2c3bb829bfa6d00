"""Granted keywords and abilities work like printed ones, and only as long as they are granted."""

from typing import Any, cast

import pytest

from tests.invasion.demo import shows, turn
from warhost.invasion import InvasionState

pytestmark = pytest.mark.usefixtures("demo_cards")


def test_granted_necromancy_raises_like_printed_necromancy() -> None:
    """INV-15.28: for its full cost, in its player's capital phase; it goes under the deck at the end of the turn."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"kingdom": ["Crypt"], "discard": ["Guard", "Bolt"], "deck": ["Giant"] * 9, "hand": ["Spark"]},
            "seat 2": {"discard": ["Guard"], "hand": ["Spark"]},
        },
        [
            {1: {"cannot": "play Bolt > Crypt", "because": "INV-23.1"}},
            {1: "play Guard > quest"},
            {2: "pass"},
            {1: "pass"},
            {"check": {"seat 1": {"quest": ["Guard"], "discard": ["Bolt"]}}},
            {2: "pass"},
            {1: ["pass", "no attack", "pass"]},
            {2: "pass"},
        ],
        {"turn": {"seat": 2}, "seat 1": {"quest": [], "discard": ["Bolt"]}},
    )


def test_granted_necromancy_goes_with_the_text_that_grants_it() -> None:
    """INV-12.14: a card with a blank text box grants nothing."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"kingdom": ["Crypt"], "discard": ["Guard"], "hand": ["Silence", "Spark"]},
            "seat 2": {"hand": ["Spark"]},
        },
        [{1: {"can": "play Guard > quest"}}, {1: "play Silence > Crypt"}, {2: "pass"}, {1: "pass"}],
        {"offered": ["play Spark > own quest"], "not offered": ["play Guard > quest"]},
    )


def test_granted_limited_counts_with_printed_limited() -> None:
    """INV-15.16: one Limited card a turn, printed or granted; the other player is not affected."""
    position = {
        "turn": turn("capital"),
        "seat 1": {"kingdom": ["Ration"], "hand": ["Throne Guard", "Rite", "Recruit", "Spark"], "quest": ["Guard"]},
        "seat 2": {"hand": ["Spark"]},
    }
    for first, second in (("Throne Guard", "Rite"), ("Rite", "Throne Guard")):
        shows(
            position,
            [
                {1: [{"can": f"play {second} > kingdom"}, f"play {first} > kingdom"]},
                {2: "pass"},
                {1: "pass"},
                {2: "pass"},
                {1: {"cannot": f"play {second} > kingdom", "because": "INV-15.16"}},
            ],
            {"offered": ["play Recruit > quest"], "not offered": [f"play {second} > kingdom"]},
        )


def test_without_the_grant_two_supports_may_be_played() -> None:
    shows(
        {"turn": turn("capital"), "seat 1": {"hand": ["Throne Guard", "Rite", "Spark"]}, "seat 2": {"hand": ["Spark"]}},
        [{1: "play Rite > kingdom"}, {2: "pass"}, {1: "pass"}, {2: "pass"}],
        {"offered": ["play Throne Guard > kingdom"]},
    )


@pytest.mark.parametrize(("card", "earned"), [("Bounty", 3), ("Vigil Fire", 9)])
def test_a_floating_ability_waits_for_the_next_time_or_for_every_time(card: str, earned: int) -> None:
    """INV-8.1, INV-8.2: two units that are destroyed together count twice, and the next one again."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"hand": [card, "Cull", "Slay", "Spark"]},
            "seat 2": {"quest": ["Guard", "Guard"], "kingdom": ["Wyrm"]},
        },
        [{1: [f"play {card}", "pass", "play Cull", "pass"]}, {2: "discard Guard"}, {1: ["play Slay > Wyrm", "pass"]}],
        {"seat 1": {"resources": earned}, "seat 2": {"quest": [], "kingdom": []}},
    )


def test_a_floating_ability_ends_with_its_time() -> None:
    """INV-8.3: an ability for every time lasts until the end of the turn."""
    position = {
        "turn": turn("capital"),
        "seat 1": {"hand": ["Vigil Fire", "Slay", "Spark"], "deck": ["Guard"] * 9},
        "seat 2": {"quest": ["Guard"], "deck": ["Guard"] * 9},
    }
    script: list[Any] = [{1: ["play Vigil Fire", "pass", "play Slay > Guard", "pass"]}]
    before = cast(InvasionState, shows(position, script, {"turn": {"seat": 1}, "seat 1": {"resources": 3}}).state)
    assert len(before.floating) == 1
    after = cast(
        InvasionState, shows(position, [*script, {1: ["pass", "no attack", "pass"]}], {"turn": {"seat": 2}}).state
    )
    assert after.floating == ()
