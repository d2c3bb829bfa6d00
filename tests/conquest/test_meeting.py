"""Interactions of effects in Conquest: each expected result is derived by hand from the cited rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.meeting import comes_out

pytestmark = pytest.mark.usefixtures("demo_cards")
LINE = ["Plannum", "Barlus", "Elouith"]
MUTATION = {"card": "Dire Mutation", "by": 2}

Case = tuple[dict[str, Any], dict[str, Any], dict[str, Any], list[str], dict[str, Any], str]


def fight(side: int = 1) -> dict[str, Any]:
    """A position in the first planet's battle in which this seat attacks next."""
    return {"battle": "Plannum", "window": "turn", "initiative": side}


COMBAT = {"phase": "combat", "window": "combat"}
CASES: dict[str, Case] = {
    # traits that are not printed count for every condition, whichever card came first
    "a condition looks at traits that are gained by a card behind it": (
        {"phase": "deploy"},
        {
            "warlord": "Colonel Straken",
            "planets": {"Plannum": ["Sergeants", {"card": "Trooper", "attached": ["War Paint"]}]},
            "hand": ["Levy"],
        },
        {},
        ["play Levy"],
        {"Sergeants": {"attack": 3}},
        "",
    ),
    # a cost that an interrupt keeps from being paid (CON-16.16)
    "a unit destroyed before it exhausts has not paid": (
        COMBAT,
        {
            "warlord": "Colonel Straken",
            "planets": {"Plannum": [{"card": "Trooper", "damage": 2, "attached": [MUTATION]}]},
            "hand": ["Suppressive Fire"],
        },
        {"planets": {"Plannum": ["Giant"]}},
        ["play Suppressive Fire > Trooper"],
        {"Trooper": "gone", "Giant": {"exhausted": False}, "seat 1": {"discard": ["Suppressive Fire", "Trooper"]}},
        "",
    ),
    "a unit that only suffers by exhausting has paid": (
        COMBAT,
        {
            "warlord": "Colonel Straken",
            "planets": {"Plannum": [{"card": "Trooper", "damage": 1, "attached": [MUTATION]}]},
            "hand": ["Suppressive Fire", "Void Pirate"],
            "resources": 3,
        },
        {"planets": {"Plannum": ["Giant"]}},
        ["play Suppressive Fire > Trooper"],
        {"Trooper": {"damage": 2, "exhausted": True}, "Giant": {"exhausted": True}},
        "",
    ),
    "what cannot be paid for cancels nothing": (
        {"phase": "deploy"},
        {"warlord": "Zarathur, High Sorcerer", "hand": ["Promise of Glory", "Trooper"], "resources": 5},
        {
            "warlord": "Eldorath Starbane",
            "planets": {"Plannum": [{"card": "Spiritseer Erathal", "damage": 2, "attached": [{**MUTATION, "by": 1}]}]},
            "hand": ["Nullify"],
        },
        ["play Promise of Glory", "play Nullify", "choose Spiritseer Erathal"],
        {"Spiritseer Erathal": "gone", "seat 1": {"hq": ["Zarathur, High Sorcerer", "Cultist", "Cultist"]}},
        "",
    ),
    # warlords that lose their ability (CON-12.3)
    "a warlord bloodied by an interrupt hears of no destruction": (
        fight(),
        {
            "warlord": {"card": "Captain Cato Sicarius", "at": "Plannum", "damage": 5},
            "planets": {"Plannum": ["Trooper"]},
        },
        {
            "warlord": "Zarathur, High Sorcerer",
            "planets": {"Plannum": [{"card": "Trooper", "damage": 1, "attached": ["Mark of Chaos"]}]},
            "hand": ["Giant"],
        },
        ["attacker Captain Cato Sicarius", "use Mark of Chaos"],
        {"Captain Cato Sicarius": {"bloodied": True, "at": "hq"}, "seat 1": {"resources": 0}},
        "",
    ),
    # exhausting by going home (CON-2.4, CON-17.4, CON-9.11)
    "a unit destroyed by being routed does not come home": (
        COMBAT,
        {
            "warlord": "Packmaster Kith",
            "hand": ["Archon's Terror", "Giant"],
            "resources": 2,
        },
        {"planets": {"Plannum": [{"card": "Trooper", "damage": 2, "attached": [{**MUTATION, "by": 1}]}]}},
        ["play Archon's Terror > Trooper"],
        {"Trooper": "gone", "seat 2": {"discard": ["Trooper"]}},
        "",
    ),
    "a routed unit is damaged where it stood and comes home exhausted": (
        COMBAT,
        {"warlord": "Packmaster Kith", "hand": ["Archon's Terror", "Giant"], "resources": 2},
        {"planets": {"Plannum": [{"card": "Trooper", "attached": [{**MUTATION, "by": 1}]}]}},
        ["play Archon's Terror > Trooper"],
        {"Trooper": {"damage": 1, "exhausted": True, "at": "hq"}},
        "",
    ),
    # reassigning (CON-11.3, CON-11.11)
    "two bodyguards take a point each": (
        fight(),
        {"planets": {"Plannum": ["Goff Nob"]}},
        {
            "warlord": "Colonel Straken",
            "planets": {
                "Plannum": [
                    {"card": "Trooper", "attached": ["Bodyguard"]},
                    {"card": "Trooper", "attached": ["Bodyguard"]},
                    "Giant",
                ]
            },
        },
        ["defender Giant", "resolve Bodyguard"],
        {"Giant": {"damage": 4}, "Trooper": {"damage": 1}, "Trooper #2": {"damage": 1}},
        "",
    ),
    "of a point that was reassigned nothing goes to the bunker": (
        fight(),
        {"planets": {"Plannum": ["Trooper"]}},
        {
            "warlord": "Colonel Straken",
            "planets": {"Plannum": [{"card": "Trooper", "attached": ["Bodyguard"]}, "Giant"]},
            "hq": ["Rockcrete Bunker"],
        },
        ["defender Giant"],
        {"Giant": {"damage": 0}, "Trooper #2": {"damage": 1}, "Rockcrete Bunker": {"damage": 0}},
        "",
    ),
    # a trait that is not printed
    "a soldier by paint is led like one": (
        fight(),
        {
            "warlord": {"card": "Colonel Straken", "at": "Plannum"},
            "planets": {"Plannum": [{"card": "Trooper", "attached": ["War Paint"]}, "Trooper"]},
            "hand": ["Giant"],
        },
        {"planets": {"Plannum": ["Giant"]}},
        [],
        {"Trooper": {"attack": 2}, "Trooper #2": {"attack": 1}},
        "",
    ),
    "a soldier by drill is one until the end of the phase": (
        COMBAT,
        {
            "warlord": {"card": "Colonel Straken", "at": "Plannum"},
            "planets": {"Plannum": ["Trooper"]},
            "hand": ["Drill", "Giant"],
        },
        {"planets": {"Plannum": ["Giant"]}},
        ["play Drill > Trooper"],
        {"Trooper": {"attack": 2}},
        "",
    ),
    "who is a soldier by paint alone loses what only soldiers wear with it": (
        {"phase": "deploy"},
        {
            "warlord": "Commander Shadowsun",
            "planets": {"Plannum": [{"card": "Trooper", "attached": ["War Paint", "Order"]}, "Giant"]},
            "hand": ["Even the Odds"],
            "resources": 1,
        },
        {},
        ["play Even the Odds > War Paint"],
        {
            "Trooper": {"attached": []},
            "Giant": {"attached": ["War Paint"]},
            "seat 1": {"discard": ["Even the Odds", "Order"]},
        },
        "",
    ),
    # immunity (CON-15.11)
    "an enemy event does not touch the immune": (
        {"phase": "deploy"},
        {"warlord": "Captain Cato Sicarius", "hand": ["Exterminatus"], "resources": 3},
        {"planets": {"Barlus": ["Stalwart Ogryn", "Trooper"]}},
        ["play Exterminatus > Barlus"],
        {"Stalwart Ogryn": {"damage": 0}, "Trooper": "gone"},
        "",
    ),
    "one's own event does": (
        {"phase": "deploy"},
        {
            "warlord": "Captain Cato Sicarius",
            "hand": ["Exterminatus"],
            "resources": 3,
            "planets": {"Barlus": ["Stalwart Ogryn"]},
        },
        {"planets": {"Barlus": ["Trooper"]}},
        ["play Exterminatus > Barlus"],
        {"Stalwart Ogryn": "gone", "Trooper": "gone"},
        "",
    ),
    # a card that is no longer where it was (CON-16.21)
    "what fell back is not in the discard pile any more": (
        fight(),
        {"planets": {"Plannum": ["Goff Nob"]}},
        {
            "warlord": "Captain Cato Sicarius",
            "planets": {"Plannum": [{"card": "Land Raider", "damage": 6}, "Giant"]},
            "hq": ["Holy Sepulchre"],
            "hand": ["Fall Back!"],
            "resources": 1,
        },
        ["defender Land Raider", "play Fall Back!"],
        {"Land Raider": {"at": "hq", "damage": 0}, "Holy Sepulchre": {"exhausted": False}, "seat 2": {"hand": []}},
        "",
    ),
    "what went to the hand cannot fall back": (
        fight(),
        {"planets": {"Plannum": ["Goff Nob"]}},
        {
            "warlord": "Captain Cato Sicarius",
            "planets": {"Plannum": [{"card": "Land Raider", "damage": 6}, "Giant"]},
            "hq": ["Holy Sepulchre"],
            "hand": ["Fall Back!"],
            "resources": 1,
        },
        ["defender Land Raider", "use Holy Sepulchre"],
        {"Land Raider": "gone", "seat 2": {"hand": ["Fall Back!", "Land Raider"], "resources": 1}},
        "",
    ),
    # losing hit points (CON-12.6)
    "a damaged unit dies of losing its armour": (
        COMBAT,
        {
            "warlord": "Commander Shadowsun",
            "hand": ["Even the Odds", "Giant"],
            "resources": 1,
        },
        {"planets": {"Plannum": [{"card": "Trooper", "damage": 3, "attached": ["Rune-Encrusted Armor"]}, "Giant"]}},
        ["play Even the Odds > Rune-Encrusted Armor"],
        {"Trooper": "gone", "Giant": {"attack": 2, "attached": ["Rune-Encrusted Armor"]}},
        "",
    ),
    # sacrificed is not destroyed (CON-12.9)
    "a sacrificed pack pays nothing": (
        COMBAT,
        {"warlord": "Packmaster Kith", "hand": ["Power from Pain", "Giant"], "resources": 2},
        {"planets": {"Plannum": ["Carnivore Pack"]}},
        ["play Power from Pain"],
        {"Carnivore Pack": "gone", "seat 2": {"resources": 0}},
        "",
    ),
    # an ability continues after its card has left play (CON-16.14)
    "the captain may pay with himself": (
        COMBAT,
        {"warlord": "Colonel Straken", "planets": {"Plannum": ["Captain Markis"]}, "hand": ["Giant"]},
        {"planets": {"Plannum": ["Giant"]}},
        ["use Captain Markis > Captain Markis"],
        {"Captain Markis": "gone", "Giant": {"exhausted": True}},
        "",
    ),
    # damage as a cost (CON-16.16)
    "damage that is raised pays all the same": (
        fight(),
        {
            "warlord": "Nazdreg",
            "planets": {"Plannum": [{"card": "Nazdreg's Flash Gitz", "exhausted": True}, "Trooper"]},
        },
        {"warlord": {"card": "Zarathur, High Sorcerer", "at": "Plannum"}, "hand": ["Giant"]},
        ["use Nazdreg's Flash Gitz", "use Zarathur, High Sorcerer"],
        {"Nazdreg's Flash Gitz": {"damage": 2, "exhausted": False}},
        "",
    ),
    "damage that is shielded pays nothing": (
        fight(),
        {
            "warlord": "Nazdreg",
            "planets": {"Plannum": [{"card": "Nazdreg's Flash Gitz", "exhausted": True}, "Trooper"]},
            "hand": ["Snotling Attack"],
        },
        {"planets": {"Plannum": ["Giant"]}, "hand": ["Giant"]},
        ["use Nazdreg's Flash Gitz", "shield Snotling Attack"],
        {"Nazdreg's Flash Gitz": {"damage": 0, "exhausted": True}},
        "",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_interacting_effects_follow_the_rules(name: str) -> None:
    """CON-16.16, CON-12.3, CON-2.4, CON-11.11, CON-15.11, CON-16.21, CON-12.6, CON-12.9"""
    moment, one, two, answers, check, until = CASES[name]
    position = {"turn": moment, "planets": LINE, "seat 1": one, "seat 2": two}
    comes_out("conquest", position, answers, check, until)
