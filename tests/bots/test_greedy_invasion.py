"""The greedy bot in large battles of Invasion: it samples few options and still plays sensibly."""

from __future__ import annotations

from typing import Any

from warhost.bots import find_bot
from warhost.bots.evaluation import find_evaluation
from warhost.engine import Perspective
from warhost.invasion import INVASION
from warhost.invasion.rules.battles.combat import AssignDamage
from warhost.invasion.state import InvasionState
from warhost.invasion.words import ATTACKING


def battle(units: int, *answers: str, guards: int = 0) -> InvasionState:
    """Orcs in the battlefield before they attack, Dwarfs in the quest zone, and the answers given so far."""
    position: dict[str, Any] = {
        "turn": {"seat": 1, "phase": "battlefield", "window": "attack"},
        "seat 1": {"capital": "orc", "battlefield": ["Boar Boyz"] * (units - 2) + ["Squig Herders"] * 2},
        "seat 2": {"capital": "dwarf", "quest": ["Mountain Brigade"] * guards},
    }
    state = INVASION.place(position)
    assert isinstance(state, InvasionState)
    for each in answers:
        state.choose(state.notations().index(each))
    return state


def tried(state: InvasionState) -> list[str]:
    notations = state.notations()
    return [notations[index] for index in find_evaluation(state, state.seat).options_to_try(state)]


def answer(state: InvasionState) -> str:
    return state.notations()[find_bot("greedy", 1, state.seat).choose(Perspective(state, state.seat))]


def test_a_few_units_are_all_tried() -> None:
    """INV-13.3."""
    state = battle(3, "attack quest")
    assert tried(state) == state.notations()


def test_of_many_units_only_the_strongest_and_the_sturdiest_are_tried() -> None:
    """INV-13.3."""
    state = battle(14, "attack quest")
    assert len(state.options) == 15
    found = tried(state)
    assert "done" in found
    assert 2 <= len(found) <= 3


def test_many_units_attack_a_zone_that_nobody_guards_until_it_burns() -> None:
    """INV-13.3, INV-4.4: attackers are added one by one, as many as are needed."""
    state = battle(14, "attack quest")
    while (chosen := answer(state)) != "done":
        assert chosen.startswith("attacker")
        state.choose(state.notations().index(chosen))
    state.choose(state.notations().index("done"))
    power = sum(state.power[card] for card in state.in_play() if state.marks[card] & ATTACKING)
    assert power >= 8


def test_damage_in_a_large_battle_is_tried_only_as_just_enough() -> None:
    """INV-13.16: one amount for each defender, instead of every amount."""
    state = battle(9, "attack quest", guards=4)
    while not isinstance(state.question, AssignDamage):
        notations = state.notations()
        joining = [each for each in notations if each.startswith(("attacker", "defender"))]
        state.choose(notations.index(joining[0] if joining else "done" if "done" in notations else "pass"))
    assert len(state.options) > 20
    found = tried(state)
    assert sorted({each.split()[1] for each in found}) == ["6"]  # what destroys a Mountain Brigade
    assert len(found) == 4


def test_no_attack_is_declared_without_attackers() -> None:
    """INV-13.5: for any seed."""
    position = {
        "turn": {"seat": 1, "phase": "battlefield", "window": "attack"},
        "seat 1": {"capital": "orc", "kingdom": ["Boar Boyz"]},
        "seat 2": {"capital": "dwarf"},
    }
    state = INVASION.place(position)
    perspective = Perspective(state, 0)
    for seed in range(12):
        assert state.notations()[find_bot("greedy", seed, 0).choose(perspective)] == "no attack"


def test_temporary_power_is_only_bought_while_it_has_an_effect() -> None:
    """INV-9.11: a Runesmith strengthens units in the quest zone until the end of the turn.

    Before the draw of the quest phase that gives cards; afterwards it gives nothing. The deck is large enough for that.
    """
    deck = ["A Glorious Death"] * 40
    for phase, sensible in (("kingdom", "use Runesmith"), ("capital", "pass")):
        position = {
            "turn": {"seat": 1, "phase": phase, "window": phase},
            "seat 1": {"capital": "dwarf", "quest": ["Runesmith"] * 2, "resources": 5, "deck": deck},
            "seat 2": {"capital": "orc", "deck": ["Boar Boyz"] * 40},
        }
        state = INVASION.place(position)
        assert any("use Runesmith" in each for each in state.notations())
        perspective = Perspective(state, 0)
        for seed in range(4):
            chosen = state.notations()[find_bot("warlord@12", seed, 0).choose(perspective)]
            assert chosen.startswith(sensible), (phase, chosen)
