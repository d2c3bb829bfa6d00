"""Interactions of effects in Invasion: each expected result is derived by hand from the cited rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.invasion.demo import turn
from tests.meeting import comes_out

pytestmark = pytest.mark.usefixtures("demo_cards")
BATTLE = turn("battlefield")
CAPITAL = turn("capital")

Case = tuple[dict[str, Any], list[str], dict[str, Any], str]
CASES: dict[str, Case] = {
    # keywords of survivors come before forced effects of the same damage (INV-13.32, INV-9.7)
    "scout before a forced draw": (
        {
            "turn": BATTLE,
            "seat 1": {"battlefield": ["Dwarf Ranger"], "hand": ["Spark"]},
            "seat 2": {"capital": "high-elf", "quest": ["Silver Helm Brigade"]},
        },
        ["attack quest", "attacker Dwarf Ranger", "defender Silver Helm Brigade"],
        {"seat 2": {"hand size": 1, "discard": []}},
        "combat-over",
    ),
    "a scout that is destroyed by a forced effect afterwards has scouted": (
        {
            "turn": BATTLE,
            "seat 1": {"battlefield": [{"card": "Dwarf Ranger", "damage": 1, "attached": ["Sadistic Mutation"]}]},
            "seat 2": {"hand": ["Spark"]},
        },
        ["attack quest", "attacker Dwarf Ranger", "target Dwarf Ranger"],
        {"Dwarf Ranger": "gone", "seat 2": {"hand": [], "discard": ["Spark"]}},
        "",
    ),
    # a triggered action needs its card (INV-7.11, INV-6.5)
    "a triggered action of a card that has left play is lost": (
        {"turn": turn("beginning"), "seat 1": {"quest": ["Bloodthirster", "Dawn Singer"], "hand": ["Spark"]}},
        ["sacrifice Dawn Singer"],
        {"seat 1": {"resources": 0}, "turn": {"phase": "beginning"}},
        "",
    ),
    "a triggered action about its own card's leaving is not": (
        {"turn": CAPITAL, "seat 1": {"quest": ["Martyr"], "hand": ["Slay", "Spark"]}},
        ["play Slay > Martyr", "use Martyr", "play Spark > enemy quest"],
        {"seat 1": {"resources": 2}},
        "",
    ),
    # a blank text box (INV-12.14)
    "a card with a blank text box leaves play without a word": (
        {
            "turn": CAPITAL,
            "seat 1": {"kingdom": [{"card": "Doomed", "attached": ["Silence"]}], "hand": ["Slay", "Spark"]},
        },
        ["play Slay > Doomed", "discard Doomed"],
        {"seat 1": {"resources": 0}},
        "",
    ),
    # choices without consequences are not asked (INV-9.9)
    "two healings give the power of one card twice, and nobody is asked in which order": (
        {
            "turn": CAPITAL,
            "seat 1": {
                "kingdom": [
                    {"card": "Guard", "damage": 1, "attached": ["Isha's Gaze"]},
                    {"card": "Giant", "damage": 1},
                ],
                "hand": ["Mend", "Spark"],
            },
        },
        ["play Mend", "play Spark > Giant"],
        {"Guard": {"power": 3}},
        "",
    ),
    # effects that depend on tokens end with them (INV-19.8)
    "a quest whose unit dies guards nothing any more": (
        {
            "turn": CAPITAL,
            "seat 1": {"hand": ["Slay", "Spark"]},
            "seat 2": {
                "capital": "empire",
                "quest": [{"card": "Defend the Border", "tokens": 3, "unit": "Guard"}, "Giant"],
            },
        },
        ["play Slay > Guard", "1: pass", "play Spark > enemy kingdom"],
        {"seat 2": {"kingdom damage": 1}, "Defend the Border": {"tokens": 0}, "Giant": {"damage": 0}},
        "",
    ),
    # changes by a floating ability end with it (INV-8.2)
    "two waiting discounts are both over once a unit has been played": (
        {
            "turn": CAPITAL,
            "seat 1": {
                "capital": "orc",
                "resources": 3,
                "hand": ["We'z Bigga!", "We'z Bigga!", "Revenant", "Revenant"],
            },
        },
        [
            "play We'z Bigga!",
            "play We'z Bigga!",
            "play Revenant > quest",
            "resolve We'z Bigga!",
            "play Revenant > kingdom",
        ],
        {"seat 1": {"resources": 1, "discard": ["We'z Bigga!", "We'z Bigga!", "Revenant"]}},
        "",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_interacting_effects_follow_the_rules(name: str) -> None:
    """INV-13.32, INV-7.11, INV-12.14, INV-9.9, INV-8.2"""
    position, answers, check, until = CASES[name]
    comes_out("invasion", position, answers, check, until)
