"""Control and kinds of cards: constant effects, attachments, developments (INV-17, INV-18, INV-22)."""

from typing import Any

import pytest

from tests.invariants.test_at_once import parts, words
from tests.invasion.demo import shows, turn
from warhost.effects.language.choices import Choose, Target
from warhost.effects.language.combinators import ByHolder
from warhost.effects.language.select import Selector
from warhost.effects.language.sets import IT, YOURS, of_a_hand
from warhost.effects.language.verbs import SACRIFICED, Leave
from warhost.invasion.library import LIBRARY

pytestmark = pytest.mark.usefixtures("demo_cards")


def test_control_by_a_constant_effect_lasts_as_long_as_its_source() -> None:
    """INV-38.15, INV-17.1, INV-17.4: the unit goes to the corresponding zone, and back when the attachment is gone."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"capital": "orc", "hand": ["Usurper", "Pillage", "Spark"], "resources": 3},
            "seat 2": {"quest": ["Giant"], "kingdom": ["Guard"]},
        },
        [
            {1: ["play Usurper > Giant", "pass"]},
            {"check": {"Giant": {"controller": 1, "zone": "quest"}, "seat 1": {"quest": ["Giant", "Usurper"]}}},
            {1: ["play Pillage > Usurper", "pass"]},
        ],
        {"Giant": {"controller": 2, "zone": "quest"}, "seat 2": {"quest": ["Giant"]}, "seat 1": {"quest": []}},
    )


def test_a_leaves_play_ability_belongs_to_who_controlled_the_card_last() -> None:
    """INV-17.3, INV-17.7: the Engineers' owner must sacrifice; the card goes to its owner's discard pile."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"hand": ["Slay"], "quest": ["Guard"]},
            "seat 2": {"quest": [{"card": "Zhufbar Engineers", "attached": [{"card": "Usurper", "by": 1}]}, "Recruit"]},
        },
        [{1: "play Slay > Zhufbar Engineers"}],
        {"seat 1": {"quest": ["Guard"]}, "seat 2": {"quest": [], "discard": ["Recruit", "Zhufbar Engineers"]}},
    )


def test_an_attachment_does_not_follow_the_control_of_its_host() -> None:
    """INV-17.9, INV-18.3, INV-18.5: it moves with the host, but its controller and loyalty symbol stay."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"hand": ["Usurper", "Spark"]},
            "seat 2": {"capital": "orc", "battlefield": [{"card": "Giant", "attached": ["Choppa"]}]},
        },
        [{1: ["play Usurper > Giant", "pass"]}],
        {"Giant": {"controller": 1, "power": 6}, "Choppa": {"controller": 2, "on": "Giant"}},
    )


def test_a_condition_other_than_a_zone_must_hold_all_the_time() -> None:
    """INV-38.13, INV-18.7: Cloud of Flies is attached to a unit that its player controls; when another player takes
    control it is discarded.
    """
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"hand": ["Usurper", "Spark"]},
            "seat 2": {"battlefield": [{"card": "Giant", "attached": ["Cloud of Flies"]}]},
        },
        [{1: ["play Usurper > Giant", "pass"]}],
        {"Cloud of Flies": "gone", "seat 2": {"discard": ["Cloud of Flies"]}, "Giant": {"controller": 1}},
    )


def test_a_development_can_be_controlled_by_its_owner_only() -> None:
    """INV-38.13, INV-17.10, INV-22.7: a stolen unit that becomes a development is discarded at once."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"hand": ["Entomb", "Spark"]},
            "seat 2": {"quest": [{"card": "Giant", "attached": [{"card": "Usurper", "by": 1}]}]},
        },
        [{1: ["play Entomb > Giant", "pass", "discard Usurper"]}],
        {"Giant": "gone", "seat 2": {"discard": ["Giant"]}, "seat 1": {"discard": ["Entomb", "Usurper"]}},
    )


# --- faceup developments --------------------------------------------------------------------------------------


def test_a_faceup_development_keeps_only_name_and_uniqueness() -> None:
    """INV-38.14, INV-22.4, INV-22.5, INV-22.6, INV-3.6, INV-3.14: no damage, text, power or symbol; still in play."""
    match = shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "capital": "empire",
                "quest": [{"card": "Thyrus Gorman", "damage": 1}],
                "hand": ["Entomb", "Thyrus Gorman", "Spark"],
                "resources": 6,
            },
        },
        [
            {"check": {"seat 1": {"prices": {"Thyrus Gorman": 4}}}},
            {1: ["play Entomb > Thyrus Gorman", "pass"]},
            {1: {"cannot": "play Thyrus Gorman > kingdom", "because": "INV-3.1"}},
        ],
        {
            "seat 1": {"quest developments": 1, "prices": {"Thyrus Gorman": 5}, "quest damage": 0},
            "Thyrus Gorman": {"development": True, "unit": False, "power": 0, "damage": 0},
        },
    )
    assert not [event for event in match.log if event.kind in ("destroyed", "discarded", "sacrificed")]


def test_it_is_a_development_only_as_long_as_what_makes_it_one() -> None:
    """INV-22.12, INV-22.13, INV-16.9: if it was corrupted before, it is a corrupted unit again; it has not entered
    play.
    """
    match = shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "capital": "orc",
                "quest": [{"card": "Lurkers", "corrupted": True}],
                "hand": ["Entomb", "Pillage", "Spark"],
                "resources": 3,
            },
        },
        [
            {1: ["play Entomb > Lurkers", "pass"]},
            {"check": {"Lurkers": {"development": True, "corrupted": True}}},
            {1: ["play Pillage > Entomb", "pass"]},
        ],
        {"Lurkers": {"unit": True, "corrupted": True}, "seat 1": {"quest developments": 0}},
    )
    entered = [event for event in match.log if event.kind == "entered"]
    assert len(entered) == 1  # the attachment


def test_a_questing_unit_that_becomes_a_development_leaves_the_quest() -> None:
    """INV-22.11, INV-19.8: it stays in the zone, and the tokens are removed; as a unit again it is not questing."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "capital": "orc",
                "quest": [{"card": "Vigil", "tokens": 2, "unit": "Guard"}],
                "hand": ["Entomb", "Pillage", "Spark"],
                "resources": 3,
            },
        },
        [
            {1: ["play Entomb > Guard", "pass"]},
            {"check": {"Vigil": {"tokens": 0}, "Guard": {"zone": "quest", "on": None, "development": True}}},
            {1: ["play Pillage > Entomb", "pass"]},
        ],
        {"Guard": {"unit": True, "on": None, "zone": "quest"}},
    )


def test_a_development_that_is_also_a_unit_counts_as_both() -> None:
    """INV-22.2, INV-22.8, INV-22.9: facedown units with 1 hit point and nothing printed; none enters corrupted."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "quest": ["Warpstone Excavation"],
                "kingdom": ["Living Ground"],
                "developments": {"quest": ["Guard"]},
                "hand": ["Recruit", "Spark", "Slay"],
            },
        },
        [
            {1: ["develop Recruit > quest", "pass"]},
            {"check": {"seat 1": {"quest developments": 2}, "offered": ["play Slay > development quest"]}},
            {"check": {"Guard": {"unit": True, "power": 0, "hit points": 1, "corrupted": False}}},
            {1: ["play Spark > development quest", "pass"]},
        ],
        {"seat 1": {"quest developments": 1, "discard": ["Guard", "Spark"]}},
        seed=1,
    )


def test_turning_faceup_is_not_entering_play() -> None:
    """INV-22.3, INV-22.13: abilities that wait for a unit entering play do not trigger."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "developments": {"quest": ["Lurkers"]},
                "hand": ["Expose", "Spark"],
                "kingdom": ["Drill Sergeant"],
            },
        },
        [{1: ["play Expose > development quest", "pass"]}],
        {
            "Lurkers": {"unit": True, "facedown": False},
            "seat 1": {"resources": 0},
            "not offered": ["use Drill Sergeant"],
        },
    )


def test_facedown_developments_have_no_characteristics() -> None:
    """INV-22.1, INV-22.2, INV-3.7, INV-3.14: no copy of a unique card, no symbol, no unit, no power."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {
                "capital": "empire",
                "developments": {"kingdom": ["Thyrus Gorman"], "quest": ["Guard"]},
                "hand": ["Thyrus Gorman", "Slay"],
                "resources": 5,
            },
        },
        [{1: {"can": "play Thyrus Gorman > kingdom"}}],
        {"seat 1": {"prices": {"Thyrus Gorman": 5}, "kingdom developments": 1}, "not offered": ["play Slay > Guard"]},
    )


def sacrificed_for_another(text: Any, of: Selector | None = None) -> bool:
    """True if a text makes its player sacrifice a card chosen among those of all players."""
    if isinstance(text, ByHolder):
        return False
    if isinstance(text, Leave):
        own = of is None or YOURS in words(of) or of_a_hand(of)
        return text.how == SACRIFICED and text.of is IT and not own
    if isinstance(text, (Target, Choose)):
        return sacrificed_for_another(text.effect, text.of)
    return any(sacrificed_for_another(part, of) for part in parts(text))


def test_a_text_names_the_player_who_sacrifices_another_players_card() -> None:
    """INV-17.5: a player who does not control the card could not sacrifice it."""
    names = {card.name for card in LIBRARY.everything() if card.text is not None and sacrificed_for_another(card.text)}
    assert names == {"Border Patrol"}  # which refers to the attacked zone of its player
