"""The cards that a player could hold as far as everyone can tell: their ally, the remaining copies, and the table."""

from __future__ import annotations

from typing import Any

from warhost.conquest import CONQUEST
from warhost.conquest.rules.actions.possibilities import Unknown, could_act
from warhost.conquest.rules.actions.stops import HAND_TURN, SPENT_TURN
from warhost.conquest.rules.actions.window import ActionWindow
from warhost.conquest.words import TURN_WINDOW

POWER_FROM_PAIN, EVEN_THE_ODDS, NULLIFY = "core-116", "core-162", "core-140"


def begun(first: dict[str, Any], turn: dict[str, Any] | None = None) -> Any:
    position = {"planets": ["Plannum", "Barlus"], "turn": turn or {"phase": "combat", "window": "combat"}}
    seats = {"seat 1": {"warlord": "Eldorath Starbane", **first}, "seat 2": {"planets": {"Barlus": ["Goff Nob"]}}}
    return CONQUEST.place({**position, **seats})


def test_a_card_of_one_ally_excludes_the_other_ally() -> None:
    """CON-18.4"""
    unsure = Unknown(begun({}), 0)
    state = begun({"planets": {"Barlus": ["Vior'la Marksman"]}})
    allied = Unknown(state, 0)
    assert not unsure.rules_out(POWER_FROM_PAIN)
    assert allied.rules_out(POWER_FROM_PAIN)
    assert not allied.rules_out(EVEN_THE_ODDS)


def test_a_title_with_all_copies_visible_is_not_in_a_hand() -> None:
    """CON-18.6"""
    two, three = (begun({"discard": ["Nullify"] * number}) for number in (2, 3))
    assert not Unknown(two, 0).rules_out(NULLIFY)
    assert Unknown(three, 0).rules_out(NULLIFY)


def test_a_player_without_cards_can_do_nothing_from_hand() -> None:
    riders = {"Barlus": ["Wildrider Squadron"]}
    assert not could_act(begun({"hand": [], "planets": riders, "resources": 3}), 0)
    assert could_act(begun({"hand": ["Void Pirate"], "planets": riders, "resources": 3}), 0)


def test_the_window_before_a_turn_without_an_attack_has_another_key() -> None:
    """CON-9.9: an exhausted unit cannot attack, so the table passes there unless its player has set a stop."""
    units = [{"card": "Biel-Tan Guardians", "exhausted": True}]
    turn = {"battle": "Barlus", "window": "turn", "asked": 1}
    state = begun({"hand": ["Archon's Terror"], "resources": 2, "planets": {"Barlus": units}}, turn)
    kept = [each for each in state.windows() if each.key == SPENT_TURN]
    assert [(each.mine, each.theirs) for each in kept] == [("pass", "pass")]
    assert ActionWindow(0, number=TURN_WINDOW).window(state) == SPENT_TURN
    ready = begun({"hand": ["Archon's Terror"], "resources": 2, "planets": {"Barlus": ["Biel-Tan Guardians"]}}, turn)
    assert ActionWindow(0, number=TURN_WINDOW).window(ready) == HAND_TURN
