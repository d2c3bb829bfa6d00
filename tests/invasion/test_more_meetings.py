"""More interactions in Invasion: destroyed, redirected, moved, taken over and turned-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.invasion.demo import turn
from tests.meeting import comes_out
from warhost.effects.language.resolution import Asked
from warhost.engine import Perspective
from warhost.invasion import INVASION

pytestmark = pytest.mark.usefixtures("demo_cards")
BATTLE = turn("battlefield")
CAPITAL = turn("capital")
THEIR_CAPITAL = turn("capital", 2)

Case = tuple[dict[str, Any], dict[str, Any], dict[str, Any], list[str], dict[str, Any], str]
DYING: dict[str, Case] = {
    "what is not self-referential does not see its own death": (
        CAPITAL,
        {"kingdom": ["Keener", "Recruit"], "hand": ["Cull"]},
        {},
        ["play Cull", "discard Keener"],
        {"seat 1": {"resources": 0, "discard": ["Keener", "Recruit", "Cull"]}},
        "",
    ),
    "a survivor sees every one of them": (
        CAPITAL,
        {
            "capital": "chaos",
            "resources": 5,
            "kingdom": ["Mourner", "Recruit", "Recruit"],
            "hand": ["Nurgle's Pestilence"],
        },
        {"kingdom": ["Recruit"]},
        ["play Nurgle's Pestilence", "discard Recruit"],
        {"seat 1": {"resources": 4}, "Mourner": {"damage": 1}},
        "",
    ),
    "a ranger that falls with another dwarf shoots no more": (
        CAPITAL,
        {"quest": ["Dwarf Ranger", "Runesmith"], "hand": ["Cull"]},
        {"quest": ["Wyrm"]},
        ["play Cull", "discard Dwarf Ranger"],
        {"Wyrm": {"damage": 0}, "seat 1": {"discard": ["Dwarf Ranger", "Runesmith", "Cull"]}},
        "",
    ),
    "two that ask for something in their zone are dealt with one after the other": (
        CAPITAL,
        {"kingdom": ["Zhufbar Engineers", "Sigmar's Blessed"], "hand": ["Cull"]},
        {"kingdom": ["Wyrm"]},
        ["play Cull", "discard Zhufbar Engineers", "resolve Sigmar's Blessed"],
        {"seat 2": {"hand": ["Wyrm"], "discard": []}},
        "",
    ),
    "... in the other order": (
        CAPITAL,
        {"kingdom": ["Zhufbar Engineers", "Sigmar's Blessed"], "hand": ["Cull"]},
        {"kingdom": ["Wyrm"]},
        ["play Cull", "discard Zhufbar Engineers", "resolve Zhufbar Engineers"],
        {"seat 2": {"hand": [], "discard": ["Wyrm"]}},
        "",
    ),
    "a waiting bounty is paid once for two that die together": (
        CAPITAL,
        {"hand": ["Bounty", "Cull", "Spark"]},
        {"kingdom": ["Recruit", "Recruit"]},
        ["play Bounty", "1: pass", "play Cull", "2: discard Recruit"],
        {"seat 1": {"resources": 3}},
        "",
    ),
    "no hit points are too few to live": (
        turn("beginning"),
        {"capital": "dark-elf", "quest": ["Vile Sorceress"], "hand": ["Spark"]},
        {"quest": ["Recruit"]},
        ["target Recruit"],
        {"Recruit": "gone", "seat 2": {"discard": ["Recruit"]}},
        "",
    ),
    "an attachment goes with its host, and is not heard after it": (
        CAPITAL,
        {"hand": ["Slay", "Spark"]},
        {"kingdom": [{"card": "Guard", "attached": ["Isha's Gaze", "Silence"]}]},
        ["play Slay > Guard", "discard Guard", "discard Silence"],
        {"seat 2": {"discard": ["Guard", "Silence", "Isha's Gaze"], "kingdom": []}},
        "",
    ),
}
DAMAGE: dict[str, Case] = {
    "toughness of the damaged comes with the first wound, not before": (
        CAPITAL,
        {"hand": ["Bolt", "Bolt"]},
        {"capital": "orc", "battlefield": ["Big 'Uns", "Giant"]},
        ["play Bolt > Giant", "play Bolt > Giant"],
        {"Giant": {"damage": 5}},
        "",
    ),
    "damage cannot be cancelled, whoever has toughness": (
        CAPITAL,
        {"capital": "chaos", "kingdom": ["Bloodthirster"], "resources": 3, "hand": ["Bolt", "Spark"]},
        {"battlefield": ["King Kazador"]},
        ["play Bolt > King Kazador"],
        {"King Kazador": {"damage": 3}, "seat 1": {"resources": 0}},
        "",
    ),
    "moved damage is no more than destroys, and nobody has received it": (
        CAPITAL,
        {"resources": 3, "kingdom": [{"card": "Giant", "damage": 5}], "hand": ["Stubborn Refusal", "Spark"]},
        {"kingdom": ["Scholar"]},
        ["play Stubborn Refusal > Giant"],
        {"Giant": {"damage": 3}, "Scholar": "gone", "seat 2": {"hand size": 0}},
        "",
    ),
    "two sparks are two events for toughness": (
        CAPITAL,
        {"hand": ["Two Sparks", "Spark"]},
        {"battlefield": ["Hammerer of Karak Azul"]},
        ["play Two Sparks > Hammerer of Karak Azul"],
        {"Hammerer of Karak Azul": {"damage": 0}},
        "",
    ),
    "a section whose last development goes burns at once": (
        CAPITAL,
        {"resources": 3, "hand": ["Demolition!", "Spark"]},
        {"capital": "orc", "quest": [{"card": "Recruit", "facedown": True}], "damage": {"quest": 8}},
        ["play Demolition! > development quest"],
        {"seat 2": {"burning": ["quest"]}},
        "",
    ),
}
COMBAT: dict[str, Case] = {
    "counterstrike of a unit that dies of being declared": (
        BATTLE,
        {"capital": "chaos", "battlefield": [{"card": "Guard", "attached": ["Horrific Mutation"]}], "hand": ["Spark"]},
        {"quest": [{"card": "Pikes", "damage": 2}]},
        ["attack quest", "attacker Guard", "defender Pikes"],
        {"Pikes": "gone", "Guard": {"damage": 1}},
        "",
    ),
    "the combat goes on when its last attacker is gone": (
        BATTLE,
        {"battlefield": ["Recruit"], "hand": ["Spark"]},
        {"quest": ["Pikes"]},
        ["attack quest", "attacker Recruit", "defender Pikes"],
        {"Recruit": "gone", "seat 2": {"quest damage": 0}},
        "combat-over",
    ),
    "a unit that moved away is hit all the same, and has not survived combat there": (
        BATTLE,
        {"battlefield": ["Recruit"], "hand": ["Spark"]},
        {"capital": "empire", "quest": ["Pistoliers"], "resources": 1, "hand": ["Spark"]},
        [
            "attack quest",
            "attacker Recruit",
            "defender Pistoliers",
            "until assigned",
            "2: use Pistoliers",
            "move to kingdom",
        ],
        {"Pistoliers": {"damage": 1, "zone": "kingdom"}, "Recruit": "gone"},
        "combat-over",
    ),
    "an attacker destroyed after assigning has hit": (
        BATTLE,
        {"battlefield": ["Giant"], "hand": ["Spark"]},
        {"quest": ["Recruit"], "resources": 5, "hand": ["Grudge Thrower Assault"]},
        ["attack quest", "attacker Giant", "assign 4 quest", "2: play Grudge Thrower Assault > Giant"],
        {"Giant": "gone", "seat 2": {"quest damage": 4}},
        "combat-over",
    ),
    "one that is corrupted after it was declared fights on": (
        BATTLE,
        {"battlefield": ["Giant"], "hand": ["Spark"]},
        {"hand": ["Taint"]},
        ["attack quest", "attacker Giant", "2: play Taint > Giant", "assign 4 quest"],
        {"Giant": {"corrupted": True}, "seat 2": {"quest damage": 4}},
        "combat-over",
    ),
    "an ambush does not enter play and must defend": (
        BATTLE,
        {"battlefield": ["Recruit"], "hand": ["Spark"]},
        {"quest": [{"card": "Lurkers", "facedown": True}], "resources": 1},
        ["attack quest", "attacker Recruit", "ambush Lurkers", "assign 2 Recruit"],
        {"Lurkers": {"damage": 1}, "Recruit": "gone", "seat 2": {"resources": 0, "quest damage": 0}},
        "combat-over",
    ),
    "savage outlives its unit": (
        CAPITAL,
        {"kingdom": ["Guard"], "hand": ["Bolt", "Spark"]},
        {"kingdom": ["Ragers"]},
        ["play Bolt > Ragers", "2: accept Ragers"],
        {"Ragers": "gone", "Guard": {"damage": 1}},
        "",
    ),
}
STRANGE: dict[str, Case] = {
    "a unit whose usurper is destroyed goes back and attacks no more": (
        BATTLE,
        {"battlefield": [{"card": "Guard", "owner": 2, "attached": ["Usurper"]}], "hand": ["Spark"]},
        {"resources": 4, "hand": ["Demolition!"], "capital": "dwarf"},
        ["attack quest", "attacker Guard", "2: play Demolition! > Usurper"],
        {"Guard": {"controller": 2, "attacking": False}, "seat 2": {"quest damage": 0, "battlefield": ["Guard"]}},
        "combat-over",
    ),
    "... and takes what was assigned to it wherever it is": (
        BATTLE,
        {"battlefield": [{"card": "Guard", "owner": 2, "attached": ["Usurper"]}], "hand": ["Spark"]},
        {"resources": 4, "quest": ["Recruit"], "hand": ["Demolition!"], "capital": "dwarf"},
        ["attack quest", "attacker Guard", "defender Recruit", "until assigned", "2: play Demolition! > Usurper"],
        {"Guard": {"controller": 2, "damage": 1}, "Recruit": "gone"},
        "combat-over",
    ),
    "a silenced usurper holds nobody": (
        CAPITAL,
        {"kingdom": [{"card": "Guard", "owner": 2, "attached": [{"card": "Usurper", "attached": ["Silence"]}]}]},
        {"hand": ["Spark"]},
        [],
        {"Guard": {"controller": 2}},
        "",
    ),
    "what belongs to the enemy dies for who controls it, and goes to its owner": (
        CAPITAL,
        {"kingdom": [{"card": "Guard", "owner": 2, "attached": ["Usurper"]}, "Keener"], "hand": ["Slay", "Spark"]},
        {},
        ["play Slay > Guard"],
        {"seat 1": {"resources": 1, "discard": ["Slay", "Usurper"]}, "seat 2": {"discard": ["Guard"]}},
        "",
    ),
    "a unit that becomes a development drops its wounds and its weapon": (
        CAPITAL,
        {"hand": ["Entomb", "Spark"]},
        {"battlefield": [{"card": "Giant", "damage": 3, "attached": ["Choppa"]}]},
        ["play Entomb > Giant"],
        {"Giant": {"development": True, "damage": 0}, "seat 2": {"discard": ["Choppa"], "battlefield developments": 1}},
        "",
    ),
    "a development that counts as a unit dies as one, and burns its section": (
        CAPITAL,
        {"kingdom": ["Mourner"], "hand": ["Spark"]},
        {
            "kingdom": ["Living Ground"],
            "quest": [{"card": "Fledgling Chaos Spawn", "facedown": True}],
            "damage": {"quest": 8},
        },
        ["play Spark > development quest"],
        {"seat 1": {"resources": 1}, "seat 2": {"burning": ["quest"], "discard": ["Fledgling Chaos Spawn"]}},
        "",
    ),
    "a second copy of a unique unit is not raised": (
        CAPITAL,
        {"kingdom": ["Twin"], "discard": ["Twin"], "hand": ["Raise", "Spark"]},
        {},
        ["play Spark > enemy quest"],
        {"seat 1": {"resources": 0, "kingdom": ["Twin"]}, "seat 2": {"quest damage": 1}},
        "",
    ),
    "a risen card that died again stays where it is": (
        CAPITAL,
        {"resources": 2, "discard": ["Revenant"], "hand": ["Slay", "Spark"]},
        {"hand": ["Spark"]},
        ["play Revenant > kingdom", "1: pass", "play Slay > Revenant"],
        {"seat 1": {"discard": ["Revenant", "Slay"], "deck size": 20}, "turn": {"seat": 2}},
        "turn",
    ),
    "a risen card goes under the deck": (
        CAPITAL,
        {"resources": 2, "discard": ["Revenant"], "hand": ["Spark"]},
        {"hand": ["Spark"]},
        ["play Revenant > kingdom"],
        {"seat 1": {"discard": [], "deck size": 21}, "Revenant": "gone"},
        "turn",
    ),
    "instead goes to the owner's hand, whoever controls it": (
        CAPITAL,
        {
            "kingdom": [{"card": "Guard", "owner": 2, "attached": ["Usurper"]}, "Field Hospital"],
            "hand": ["Slay", "Spark"],
        },
        {},
        ["play Slay > Guard"],
        {"seat 1": {"discard": ["Slay", "Usurper"]}, "seat 2": {"discard": [], "hand": ["Guard"]}},
        "",
    ),
    "a legend that is attacked defends, strikes first and takes the rest": (
        BATTLE,
        {"battlefield": ["Recruit", "Giant"], "hand": ["Spark"]},
        {"capital": "dwarf", "legend": ["Old King"]},
        [
            "attack Old King through quest",
            "attacker Recruit",
            "attacker Giant",
            "choose Recruit",
            "assign 4 Old King",
            "assign 2 Giant",
        ],
        {"Recruit": "gone", "Giant": {"damage": 2}, "Old King": "gone", "seat 2": {"quest damage": 0}},
        "combat-over",
    ),
    "a sacrificed attacker has hit, but is not hit": (
        BATTLE,
        {"battlefield": ["Guard"], "hand": ["Offering", "Spark"]},
        {"quest": ["Recruit"]},
        ["attack quest", "attacker Guard", "defender Recruit", "until assigned", "play Offering"],
        {"Guard": "gone", "Recruit": "gone", "seat 1": {"resources": 3}},
        "combat-over",
    ),
    "a banished defender defends no more and is not covered": (
        BATTLE,
        {"battlefield": ["Giant"], "hand": ["Drive Out", "Spark"]},
        {"quest": ["Guard"]},
        ["attack quest", "attacker Giant", "defender Guard", "play Drive Out > Guard", "assign 4 quest"],
        {"Guard": {"zone": "battlefield", "damage": 0}, "Giant": {"damage": 0}, "seat 2": {"quest damage": 4}},
        "combat-over",
    ),
    "cannot be corrupted beats every corruption": (
        CAPITAL,
        {"resources": 4, "capital": "chaos", "hand": ["Taint", "Spark"]},
        {"kingdom": [{"card": "Guard", "attached": ["Blessing of Isha"]}]},
        ["play Taint > Guard"],
        {"Guard": {"corrupted": False}},
        "",
    ),
    "a unit that enters corrupted was corrupted by nothing": (
        CAPITAL,
        {"quest": ["Warpstone Excavation"], "hand": ["Recruit", "Spark"]},
        {},
        ["play Recruit > quest"],
        {"Recruit": {"corrupted": True}},
        "",
    ),
    "the enemy's kazador costs a forced target three, or the effect is lost": (
        turn("beginning"),
        {"capital": "dark-elf", "quest": ["Vile Sorceress"], "hand": ["Spark"]},
        {"capital": "dwarf", "kingdom": ["King Kazador"]},
        [],
        {"King Kazador": {"hit points": 6}, "Vile Sorceress": {"hit points": 1}},
        "",
    ),
    "two that redirect the same point: each looks at it": (
        CAPITAL,
        {"hand": ["Deflect", "Deflect", "Bolt", "Spark"]},
        {"battlefield": ["Giant", "Giant", "Wyrm"]},
        ["play Deflect > Giant", "target Wyrm", "1: pass", "play Deflect > Giant", "target Wyrm", "1: pass"],
        {"Wyrm": {"damage": 0}},
        "",
    ),
}
CASES = {**STRANGE, **DYING, **DAMAGE, **COMBAT}


@pytest.mark.parametrize("name", CASES)
def test_interacting_effects_follow_the_rules(name: str) -> None:
    """INV-23.14, INV-9.9, INV-8.2, INV-2.13, INV-14.12, INV-14.13, INV-15.9, INV-4.4, INV-15.7, INV-13.7, INV-13.14"""
    moment, one, two, answers, check, until = CASES[name]
    comes_out("invasion", {"turn": moment, "seat 1": one, "seat 2": two}, answers, check, until)


def test_a_sequence_of_choices_resumes_where_it_was() -> None:
    """Up to two developments for a sacrificed unit with power 2: no third is asked for, even if the question is asked
    again; and chosen cards are not offered a second time.
    """
    position = {
        "turn": CAPITAL,
        "seat 1": {"hand": ["The Wild Hunt"], "resources": 9, "deck": ["Guard"] * 9},
        "seat 2": {"quest": ["Lurkers"], "deck": ["Guard"] * 9},
    }
    state: Any = INVASION.place(position)
    state.choose("play The Wild Hunt > Lurkers")
    laid = 0
    while isinstance(state.question, Asked) or state.chain:
        assert [*Perspective(state, state.seat).options] == state.options
        laid += isinstance(state.question, Asked)
        state.choose("put into quest" if isinstance(state.question, Asked) else "pass")
    assert laid == 2
    assert len(state.deck(1)) == 7
