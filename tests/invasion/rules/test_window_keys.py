"""The window in which a player is asked depends on public information only (INV-6.24)."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.engine.steps import NO_IDLE_OPTION
from warhost.invasion import INVASION


def asked_after(answer: str, hand: list[str], resources: int, deck: list[str]) -> Any:
    """The state in which the other player may respond to a play of the first player."""
    state = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "capital"},
            "seat 1": {
                "capital": "dwarf",
                "resources": 9,
                "hand": ["Mountain Brigade", "Contested Village", "Striking the Grudge"],
                "deck": 9,
            },
            "seat 2": {
                "capital": "orc",
                "resources": resources,
                "battlefield": ["Squig Herders"],
                "hand": hand,
                "deck": deck,
            },
        }
    )
    state.patient = True
    state.choose(answer)
    assert state.seat == 1
    return state


@pytest.mark.parametrize(
    ("answer", "window"),
    [
        ("play Mountain Brigade > battlefield", "response-unit"),
        ("play Contested Village > kingdom", "response-support"),
        ("develop Mountain Brigade > quest", "response-development"),
    ],
)
def test_a_response_is_named_after_what_it_answers(answer: str, window: str) -> None:
    state = asked_after(answer, ["Pillage"], 9, ["Squig Herders"] * 5)
    assert state.question.window(state) == window
    shown = state.question.subject(state)
    assert (shown == "") == answer.startswith("develop")  # facedown cards are hidden


@pytest.mark.parametrize(
    ("target", "window"),
    [("Squig Herders", "response"), ("Boar Boyz", "response"), ("Mountain Brigade", "response-ability")],
)
def test_a_response_to_an_ability_is_named_after_what_it_targets(target: str, window: str) -> None:
    state: Any = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "capital"},
            "seat 1": {
                "capital": "dwarf",
                "resources": 9,
                "quest": ["Runesmith"],
                "battlefield": ["Mountain Brigade"],
                "deck": 9,
            },
            "seat 2": {
                "capital": "orc",
                "resources": 9,
                "battlefield": ["Squig Herders", "Boar Boyz"],
                "hand": ["Pillage"],
                "deck": ["Pillage"] * 3,
            },
        }
    )
    state.patient = True
    state.choose(f"use Runesmith > {target}")
    assert (state.seat, state.question.window(state)) == (1, window)


@pytest.mark.parametrize("hand", [["Pillage"], ["Squig Herders"]])
def test_a_window_is_spent_where_no_card_of_the_deck_can_be_paid(hand: list[str]) -> None:
    """Whichever of the deck's cards are in the hand."""
    deck = ["Squig Herders", "Squig Herders", "Pillage" if hand != ["Pillage"] else "Squig Herders"]
    state = asked_after("play Mountain Brigade > battlefield", hand, 0, deck)
    assert state.question.window(state) == "spent"


@pytest.mark.parametrize("hand", [["We'z Bigga!"], ["Squig Herders"]])
def test_a_card_without_cost_anywhere_in_the_deck_keeps_a_window_open(hand: list[str]) -> None:
    deck = ["Squig Herders", "Squig Herders", "We'z Bigga!" if hand != ["We'z Bigga!"] else "Squig Herders"]
    state = asked_after("play Mountain Brigade > battlefield", hand, 0, deck)
    assert state.question.window(state) == "response-unit"


@pytest.mark.parametrize(
    ("deck", "resources", "developed", "window"),
    [
        (["Squig Herders", "We'z Bigga!"], 0, True, "poor-capital"),
        (["Squig Herders", "Squig Herders"], 0, True, "spent"),
        (["Squig Herders", "We'z Bigga!"], 1, True, "capital"),
        (["Squig Herders", "We'z Bigga!"], 0, False, "capital"),
        (["We'z Bigga!", "Spoils of War"], 0, True, "capital"),
    ],
)
@pytest.mark.parametrize("held", [0, 1])
def test_a_capital_phase_is_poor_where_only_a_tactic_can_be_left(
    deck: list[str], resources: int, developed: bool, window: str, held: int
) -> None:
    """Whichever of the deck's cards are in the hand."""
    state: Any = INVASION.place(
        {
            "turn": {"seat": 1, "phase": "capital"},
            "seat 1": {
                "capital": "orc",
                "resources": resources,
                "hand": [deck[held], "Squig Herders"],
                "deck": [deck[1 - held]] * 3,
            },
            "seat 2": {"capital": "dwarf", "deck": 9},
        }
    )
    state.patient = True
    if developed:
        state.choose("develop Squig Herders > quest")
    while state.seat != 0 or len(state.chain):
        state.choose("pass")
    assert state.question.window(state) == window


def test_damage_that_can_go_to_one_thing_only_is_settled() -> None:
    """INV-13.16, INV-13.17: with a defender, which must be covered first, there is a choice."""
    for defenders, settled in (([], True), (["Squig Herders"], False)):
        state: Any = INVASION.place(
            {
                "turn": {"seat": 1, "phase": "battlefield", "window": "attack"},
                "seat 1": {"capital": "dwarf", "battlefield": ["Mountain Brigade", "Mountain Brigade"], "deck": 9},
                "seat 2": {"capital": "orc", "battlefield": defenders, "deck": 9},
            }
        )
        while type(state.question).__name__ != "AssignDamage":
            options = state.notations()
            wanted = [each for each in options if each.startswith(("attack battlefield", "attacker", "defender"))]
            state.choose(wanted[0] if wanted else "pass" if "pass" in options else "done")
        if type(state.question).__name__ == "AssignDamage":
            assert (state.question.settled(state) != NO_IDLE_OPTION) == settled
