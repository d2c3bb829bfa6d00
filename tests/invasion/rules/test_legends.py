"""Legends (INV-20), tested with demo legends."""

import pytest

from tests.invasion.demo import shows, turn

pytestmark = pytest.mark.usefixtures("demo_cards")


def test_a_legend_is_played_onto_the_capital_board() -> None:
    """INV-20.1, INV-2.1, INV-OPEN-4: in its player's capital phase, in no zone; one for each player, of the capital's
    race.
    """
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "capital": "dwarf",
                "hand": ["Old King", "Old King", "Warlord", "Spark", "Spark"],
                "resources": 9,
            },
            "seat 2": {"capital": "orc", "quest": ["Guard"]},
        },
        [
            {1: {"cannot": "play Warlord", "because": "INV-20.1 legends-capital"}},
            {1: "play Spark > Guard"},
            {1: {"cannot": "play Old King", "because": "INV-6.7"}},
            {1: "pass"},
            {1: ["play Old King", "pass"]},
            {1: {"cannot": "play Old King", "because": "INV-20.1 no-other-legend"}},
        ],
        {"seat 1": {"legend": ["Old King"], "kingdom": [], "quest": [], "battlefield": [], "resources": 7}},
    )


def test_its_power_counts_in_every_zone_by_its_own_value() -> None:
    """INV-20.2: 1 in the kingdom, 2 in the quest zone."""
    shows(
        {"turn": turn("kingdom"), "seat 1": {"legend": ["Old King"], "hand": ["Innovation"]}},
        [{1: {"can": "develop Innovation > quest"}}],
        {"seat 1": {"resources": 4, "hand size": 4}},
    )


def test_for_effects_its_power_is_the_lowest() -> None:
    """INV-20.3"""
    shows({"seat 1": {"legend": ["Old King"], "hand": ["Spark"]}}, [], {"Old King": {"power": 1}})


def test_it_attacks_with_its_battlefield_power_together_with_units() -> None:
    """INV-20.2, INV-13.4: 3 + 1 damage; the defender may assign damage to the legend."""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"legend": ["Old King"], "battlefield": ["Recruit"]},
            "seat 2": {"quest": ["Guard"]},
        },
        [
            {1: ["attack quest", "attacker Old King", "attacker Recruit"]},
            {2: "defender Guard"},
            {1: ["assign 3 Guard", "assign 1 quest"]},
            {2: ["assign 1 Old King", "no attack"]},
        ],
        {"Guard": "gone", "Old King": {"damage": 1}, "seat 2": {"quest damage": 1}},
    )


def test_a_corrupted_legend_neither_attacks_nor_defends() -> None:
    """INV-20.6, INV-16.10: it still takes damage when it is attacked."""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"legend": [{"card": "Old King", "corrupted": True}], "battlefield": ["Recruit"]},
            "seat 2": {"legend": [{"card": "Warlord", "corrupted": True}]},
        },
        [
            {1: "attack Warlord through quest"},
            {1: {"cannot": "attacker Old King", "because": "INV-16.1"}},
            {1: "attacker Recruit"},
            {2: "restore Warlord"},
        ],
        {"Warlord": {"damage": 1, "corrupted": False}, "Recruit": {"damage": 0}},
    )


def test_a_legend_has_no_inborn_ability_to_defend_sections() -> None:
    """INV-20.4: only an effect allows that."""
    position = {
        "turn": turn("battlefield"),
        "seat 1": {"battlefield": ["Giant"]},
        "seat 2": {"capital": "dwarf", "legend": ["Old King"], "quest": ["Guard"]},
    }
    attack = {1: ["attack quest", "attacker Giant"]}
    shows(position, [attack], {"options": ["done", "defender Guard"]})
    guarded = {**position, "seat 2": {**position["seat 2"], "kingdom": ["Throne Guard"]}}
    shows(guarded, [attack], {"options": ["done", "defender Guard", "defender Old King"]})


def test_an_attacked_legend_defends_by_itself_with_its_power_there() -> None:
    """INV-20.5, INV-20.7, INV-20.10: attacked through the quest zone it deals 2; its Counterstrike works."""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"battlefield": ["Giant"]},
            "seat 2": {"capital": "dwarf", "legend": ["Old King"], "quest": ["Guard"]},
        },
        [
            {1: ["attack Old King through quest", "attacker Giant"]},
            {2: "done"},
            {"check": {"Old King": {"defending": True}, "Giant": {"damage": 1}, "Guard": {"defending": False}}},
            {1: "assign 4 Old King"},
            {2: ["assign 2 Giant", "no attack"]},
        ],
        {"Old King": "gone", "Giant": {"damage": 3}, "seat 2": {"quest damage": 0, "discard": ["Old King"]}},
    )


def test_excess_damage_to_a_legend_is_lost() -> None:
    """INV-38.10, INV-20.8: defenders first, then the legend; nothing goes to the section."""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"battlefield": ["Giant", "Giant"]},
            "seat 2": {"capital": "orc", "legend": ["Warlord"], "quest": ["Recruit"]},
        },
        [
            {1: ["attack Warlord through quest", "attacker Giant", "attacker Giant"]},
            {2: "defender Recruit"},
            {1: {"cannot": "assign 1 Warlord", "because": "INV-13.17"}},
            {1: "assign 1 Recruit"},
            {1: {"cannot": "assign 1 quest", "because": "INV-20.8"}},
            {1: "assign 5 Warlord"},
            {"check": {"options": ["assign 1 Recruit", "assign 2 Recruit"]}},
        ],
        {"Warlord": {"assigned": 5}},
    )


def test_damage_that_exceeds_a_lone_legend_is_ignored() -> None:
    """INV-20.8"""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"battlefield": ["Giant", "Giant"]},
            "seat 2": {"capital": "orc", "legend": ["Warlord"]},
        },
        [
            {1: ["attack Warlord through quest", "attacker Giant", "attacker Giant", "assign 5 Warlord"]},
            {2: ["assign 1 Giant", "no attack"]},
        ],
        {"Warlord": "gone", "seat 2": {"quest damage": 0, "kingdom damage": 0}},
    )


def test_indirect_damage_may_go_to_a_legend() -> None:
    """INV-20.9, INV-14.14, INV-14.16: up to what destroys it."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"capital": "orc", "hand": ["Followers of Mork"], "resources": 2},
            "seat 2": {"capital": "dwarf", "legend": [{"card": "Old King", "damage": 3}]},
        },
        [{1: ["play Followers of Mork > quest", "assign first", "assign 2 own quest"]}],
        {"asked": 2, "offered": ["assign 1 Old King", "assign 2 own quest"], "not offered": ["assign 2 Old King"]},
    )


def test_a_legend_is_not_a_unit() -> None:
    """INV-20.11: effects on units do not affect it; as a development it goes to the discard pile as a legend."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"legend": ["Old King"], "quest": ["Guard"], "hand": ["Slay", "Raise", "Raise"]},
            "seat 2": {"developments": {"quest": ["Warlord"]}, "discard": ["Warlord"]},
        },
        [{1: {"cannot": "play Slay > Old King", "because": "INV-11.4"}}],
        {"offered": ["play Slay > Guard"], "not offered": ["play Raise > Warlord"]},
    )


def test_legends_are_attacked_only_through_zones() -> None:
    """INV-20.7, INV-20.12: through each of the three; a duel has no fulcrums."""
    shows(
        {"turn": turn("battlefield"), "seat 1": {"battlefield": ["Giant"]}, "seat 2": {"legend": ["Warlord"]}},
        [],
        {
            "options": [
                "no attack",
                "attack kingdom",
                "attack quest",
                "attack battlefield",
                "attack Warlord through kingdom",
                "attack Warlord through quest",
                "attack Warlord through battlefield",
            ]
        },
    )
