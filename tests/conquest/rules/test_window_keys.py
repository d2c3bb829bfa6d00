"""The window in which a player is asked depends on public information only (CON-6.3, CON-7.13, CON-9.9, CON-11.4)."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.conquest import CONQUEST


def placed(turn: dict[str, Any], one: dict[str, Any], two: dict[str, Any]) -> Any:
    state = CONQUEST.place({"planets": ["Plannum", "Barlus"], "turn": turn, "seat 1": one, "seat 2": two})
    state.patient = True
    return state


@pytest.mark.parametrize(("resources", "window"), [(0, "poor-deploy"), (1, "deploy")])
@pytest.mark.parametrize("held", ["Promise of Glory", "Goff Nob"])
def test_a_deploy_turn_without_resources_has_a_window(resources: int, held: str, window: str) -> None:
    state = placed(
        {"seat": 1, "phase": "deploy"},
        {"resources": resources, "hand": [held, "Promise of Glory"], "deck": 9},
        {"deck": 9},
    )
    assert state.question.window(state) == window


@pytest.mark.parametrize(
    ("damage", "size", "cards", "window"),
    [
        (0, 3, ["Battle Cry", "Iron Hands Techmarine"], "minor-shield"),
        (3, 3, ["Battle Cry", "Goff Nob"], "shield"),
        (0, 6, ["Indomitable", "Goff Nob"], "shield"),
        (0, 8, ["Battle Cry", "Goff Nob"], "minor-shield"),
        (0, 9, ["Indomitable", "Goff Nob"], "minor-shield"),
        (3, 3, ["Goff Nob", "Goff Nob"], "minor-shield"),
    ],
)
@pytest.mark.parametrize("held", [0, 1])
def test_a_shield_is_asked_for_where_one_card_saves_the_unit(
    damage: int, size: int, cards: list[str], window: str, held: int
) -> None:
    """Whichever hidden cards are in the hand: the icons of all hidden cards count."""
    from warhost.conquest.rules.battles.damage import inflict

    unit = {"card": "Goff Nob", "damage": damage}  # 6 hit points
    state = placed(
        {"seat": 1, "phase": "deploy"},
        {"planets": {"Plannum": [unit]}, "hand": [cards[held]], "deck": [cards[1 - held]] * 3},
        {"deck": 9},
    )
    card = state.units_at(0, 0)[0]
    state.question, state.options = None, []
    inflict(state, [(card, size)], -1, 0)
    state.advance()
    while type(state.question).__name__ == "Answers":
        state.choose("pass")
    assert (type(state.question).__name__, state.question.window(state)) == ("Shield", window)


@pytest.mark.parametrize(("deck", "window"), [(9, "bonus"), (1, "")])
def test_a_bonus_that_empties_the_deck_is_never_taken_by_itself(deck: int, window: str) -> None:
    """CON-7.15"""
    from warhost.conquest.rules.command import TakeBonus

    state = placed({"seat": 1, "phase": "deploy"}, {"resources": 1, "deck": deck}, {"deck": 9})
    state.question, state.options = None, []
    cards = [TakeBonus(0, number=position).offered(state)[0] for position in (0, 1)]
    state.then(TakeBonus(0, number=cards.index(max(cards))))
    state.advance()
    assert max(cards) >= 1
    assert state.question.window(state) == window


@pytest.mark.parametrize("held", ["Primal Howl", "Battle Cry"])
def test_a_trigger_is_the_same_whether_the_hand_answers_too(held: str) -> None:
    """Primal Howl responds to the commitment from hand; standing orders for Ragnar Blackmane must not reveal whether it
    is held.
    """
    other = "Battle Cry" if held == "Primal Howl" else "Primal Howl"
    state = CONQUEST.place(
        {
            "turn": {"phase": "command", "window": "dial"},
            "planets": ["Plannum", "Barlus", "Ferrin"],
            "seat 1": {"warlord": "Ragnar Blackmane", "hand": [held, "Goff Nob"], "deck": [other]},
        }
    )
    state.patient = True
    for dial in ("dial 2", "dial 2"):
        state.choose(dial)
    question = state.question
    assert (state.seat, type(question).__name__) == (0, "Answers")
    assert ("play Primal Howl" in state.notations()) == (held == "Primal Howl")
    assert question.trigger(state) == question.subject(state) == state.code_of(state.units_at(1, 0)[0])
    uses = [question.move(state, option).written(state) for option in question.trigger_uses(state)]
    assert uses == ["use Ragnar Blackmane"]
    assert (question.window(state), question.beside(state)) == ("reaction", "reaction")


def test_orders_never_use_a_trigger_that_depends_on_the_hand() -> None:
    """Blood Claw Pack puts a unit from the hand into play: automatic use with "always" would reveal
    that there is one.
    """
    for held in ("Blackmane Sentinel", "Battle Cry"):
        position = {
            "turn": {"phase": "command", "window": "dial"},
            "planets": ["Plannum", "Barlus", "Ferrin"],
            "seat 1": {"hand": [held], "deck": 9, "planets": {"Plannum": ["Blood Claw Pack"]}},
        }
        state = CONQUEST.place(position)
        state.patient = True
        for dial in ("dial 2", "dial 1"):
            state.choose(dial)
        assert type(state.question).__name__ == "Answers"
        assert state.question.trigger(state) == state.code_of(state.units_at(0, 0)[0])
        assert state.question.trigger_uses(state) == []
