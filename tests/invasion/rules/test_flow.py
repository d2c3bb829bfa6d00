"""Effects that change the sequence of a turn: skipped and added phases, attacks out of turn, other ways to win."""

from typing import Any

import pytest

from tests.invasion.demo import shows, turn

pytestmark = pytest.mark.usefixtures("demo_cards")


def test_several_effects_may_skip_one_and_the_same_phase() -> None:
    """INV-12.15: one skipped quest phase satisfies both; the next quest phase is played."""
    match = shows(
        {"turn": turn("beginning"), "seat 1": {"hand": ["Slumber", "Slumber", "Innovation"]}},
        [
            {1: ["play Slumber", "play Slumber", "pass"]},
            {1: {"can": "develop Innovation > quest"}},
            {"check": {"seat 1": {"hand size": 1, "deck size": 20}, "events": ["skipped INV-12.15"]}},
            {1: "no attack"},
            {2: "no attack"},
            {1: {"can": "develop Innovation > quest"}},
        ],
        {"seat 1": {"hand size": 2, "deck size": 19}},
    )
    assert len([event for event in match.log if event.kind == "skipped"]) == 1


def test_what_is_left_of_a_phase_is_skipped() -> None:
    """INV-12.15: from the moment that the card names: no more windows, but effects until the end of the phase end."""
    shows(
        {"turn": turn("capital"), "seat 1": {"quest": ["Guard"], "hand": ["Curfew", "Guard", "Innovation"]}},
        [{1: ["play Curfew", "pass"]}],
        {
            "turn": {"phase": "battlefield"},
            "offered": ["pass", "play Innovation"],
            "not offered": ["play Guard > quest"],
        },
    )


def test_a_further_battlefield_phase_comes_before_the_end_of_the_turn() -> None:
    """INV-5.25, INV-14.23: a second attack is possible; effects that last for one battlefield phase do not cover the
    second.
    """
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"battlefield": ["Giant"], "hand": ["Second Wind", "Master Rune of Valaya"], "resources": 3},
            "seat 2": {"capital": "orc"},
        },
        [
            {1: ["play Second Wind", "pass", "play Master Rune of Valaya"]},
            {1: ["attack quest", "attacker Giant", "assign 4 quest", "attack kingdom"]},
            {"check": {"seat 2": {"quest damage": 0}, "turn": {"seat": 1, "phase": "battlefield"}}},
            {1: ["attacker Giant", "assign 4 kingdom"]},
            {2: {"can": "no attack"}},
        ],
        {"seat 2": {"kingdom damage": 4, "quest damage": 0}, "turn": {"seat": 2}},
    )


def test_an_attack_outside_the_battlefield_phase_has_all_its_steps() -> None:
    """INV-27.1: from the target to the end of combat; units cannot be played in its windows."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"battlefield": ["Giant"], "hand": ["Sally", "Guard", "Spark"]},
            "seat 2": {"quest": ["Recruit"], "hand": ["Spark"]},
        },
        [
            {1: ["play Sally", "pass"]},
            {1: "attack quest"},
            {"check": {"turn": {"phase": "capital", "window": "target"}, "not offered": ["play Guard > quest"]}},
            {1: {"cannot": "play Guard > quest", "because": "INV-5.16"}},
            {1: "attacker Giant"},
            {"check": {"turn": {"window": "attackers"}}},
            {2: "defender Recruit"},
            {"check": {"turn": {"window": "defenders"}}},
            {1: ["assign 1 Recruit", "assign 3 quest"]},
            {"check": {"turn": {"window": "assigned"}}},
            {1: {"can": "play Guard > quest"}},
        ],
        {
            "Recruit": "gone",
            "Giant": {"damage": 1, "attacking": False},
            "seat 2": {"quest damage": 3},
            "turn": {"phase": "capital", "window": "capital"},
        },
    )


def test_such_an_attack_lifts_no_other_rule() -> None:
    """INV-27.2, INV-16.11: corrupted units still cannot attack. INV-27.3: only zones can be attacked."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"battlefield": ["Giant", {"card": "Guard", "corrupted": True}], "hand": ["Sally", "Spark"]},
        },
        [
            {1: ["play Sally", "pass"]},
            {"check": {"options": ["no attack", "attack kingdom", "attack quest", "attack battlefield"]}},
            {1: "attack quest"},
            {1: "pass"},
            {1: {"cannot": "attacker Guard", "because": "INV-16.1"}},
        ],
        {"options": ["done", "attacker Giant"]},
    )


def test_a_card_may_change_how_many_sections_must_burn() -> None:
    """INV-32.3: one for a player whose card says so; still two for the other player."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"kingdom": ["Swift Siege"], "hand": ["Bolt", "Innovation"], "burning": ["quest"]},
            "seat 2": {"damage": {"quest": 5}},
        },
        [{1: ["play Bolt > enemy quest", "pass"]}],
        {"outcome": {"winners": [1], "reason": "burned"}},
    )


def test_three_sections_where_a_card_demands_three_and_two_again_when_it_is_gone() -> None:
    """INV-32.3, INV-32.4: the check is made after every change, also when the card that demands more leaves play."""
    position = {
        "turn": turn("capital"),
        "seat 1": {
            "capital": "orc",
            "kingdom": ["Long Siege"],
            "hand": ["Bolt", "Pillage", "Innovation"],
            "resources": 4,
        },
        "seat 2": {"damage": {"quest": 5}, "burning": ["kingdom"]},
    }
    besieged = shows(
        position,
        [{1: ["play Bolt > enemy quest", "pass"]}],
        {"seat 2": {"burning": ["kingdom", "quest"]}, "outcome": None},
    )
    view: Any = besieged.state.view(0)
    assert [each["to_burn"] for each in view["players"]] == [2, 3]  # as the players are shown
    shows(
        position,
        [{1: ["play Bolt > enemy quest", "pass", "play Pillage > Long Siege", "pass"]}],
        {"outcome": {"winners": [1], "reason": "burned"}},
    )


def test_both_losing_at_the_same_moment_is_a_draw() -> None:
    """INV-32.5: nobody has won (INV-OPEN-13)."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "capital": "orc",
                "hand": ["Followers of Mork"],
                "resources": 2,
                "damage": {"quest": 6},
                "burning": ["kingdom", "battlefield"],
                "battlefield": [],
            },
            "seat 2": {"damage": {"quest": 6}, "burning": ["kingdom"], "kingdom": ["Long Siege"]},
        },
        [
            {1: ["play Followers of Mork > quest", "assign first", "assign 2 own quest"]},
            {2: "assign 2 own quest"},
        ],
        {"outcome": {"winners": [], "reason": "burned"}},
    )
