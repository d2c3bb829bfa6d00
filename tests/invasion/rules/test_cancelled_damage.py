"""Effects that cancel damage report the cancelled amount, not the maximum; their player chooses the order."""

from __future__ import annotations

from typing import Any

import pytest

from warhost.engine import Header, Match
from warhost.invasion import INVASION

# By cancelling card: the defender's battlefield, their hand, and how they defend.
CANCELLING: dict[str, tuple[list[Any], list[str], list[str]]] = {
    "Gifts of Aenarion": ([], ["Gifts of Aenarion"], ["play Gifts of Aenarion"]),
    "Sword Masters of Hoeth": (["Sword Masters of Hoeth"], [], ["defender Sword Masters of Hoeth"]),
    "Shield of Aeons": (
        [{"card": "Durgnar the Bold", "attached": ["Shield of Aeons"]}],
        [],
        ["defender Durgnar the Bold"],
    ),
}


def attacked(battlefield: list[Any], hand: list[str], kingdom: list[str]) -> Match:
    position = {
        "turn": {"seat": 1, "phase": "battlefield"},
        "seat 1": {"capital": "chaos", "battlefield": ["Chaos Knights"]},
        "seat 2": {
            "capital": "high-elf",
            "resources": 9,
            "kingdom": kingdom,
            "battlefield": battlefield,
            "hand": hand,
        },
    }
    return Match(Header("invasion", INVASION.version, 0, None, position), INVASION.place(position))


def answer(match: Match, wanted: str) -> None:
    state = match.state
    while wanted not in state.notations():
        assert state.question is not None
        match.choose(state.options.index(state.question.idle(state)))
    match.choose(state.notations().index(wanted))


def fight(match: Match, answers: list[str]) -> None:
    answer(match, "attack battlefield")
    answer(match, "attacker Chaos Knights")
    for each in answers:
        answer(match, each)
    while "totals" not in [event.kind for event in match.log]:
        match.choose(0)
    match.choose(next(at for at, each in enumerate(match.state.notations()) if each.startswith("assign 3")))


@pytest.mark.parametrize("name", CANCELLING)
def test_no_more_is_cancelled_than_was_assigned(name: str) -> None:
    battlefield, hand, answers = CANCELLING[name]
    match = attacked(battlefield, hand, [])
    fight(match, answers)
    while not (told := [event.number for event in match.log if event.kind == "cancelled-damage"]):
        match.choose(0)
    assert told == [3]


@pytest.mark.parametrize(("first", "earned"), [("Gifts of Aenarion", 3), ("Gate of Sigmar", 2)])
def test_a_player_who_gains_by_cancelling_chooses_the_order(first: str, earned: int) -> None:
    """INV-OPEN-26: players choose the order of their effects."""
    match = attacked([], ["Gifts of Aenarion"], ["Gate of Sigmar"])
    fight(match, ["play Gifts of Aenarion"])
    state: Any = match.state
    assert state.seat == 1
    assert sorted(state.notations()) == ["apply Gate of Sigmar", "apply Gifts of Aenarion"]
    answer(match, f"apply {first}")
    assert [event.number for event in match.log if event.kind == "earned"] == [earned]
