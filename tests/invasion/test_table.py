"""The content of the box, hidden cards, and events that only the log shows."""

from __future__ import annotations

import json

import pytest

from tests.invasion.demo import shows, turn
from warhost.engine import SPECTATOR
from warhost.invasion import INVASION, LIBRARY, InvasionState
from warhost.invasion.decks.deck import read_deck
from warhost.invasion.rules.draft import CORE_BOARDS
from warhost.invasion.words import CHAOS, DESTRUCTION, DWARF, EMPIRE, ORC, ORDER


def test_the_box_holds_220_cards_and_four_boards() -> None:
    """INV-1.3: High Elves and Dark Elves have cards in it, but no boards."""
    core = [card for card in LIBRARY.values() if card.code.startswith("core-")]
    assert len(core) == 131
    assert sum(card.copies for card in core) == 220
    assert {*ORDER[:CORE_BOARDS], *DESTRUCTION[:CORE_BOARDS]} == {DWARF, EMPIRE, ORC, CHAOS}


def test_the_newest_text_is_the_text_of_every_printing() -> None:
    """INV-2.18, INV-2.19, INV-ERR-3: one definition for all printings, with errata: three in the box, one in a deck."""
    excavation = next(card for card in LIBRARY.values() if card.name == "Warpstone Excavation")
    assert (excavation.copies, excavation.deck_limit, excavation.errata) == (3, 1, ("INV-ERR-15",))
    assert len([card for card in LIBRARY.values() if card.name == "Warpstone Excavation"]) == 1
    deck = read_deck({"capital": "dwarf", "cards": {"core-116": 1}})
    assert [LIBRARY[code] for code in deck.cards] == [excavation]


POSITION = {
    "turn": turn("capital"),
    "seat 1": {"hand": ["Innovation"], "developments": {"quest": ["Troll Vomit"]}, "deck": ["Pillage", "Hate"]},
    "seat 2": {
        "hand": ["Seduced by Darkness"],
        "developments": {"kingdom": ["Flames of Tzeentch"]},
        "deck": ["Hate"] * 3,
    },
}


@pytest.mark.parametrize(
    ("seat", "sees"),
    [(0, {"core-119", "core-080"}), (1, {"core-099", "core-102"}), (SPECTATOR, set())],
)
def test_hands_decks_and_facedown_developments_are_hidden(seat: int, sees: set[str]) -> None:
    """INV-1.14, INV-4.14: players see their own hand and developments; nobody sees decks."""
    state = INVASION.place(POSITION)
    said = json.dumps(state.view(seat))
    codes = {"core-119", "core-080", "core-078", "core-110", "core-099", "core-102"}
    assert {code for code in codes if code in said} == sees


def test_all_damage_assigned_to_a_section_is_dealt() -> None:
    """INV-4.7, INV-4.3: 4 are dealt to a section that needs 1; it burns, and the surplus has no effect."""
    match = shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"capital": "orc", "battlefield": ["Ironclaw's Horde"]},
            "seat 2": {"damage": {"quest": 7}},
        },
        [{1: ["attack quest", "attacker Ironclaw's Horde", "assign 4 quest"]}, {2: {"can": "no attack"}}],
        {"seat 2": {"burning": ["quest"], "quest damage": 0}},
    )
    assert [event.number for event in match.log if event.kind == "damaged"] == [4]


def test_a_targeted_development_stays_identifiable_and_both_may_target_it() -> None:
    """INV-FAQ-93, INV-4.16, INV-4.17, INV-11.7: the second of two developments is destroyed; the other is untouched."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"capital": "dwarf", "hand": ["Demolition!"], "resources": 2},
            "seat 2": {
                "capital": "dwarf",
                "hand": ["Demolition!", "Innovation"],
                "resources": 2,
                "developments": {"quest": ["Innovation", "Pilgrimage"]},
            },
        },
        [
            {1: "play Demolition! > development quest #2"},
            {2: {"can": "play Demolition! > development quest"}},
            {2: ["play Demolition! > development quest #2", "pass"]},
        ],
        {
            "seat 2": {"quest developments": 1, "discard": ["Demolition!", "Pilgrimage"]},
            "events": ["destroyed Pilgrimage", "fizzled INV-11.8"],
        },
    )


def test_developments_except_targets_are_shuffled_within_their_zone() -> None:
    """INV-FAQ-93, INV-4.16: their order does not reveal when they were played; a target keeps its place."""
    position = {
        "turn": turn("capital"),
        "seat 1": {"developments": {"quest": ["Innovation", "Pilgrimage"]}, "hand": ["Hate", "Innovation"]},
    }
    orders = set()
    for seed in range(30):
        state = shows(position, [{1: ["develop Hate > quest", "pass"]}], {}, seed).state
        assert isinstance(state, InvasionState)
        orders.add(tuple(state.duel.defs[card].name for card in state.piles[2]))
    assert len(orders) == 6
    aimed = {
        "turn": turn("capital"),
        "seat 1": {
            "capital": "dwarf",
            "developments": {"battlefield": ["Innovation", "Pilgrimage", "Innovation"]},
            "hand": ["Wake the Mountain", "Innovation"],
            "resources": 4,
        },
        "seat 2": {"capital": "dwarf", "hand": ["Demolition!"], "resources": 2},
    }
    for seed in range(10):
        script = [
            {1: "pass"},
            {2: "play Demolition! > development battlefield #2"},
            {1: ["play Wake the Mountain", "pass"]},
        ]
        state = shows(aimed, [*script, {1: "option 1"}], {}, seed).state
        assert isinstance(state, InvasionState)
        assert "Pilgrimage" in [state.duel.defs[card].name for card in state.discard_pile(0)]


@pytest.mark.usefixtures("demo_cards")
def test_a_corrupted_card_cannot_corrupt_itself_as_a_cost() -> None:
    """INV-16.3, INV-12.1: the Penitent may be used once, until it is restored."""
    shows(
        {"turn": turn("capital"), "seat 1": {"quest": ["Penitent"], "hand": ["Innovation"]}},
        [
            {1: "use Penitent"},
            {"check": {"Penitent": {"corrupted": True}, "seat 1": {"resources": 0}}},
            {1: "pass"},
            {1: {"cannot": "use Penitent", "because": "INV-6.10"}},
        ],
        {"seat 1": {"resources": 1}},
    )


@pytest.mark.usefixtures("demo_cards")
def test_only_a_card_of_its_kind_can_be_cancelled_when_just_played() -> None:
    """INV-23.10, INV-23.11: not a unit; and any tactic of the chain, not only the last one."""
    shows(
        {
            "turn": turn("capital"),
            "seat 1": {"hand": ["Recruit", "Spark", "Innovation"], "quest": ["Guard"]},
            "seat 2": {"hand": ["Counterspell", "Innovation"]},
        },
        [
            {1: "play Recruit > quest"},
            {2: {"cannot": "play Counterspell", "because": "INV-11.5"}},
            {2: "pass"},
            {1: "pass"},
            {2: "pass"},
            {1: "play Spark > Guard"},
            {2: "pass"},
            {1: "play Innovation"},
            {"check": {"asked": 2, "offered": ["play Counterspell > Spark", "play Counterspell > Innovation"]}},
            {2: "play Counterspell > Spark"},
            {2: "pass"},
        ],
        {"Guard": {"damage": 0}, "events": ["cancelled Spark"]},
    )


@pytest.mark.parametrize("card", ["Capture Slaves", "Ancestral Engravings"])
def test_damage_on_cards_other_than_units_is_visible(card: str) -> None:
    """INV-39.43, INV-22.4: on a Mission, and on a support that was a unit for a while."""
    state = INVASION.place({"turn": turn("capital"), "seat 1": {"quest": [{"card": card, "damage": 2}]}})
    assert isinstance(state, InvasionState)
    for seat in (0, 1, SPECTATOR):
        (seen,) = state.view(seat)["players"][0]["zones"]["quest"]["cards"]
        assert seen["damage"] == 2
        assert "hit_points" not in seen
