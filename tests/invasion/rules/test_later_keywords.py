"""Keywords that no card of the core set has: Ambush, Raider, Savage, Necromancy, and the trait Epic (INV-15)."""

from typing import cast

import pytest

from tests.invasion.demo import shows, turn
from warhost.invasion import INVASION, InvasionState

pytestmark = pytest.mark.usefixtures("demo_cards")

ATTACKED = {
    "turn": turn("battlefield"),
    "seat 1": {"battlefield": ["Giant"]},
    "seat 2": {"resources": 2, "developments": {"quest": ["Lurkers"], "kingdom": ["Lurkers"]}, "quest": ["Guard"]},
}
ATTACK = {1: ["attack quest", "attacker Giant"]}


def test_a_facedown_development_ambushes_between_attackers_and_defenders() -> None:
    """INV-38.9, INV-15.22, INV-15.24, INV-13.9: for its Ambush price only, and only in the attacked zone; then it must
    defend.
    """
    shows(
        ATTACKED,
        [
            ATTACK,
            {2: {"can": "ambush Lurkers"}},
            {"check": {"options": ["done", "ambush Lurkers"]}},
            {2: "ambush Lurkers"},
            {"check": {"seat 2": {"resources": 1, "quest": ["Guard", "Lurkers"], "quest developments": 0}}},
            {2: "done"},
            {"check": {"Lurkers #2": {"defending": True}, "Guard": {"defending": False}}},
            {1: "assign 2 Lurkers"},
        ],
        {"offered": ["assign 2 quest"], "seat 2": {"resources": 1, "kingdom developments": 1}},
    )


def test_turning_up_by_ambush_is_not_entering_play() -> None:
    """INV-15.24, INV-22.3: abilities that wait for it entering play do not trigger."""
    match = shows(ATTACKED, [ATTACK, {2: "ambush Lurkers"}], {"seat 2": {"resources": 1}})
    assert [event.kind for event in match.log if event.kind in ("ambushed", "entered")] == ["ambushed"]


def test_without_the_price_there_is_no_ambush() -> None:
    """INV-15.24: 1 resource for Ambush 1; without it the next step follows."""
    poor = {**ATTACKED, "seat 2": {**ATTACKED["seat 2"], "resources": 0}}
    shows(poor, [ATTACK], {"question": "DeclareDefenders", "seat 2": {"quest developments": 1}})


def test_a_faceup_development_cannot_ambush() -> None:
    """INV-15.23"""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"battlefield": ["Giant"]},
            "seat 2": {"resources": 2, "quest": [{"card": "Lurkers", "attached": ["Entomb"]}, "Guard"]},
        },
        [ATTACK],
        {"question": "DeclareDefenders", "Lurkers": {"development": True, "facedown": False}},
    )


def test_raider_brings_resources_to_surviving_attackers() -> None:
    """INV-15.25, INV-15.26: after an attack on a zone, even without damage; not for defenders."""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"battlefield": ["Reavers", "Reavers"]},
            "seat 2": {"quest": ["Reavers"], "burning": ["quest"]},
        },
        [
            {1: ["attack quest", "attacker Reavers", "attacker Reavers"]},
            {2: "done"},
            {1: "resolve Reavers"},
            {2: {"can": "no attack"}},
        ],
        {"seat 1": {"resources": 4}, "seat 2": {"resources": 3}, "turn": {"seat": 2}},
    )


def test_raider_needs_survival() -> None:
    """INV-15.26"""
    shows(
        {"turn": turn("battlefield"), "seat 1": {"battlefield": ["Reavers"]}, "seat 2": {"quest": ["Giant"]}},
        [
            {1: ["attack quest", "attacker Reavers"]},
            {2: ["defender Giant", "assign 4 Reavers", {"can": "no attack"}]},
        ],
        {"Reavers": "gone", "seat 1": {"resources": 0}},
    )


def test_savage_may_deal_damage_whenever_its_unit_is_damaged() -> None:
    """INV-15.27: N to a target unit in any corresponding zone, optionally."""
    position = {
        "turn": turn("capital"),
        "seat 1": {"quest": ["Ragers"], "hand": ["Spark", "Spark"], "kingdom": ["Guard"]},
        "seat 2": {"quest": ["Wyrm"], "kingdom": ["Giant"]},
    }
    shows(
        position,
        [
            {1: ["play Spark > Ragers", "pass", "accept Ragers"]},
            {"check": {"options": ["target Ragers", "target Wyrm"]}},
            {1: "target Wyrm"},
        ],
        {"Wyrm": {"damage": 1}, "Ragers": {"damage": 1}},
    )
    shows(position, [{1: ["play Spark > Ragers", "pass", "decline"]}], {"Wyrm": {"damage": 0}, "Ragers": {"damage": 1}})


def test_necromancy_plays_a_card_out_of_the_discard_pile() -> None:
    """INV-15.28, INV-23.2: in its player's capital phase, for its full cost; while being played it is in no pile."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"discard": ["Revenant", "Guard"], "resources": 2, "hand": ["Spark"]},
            "seat 2": {"quest": ["Guard"], "hand": ["Spark"]},
        },
        [
            {1: {"cannot": "play Guard > quest", "because": "INV-23.1"}},
            {1: "play Revenant > quest"},
            {"check": {"chain": ["Revenant"], "seat 1": {"discard": ["Guard"], "quest": [], "resources": 0}}},
            {2: "pass"},
            {1: "pass"},
        ],
        {"seat 1": {"quest": ["Revenant"], "discard": ["Guard"]}},
    )


def test_necromancy_binds_to_price_and_time() -> None:
    """INV-15.28: not for less, not as a response, not in another phase."""
    seat = {"discard": ["Revenant"], "hand": ["Spark", "Spark"], "quest": ["Guard"]}
    shows(
        {"turn": turn("capital"), "seat 1": {**seat, "resources": 1}},
        [{1: {"cannot": "play Revenant > quest", "because": "INV-3.8"}}],
        {"not offered": ["play Revenant > quest"]},
    )
    shows(
        {"turn": turn("capital"), "seat 1": {**seat, "resources": 2}},
        [{1: "play Spark > Guard"}, {1: {"cannot": "play Revenant > quest", "because": "INV-6.7"}}],
        {"not offered": ["play Revenant > quest"]},
    )
    shows(
        {"turn": turn("battlefield"), "seat 1": {**seat, "resources": 2}},
        [{1: {"cannot": "play Revenant > quest", "because": "INV-5.16"}}],
        {"not offered": ["play Revenant > quest"]},
    )


def test_necromancy_puts_the_card_under_the_deck_at_the_end_of_the_turn() -> None:
    """INV-15.28 (INV-OPEN-8): it leaves play without being destroyed; one played from the hand stays."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "discard": ["Revenant"],
                "hand": ["Revenant", "Spark"],
                "resources": 4,
                "quest": ["Keener"],
                "deck": ["Guard", "Giant"],
            },
            "seat 2": {"kingdom": ["Mourner"]},
        },
        [
            {1: ["play Revenant > quest", "pass", "play Revenant > kingdom", "pass"]},
            {"check": {"seat 1": {"quest": ["Keener", "Revenant"], "kingdom": ["Revenant"], "resources": 0}}},
            {1: ["no attack", "pass"]},
        ],
        {
            "turn": {"seat": 2},
            "seat 1": {
                "quest": ["Keener", "Revenant"],
                "kingdom": [],
                "deck": ["Guard", "Giant", "Revenant"],
                "discard": [],
                "resources": 1,
            },
            "seat 2": {"resources": 0},
            "events": ["triggers Revenant", "buried INV-15.28", "turn"],
        },
    )


def test_what_necromancy_leaves_behind_is_saved_with_the_game() -> None:
    """INV-15.28: a loaded game also puts the card under the deck."""
    position = {
        "turn": turn("capital"),
        "seat 1": {"discard": ["Revenant"], "resources": 2, "deck": ["Guard", "Giant"]},
    }
    state = cast(InvasionState, INVASION.load(shows(position, [{1: "play Revenant > quest"}], {}).state.save()))
    while state.active == 0:
        assert state.question is not None
        state.choose(state.options.index(state.question.idle(state)))
    assert [state.name_of(card) for card in state.deck(0)] == ["Revenant", "Giant", "Guard"]


def test_necromancy_lets_go_of_a_card_that_has_left_play() -> None:
    """INV-15.28, INV-23.9: in the discard pile it is a new card, and is not put under the deck."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"discard": ["Revenant"], "hand": ["Spark", "Spark"], "resources": 2, "deck": ["Guard", "Giant"]},
        },
        [
            {1: ["play Revenant > quest", "play Spark > Revenant", "play Spark > Revenant"]},
            {"check": {"Revenant": "gone"}},
            {1: "no attack"},
        ],
        {"turn": {"seat": 2}, "seat 1": {"deck": ["Guard", "Giant"], "discard": ["Revenant", "Spark", "Spark"]}},
    )


def test_epic_is_a_word_that_effects_can_exclude() -> None:
    """INV-15.29, INV-2.8: a trait has no effect itself; an effect that destroys all non-Epic cards spares it."""
    shows(
        {"turn": turn("capital"), "seat 1": {"quest": ["Wyrm", "Giant"], "hand": ["Cull", "Spark"]}},
        [{1: ["play Cull", "pass"]}],
        {"seat 1": {"quest": ["Wyrm"]}},
    )


def test_counterstrike_from_several_sources_adds_up() -> None:
    """INV-15.6, INV-9.11, INV-15.1: a keyword granted to a unit that has it adds its number."""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"battlefield": ["Giant"]},
            "seat 2": {"quest": [{"card": "Pikes", "attached": ["Spear Drill"]}]},
        },
        [{1: ["attack quest", "attacker Giant"]}, {2: "defender Pikes"}],
        {"Giant": {"damage": 3}, "Pikes": {"counterstrike": 3}},
    )
