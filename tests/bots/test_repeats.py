"""A bot that finds the same answer best each time does not go round for ever."""

import pytest

from warhost.bots.repeats import OFTEN, Repeats
from warhost.engine.state import State
from warhost.games import find_game

UNDONE = {  # what seat 2 deploys seat 1 makes too expensive, and it is taken back, as often as both like
    "turn": {"seat": 2, "phase": "deploy"},
    "planets": ["Plannum", "Barlus"],
    "seat 1": {"warlord": "Zarathur, High Sorcerer", "planets": {"Barlus": ["Purveyor of Hubris"]}},
    "seat 2": {"resources": 2, "hand": ["Shoota Mob"]},
}
GROWING = {  # without a development the action is free, and each use is one link more of the chain
    "turn": {"seat": 1, "phase": "capital"},
    "seat 1": {"capital": "dark-elf", "battlefield": ["Naggaroth Spearmen"]},
    "seat 2": {"capital": "orc"},
}
WANTED = ("deploy Shoota Mob > Barlus", "use Purveyor of Hubris", "use Naggaroth Spearmen")


def stubborn(state: State) -> int:
    """Always the same, wherever it can be done."""
    notations = state.notations()
    return max([notations.index(each) for each in WANTED if each in notations], default=0)


def begun(game: str) -> State:
    return find_game(game).place(UNDONE if game == "conquest" else GROWING)


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_a_stubborn_bot_would_go_round_for_ever(game: str) -> None:
    state = begun(game)
    for _ in range(5 * OFTEN):
        state.choose(stubborn(state))
    assert state.notations()[stubborn(state)] in WANTED


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_who_has_done_the_same_very_often_passes(game: str) -> None:
    state = begun(game)
    repeats = [Repeats(), Repeats()]
    given: list[str] = []
    while "pass" not in given:
        index = repeats[state.seat].instead(state, stubborn(state))
        given.append(state.notations()[index])
        state.choose(index)
    assert {given.count(each) for each in given[:-1]} == {OFTEN}
    assert set(given[:-1]) <= set(WANTED)


def test_passing_is_never_held_back() -> None:
    state = begun("conquest")
    repeats = Repeats()
    idle = state.notations().index("pass")
    assert {repeats.instead(state, idle) for _ in range(2 * OFTEN)} == {idle}


def test_a_new_turn_forgets() -> None:
    state = begun("conquest")
    repeats = Repeats()
    wanted = stubborn(state)
    assert [repeats.instead(state, wanted) for _ in range(OFTEN)] == [wanted] * OFTEN
    state.rounds += 1  # type: ignore[attr-defined]
    assert [repeats.instead(state, wanted) for _ in range(OFTEN)] == [wanted] * OFTEN
