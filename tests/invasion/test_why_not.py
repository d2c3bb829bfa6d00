"""Explanations of refusals: the actual obstacle is named, not only that it is too late."""

from typing import Any

from tests.invasion.demo import shows, turn
from warhost.effects.language.abilities import ACTION, ANYWHERE, PLAY, Ability, AbilityEntry
from warhost.effects.language.ability_use import AbilityUse, Occurrence
from warhost.invasion import INVASION
from warhost.invasion.card import Card
from warhost.invasion.library import LIBRARY
from warhost.invasion.rules.actions.openings import why_not_take
from warhost.invasion.state import InvasionState
from warhost.invasion.words import ZONE_NAMES

CARDS = [card for card in LIBRARY.values() if card.kind in ("unit", "support", "quest") and not card.attachment]


def waiting(card: Card) -> list[Ability]:
    """The triggered Actions of a card."""
    return [each for each in card.text.abilities if each.kind == ACTION and each.when is not None and not each.hand]


def standing(card: Card, zone: int) -> InvasionState:
    """A card in play in a zone, and a question in an action window."""
    mine = {"capital": "orc", ZONE_NAMES[zone]: [card.code], "hand": ["Innovation"]}
    state = INVASION.place({"turn": turn("capital"), "seat 1": mine, "seat 2": {"capital": "dwarf"}})
    assert isinstance(state, InvasionState)
    return state


def test_why_not_names_the_zone_in_which_an_action_works() -> None:
    """INV-4.12.

    Regression test: Har Ganeth and Creature Pen were reported as used too late in zones where they never work.
    """
    told: dict[str, list[str]] = {"INV-4.12": [], "INV-7.5": []}
    for card in CARDS:
        abilities = waiting(card)
        if abilities and len(abilities) == len([each for each in card.text.abilities if each.kind == ACTION]):
            for zone in range(len(ZONE_NAMES)):
                state = standing(card, zone)
                works = [each for each in abilities if each.zone in (ANYWHERE, zone)]
                refusal = state.why_not(0, f"use {card.name}")
                assert refusal is not None
                assert refusal.rule == ("INV-7.5" if works else "INV-4.12"), f"{card.name} in {ZONE_NAMES[zone]}"
                told[refusal.rule].append(card.name)
    assert len(told["INV-4.12"]) > 40
    assert len(told["INV-7.5"]) > 400


def test_why_not_names_what_prevented_an_action_at_its_last_opportunity() -> None:
    """INV-7.11: a triggered Action without resources or targets is dropped, and the explanation says so."""
    told: dict[str, list[str]] = {}
    for card in CARDS:
        actions = [number for number, each in enumerate(card.text.abilities) if each.kind == ACTION]
        ability = card.text.abilities[actions[0]] if len(actions) == 1 else None
        if ability is None or ability.when is None or ability.hand:
            continue
        state = standing(card, max(0, ability.zone))
        source = state.in_play()[0]
        set_off = Occurrence(ability.when.kind, source)
        use = AbilityUse(state.duel.entries[source][actions[0]], source, 0, state.place[source], 0, occurrence=set_off)
        obstacle = why_not_take(state, use)
        if obstacle is not None:
            state.occasions = (use,)
            assert state.question is not None
            state.question.run(state)
            state.occasions = ()
            refusal = state.why_not(0, f"use {card.name}")
            assert refusal is not None
            assert (refusal.rule, refusal.name) == (obstacle.rule, obstacle.name), card.name
            told.setdefault(refusal.rule, []).append(card.name)
    assert {"INV-3.8", "INV-6.10", "INV-11.5"} <= told.keys()
    assert len(told["INV-11.5"]) > 40
    assert "Drycha" in told["INV-3.8"]


def test_what_a_card_is_paid_with_is_no_target() -> None:
    """INV-6.10: Storm of Change without a card to discard lacks its cost, not a target."""
    means = []
    for card in LIBRARY.values():
        for ability in [*card.text.abilities, card.text.play]:
            entry = AbilityEntry(f"{card.code}:0", 0, ability) if ability is not None else None
            if entry is None or not entry.priced or entry.slots[0].aimed or ability.when is not None:
                continue
            mine: dict[str, Any] = {"capital": "orc", "resources": 20}
            if ability.kind == PLAY:
                mine["hand"] = [card.code]
                text = f"play {card.name}"
            else:
                zone = ZONE_NAMES[max(0, ability.zone)]
                mine |= {zone: [card.code], "hand": ["Innovation"]}
                text = f"use {card.name}"
            enemy = {"capital": "dwarf", "quest": ["Mountain Brigade"], "battlefield": ["Mountain Brigade"]}
            state = INVASION.place({"turn": turn("capital"), "seat 1": mine, "seat 2": enemy})
            refusal = state.why_not(0, text)
            assert refusal is not None
            assert (refusal.rule, refusal.name) == ("INV-6.10", "cost-can-be-paid"), card.name
            means.append(card.name)
    assert len(means) > 6


def test_an_action_without_a_target_says_so_after_its_opportunity() -> None:
    """INV-11.5: there is no damaged unit for Spawn of Itzl."""
    shows(
        {
            "turn": turn("battlefield"),
            "seat 1": {"battlefield": ["Spawn of Itzl"], "hand": ["Innovation"]},
            "seat 2": {"quest": ["Mountain Brigade"]},
        },
        [
            {1: ["attack quest", "attacker Spawn of Itzl"]},
            {1: {"cannot": "use Spawn of Itzl", "because": "INV-11.5 has-target"}},
        ],
        {"not offered": ["use Spawn of Itzl"]},
    )


def test_why_not_covers_triggered_actions_of_cards_that_left_play() -> None:
    """INV-23.12: Ungor Raiders have left play, and there is no development to destroy (INV-11.5)."""
    position = {
        "turn": turn("capital"),
        "seat 1": {"resources": 5, "quest": ["Ungor Raiders"], "hand": ["Offering of Blood", "Innovation"]},
    }
    with_one = {**position, "seat 2": {"developments": {"quest": ["Runesmith"]}}}
    script = [{1: ["play Offering of Blood", "pass"]}]
    shows(position, [*script, {1: {"cannot": "use Ungor Raiders", "because": "INV-11.5 has-target"}}], {})
    shows(with_one, [*script, {1: {"can": "use Ungor Raiders"}}], {})


def test_why_not_names_what_a_response_from_hand_lacks() -> None:
    """INV-39.17: Banna Bearer in the hand responds to an attacking Hero, but its player cannot pay."""
    mine = {"battlefield": ["Urguck"], "hand": ["Banna Bearer", "Innovation"]}
    position = {"turn": turn("battlefield"), "seat 1": mine, "seat 2": {}}
    shows(
        position,
        [
            {1: {"cannot": "use Banna Bearer", "because": "INV-7.5 first-opportunity"}},
            {1: "pass"},
            {1: ["attack quest", "attacker Urguck"]},
            {1: {"cannot": "use Banna Bearer", "because": "INV-3.8 enough-resources"}},
        ],
        {"not offered": ["use Banna Bearer"]},
    )
    shows(
        {**position, "seat 1": {**mine, "resources": 2}},
        [{1: ["pass", "attack quest", "attacker Urguck", "use Banna Bearer"]}],
        {"chain": ["Banna Bearer"]},
    )
