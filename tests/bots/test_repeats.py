"""Loop protection: a bot that always finds the same answer best does not repeat it for ever."""

import pytest

from warhost.bots.repeats import OFTEN, Repeats
from warhost.engine.state import State
from warhost.games import find_game

UNDONE = {  # seat 1 makes seat 2's deployment too expensive, so it is undone; both could repeat this for ever
    "turn": {"seat": 2, "phase": "deploy"},
    "planets": ["Plannum", "Barlus"],
    "seat 1": {"warlord": "Zarathur, High Sorcerer", "planets": {"Barlus": ["Purveyor of Hubris"]}},
    "seat 2": {"resources": 2, "hand": ["Shoota Mob"]},
}
GROWING = {  # without a development the action is free, and each use adds a link to the chain
    "turn": {"seat": 1, "phase": "capital"},
    "seat 1": {"capital": "dark-elf", "battlefield": ["Naggaroth Spearmen"]},
    "seat 2": {"capital": "orc"},
}
WANTED = ("deploy Shoota Mob > Barlus", "use Purveyor of Hubris", "use Naggaroth Spearmen")


def stubborn(state: State) -> int:
    """A bot that gives the same answer whenever it is offered."""
    notations = state.notations()
    return max([notations.index(each) for each in WANTED if each in notations], default=0)


def begun(game: str) -> State:
    return find_game(game).place(UNDONE if game == "conquest" else GROWING)


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_a_stubborn_bot_would_repeat_for_ever(game: str) -> None:
    state = begun(game)
    for _ in range(5 * OFTEN):
        state.choose(stubborn(state))
    assert state.notations()[stubborn(state)] in WANTED


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_a_bot_passes_after_too_many_repetitions(game: str) -> None:
    state = begun(game)
    repeats = [Repeats(), Repeats()]
    given: list[str] = []
    while "pass" not in given:
        index = repeats[state.seat].instead(state, stubborn(state))
        given.append(state.notations()[index])
        state.choose(index)
    assert {given.count(each) for each in given[:-1]} == {OFTEN}
    assert set(given[:-1]) <= set(WANTED)


def test_passing_is_never_limited() -> None:
    state = begun("conquest")
    repeats = Repeats()
    idle = state.notations().index("pass")
    assert {repeats.instead(state, idle) for _ in range(2 * OFTEN)} == {idle}


def test_a_new_turn_resets_the_count() -> None:
    state = begun("conquest")
    repeats = Repeats()
    wanted = stubborn(state)
    assert [repeats.instead(state, wanted) for _ in range(OFTEN)] == [wanted] * OFTEN
    state.rounds += 1  # type: ignore[attr-defined]
    assert [repeats.instead(state, wanted) for _ in range(OFTEN)] == [wanted] * OFTEN
