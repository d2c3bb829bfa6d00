"""Triggered actions and floating abilities (INV-7, INV-8), tested with demo cards."""

import pytest

from tests.invasion.demo import shows, turn

pytestmark = pytest.mark.usefixtures("demo_cards")


def test_triggered_actions_are_used_before_other_actions() -> None:
    """INV-38.2, INV-7.1, INV-7.2, INV-7.3, INV-7.5, INV-7.6, INV-10.2: step B-1 offers only triggered actions."""
    shows(
        {"turn": turn("beginning"), "seat 1": {"kingdom": ["Dawn Singer"], "hand": ["Innovation"]}},
        [
            {"check": {"asked": 1, "options": ["pass", "use Dawn Singer"], "turn": {"window": "beginning"}}},
            {1: "use Dawn Singer"},
            {1: {"can": "play Innovation"}},
            {"check": {"chain": ["Dawn Singer"]}},
            {1: "pass"},
        ],
        {"seat 1": {"resources": 1}},
    )


def test_a_triggered_action_that_is_passed_over_is_lost() -> None:
    """INV-7.5: not in a later window, and not later in the same one."""
    shows(
        {"turn": turn("beginning"), "seat 1": {"kingdom": ["Dawn Singer"], "hand": ["Innovation", "Innovation"]}},
        [
            {1: "pass"},
            {1: {"cannot": "use Dawn Singer", "because": "INV-7.5 first-opportunity"}},
            {1: "play Innovation"},
            {1: {"cannot": "use Dawn Singer", "because": "INV-7.5"}},
        ],
        {"seat 1": {"resources": 0}},
    )


def test_each_copy_may_be_used_once_for_each_occurrence() -> None:
    """INV-38.2, INV-7.4: two copies, two uses in one chain; a third is not offered."""
    shows(
        {"turn": turn("beginning"), "seat 1": {"kingdom": ["Dawn Singer", "Dawn Singer"], "hand": ["Innovation"]}},
        [
            {1: "use Dawn Singer"},
            {1: "use Dawn Singer"},
            {"check": {"chain": ["Dawn Singer", "Dawn Singer"]}},
            {1: {"cannot": "use Dawn Singer", "because": "INV-7.5"}},
            {1: "pass"},
        ],
        {"seat 1": {"resources": 2}},
    )


def test_both_players_use_theirs_in_the_same_chain() -> None:
    """INV-7.6, INV-10.2: the active player begins, and a triggered action is a response to the other's."""
    shows(
        {
            "turn": turn("beginning"),
            "seat 1": {"kingdom": [{"card": "Recruit", "damage": 1}, "Undertaker"], "hand": ["Innovation"]},
            "seat 2": {"kingdom": ["Undertaker"], "hand": ["Innovation"]},
        },
        [
            {1: "use Undertaker"},
            {2: "use Undertaker"},
            {"check": {"chain": ["Undertaker", "Undertaker"]}},
            {1: "pass"},
            {2: "pass"},
        ],
        {"seat 1": {"resources": 1}, "seat 2": {"resources": 1}, "turn": {"phase": "beginning"}},
    )


def test_a_chain_cut_short_leaves_the_next_chain_as_the_next_opportunity() -> None:
    """INV-38.2, INV-7.7: what could not be added is offered at the start of the next chain, and only there."""
    shows(
        {
            "turn": turn("beginning"),
            "seat 1": {"kingdom": ["Dawn Singer", "Dawn Singer"], "hand": ["Innovation"]},
            "seat 2": {"kingdom": ["Silencer"]},
        },
        [
            {1: "use Dawn Singer"},
            {2: "use Silencer"},
            {"check": {"chain": [], "asked": 1, "options": ["pass", "use Dawn Singer"], "seat 1": {"resources": 1}}},
            {1: "use Dawn Singer"},
            {1: "pass"},
        ],
        {"seat 1": {"resources": 2}, "seat 2": {"resources": 1}, "turn": {"phase": "beginning"}},
    )


def test_the_condition_must_have_occurred_in_this_turn() -> None:
    """INV-7.8: a destruction at the very end of the other player's turn gives nothing in the next turn."""
    shows(
        {
            "turn": turn("end", 2),
            "seat 1": {"kingdom": ["Undertaker", "Dawn Singer"], "hand": ["Innovation"]},
            "seat 2": {"kingdom": [{"card": "Thyrus Gorman", "damage": 2}]},
        },
        [{1: {"can": "use Dawn Singer"}}],
        {"Thyrus Gorman": "gone", "options": ["pass", "use Dawn Singer"]},
    )


def test_when_you_play_is_used_in_the_chain_of_the_card_that_is_played() -> None:
    """INV-7.9: that card is not in play, so it cannot be a target; afterwards it is too late."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"kingdom": ["Herald"], "hand": ["Recruit", "Guard"]},
            "seat 2": {"quest": ["Guard"], "hand": ["Innovation"]},
        },
        [
            {1: "play Recruit > quest"},
            {2: "play Innovation"},
            {1: "use Herald"},
            {"check": {"options": ["target Guard", "target Herald"]}},
            {1: "target Guard"},
            {1: {"can": "play Guard > kingdom"}},
            {1: {"cannot": "use Herald", "because": "INV-7.5"}},
        ],
        {
            "Guard": {"damage": 1},
            "Recruit": {"damage": 0, "zone": "quest"},
            "events": ["plays Recruit", "plays Innovation", "uses Herald", "damaged Guard", "entered Recruit"],
        },
    )


def test_when_you_play_is_lost_at_the_first_pass() -> None:
    """INV-7.5, INV-7.9, INV-10.2 B-1: triggered after the window opened, it must be the player's
    first possible action.
    """
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"kingdom": ["Herald"], "hand": ["Recruit", "Innovation", "Innovation"]},
            "seat 2": {"hand": ["Innovation"]},
        },
        [
            {1: "play Recruit > quest"},
            {2: "play Innovation"},
            {1: "play Innovation"},
            {1: {"cannot": "use Herald", "because": "INV-7.5"}},
        ],
        {"chain": ["Recruit", "Innovation", "Innovation"]},
    )


def test_enters_play_is_used_in_a_later_chain_and_may_target_what_entered() -> None:
    """INV-38.5, INV-7.10, INV-23.6: also the unit's own ability, in the chain after the one in which it was played."""
    shows(
        {"turn": turn("capital"), "seat 1": {"hand": ["Drill Sergeant", "Innovation"]}, "seat 2": {"quest": ["Guard"]}},
        [
            {1: "play Drill Sergeant > quest"},
            {1: "use Drill Sergeant"},
            {"check": {"options": ["target Drill Sergeant", "target Guard"]}},
            {1: "target Drill Sergeant"},
            {1: {"can": "play Innovation"}},
            {1: "pass"},
            {1: {"can": "develop Innovation > quest"}},
        ],
        {"Drill Sergeant": {"power": 2}},
    )


def test_costs_and_targets_bind_triggered_actions_too() -> None:
    """INV-7.11: with 1 resource an Action for 2 is not offered; with 2 it is."""
    position = {"turn": turn("beginning"), "seat 1": {"kingdom": ["Toll Keeper"], "hand": ["Innovation"]}}
    poor = {**position, "seat 1": {**position["seat 1"], "resources": 1}}
    rich = {**position, "seat 1": {**position["seat 1"], "resources": 2}}
    shows(poor, [{1: {"cannot": "use Toll Keeper", "because": "INV-3.8"}}], {"not offered": ["use Toll Keeper"]})
    shows(rich, [{1: "use Toll Keeper"}], {"seat 1": {"resources": 0, "hand size": 1}, "chain": ["Toll Keeper"]})


def test_a_leaves_play_ability_triggers_for_the_last_controller() -> None:
    """INV-23.12, INV-23.13: a card uses an ability about its own leaving after it is gone, at the first opportunity."""
    shows(
        {"turn": turn("capital"), "seat 1": {"quest": ["Martyr"], "hand": ["Slay", "Innovation"]}},
        [{1: ["play Slay > Martyr", "pass", "use Martyr", "pass"]}, {1: {"can": "play Innovation"}}],
        {"seat 1": {"resources": 2, "discard": ["Martyr", "Slay"]}},
    )


# --- conditional actions --------------------------------------------------------------------------------------


def test_the_next_damage_is_waited_for_over_several_damage_events() -> None:
    """INV-8.1, INV-8.2, INV-8.3, INV-14.22: 1 of the first damage is cancelled, then 1 more, and then nothing."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"quest": ["Giant"], "hand": ["Ward", "Spark", "Spark", "Bolt"]},
        },
        [
            {1: ["play Ward > Giant", "pass", "play Spark > Giant", "pass"]},
            {"check": {"Giant": {"damage": 0}}},
            {1: ["play Bolt > Giant", "pass"]},
            {"check": {"Giant": {"damage": 2}}},
            {1: ["play Spark > Giant", "pass"]},
        ],
        {"Giant": {"damage": 3}},
    )


def test_a_waiting_effect_ends_with_the_turn() -> None:
    """INV-8.2: whichever comes first, its condition or the end of the turn."""
    shows(
        {
            "turn": turn("end"),
            "seat 1": {"quest": ["Giant"], "hand": ["Ward", "Innovation"]},
            "seat 2": {"hand": ["Bolt", "Innovation"]},
        },
        [
            {1: ["play Ward > Giant", "pass"]},
            {"check": {"seat 1": {"discard": ["Ward"]}}},
            {2: {"can": "develop Innovation > quest"}},
            {2: ["play Bolt > Giant", "pass"]},
        ],
        {"Giant": {"damage": 3}, "turn": {"seat": 2}},
    )


def test_redirections_of_the_next_damage_do_not_add_up() -> None:
    """INV-38.11, INV-8.4, INV-14.11: two effects about the next 2 damage look at the same 2; the third point stays."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"quest": ["Giant"], "hand": ["Deflect", "Deflect", "Bolt", "Spark", "Innovation"]},
            "seat 2": {"quest": ["Wyrm"]},
        },
        [
            {1: ["play Deflect > Giant", "pass", "play Deflect > Giant", "pass", "play Bolt > Giant", "pass"]},
            {1: "apply Deflect"},
            {"check": {"Giant": {"damage": 1}, "Wyrm": {"damage": 2}}},
            {1: ["play Spark > Giant", "pass"]},
        ],
        {"Giant": {"damage": 2}, "Wyrm": {"damage": 2}},
    )


def test_a_waiting_effect_is_used_up_by_its_first_occurrence() -> None:
    """INV-8.2: the second destruction gives nothing."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"quest": ["Guard", "Recruit"], "hand": ["Bounty", "Slay", "Slay", "Innovation"]},
        },
        [
            {1: ["play Bounty", "pass", "play Slay > Guard", "pass", "play Slay > Recruit", "pass"]},
            {1: {"can": "develop Innovation > quest"}},
        ],
        {"seat 1": {"resources": 3, "quest": []}},
    )
