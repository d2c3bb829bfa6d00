"""A bot that finds the same answer best each time does not go round for ever."""

from warhost.bots.repeats import LONG, Repeats
from warhost.engine.state import State
from warhost.games import find_game

POSITION = {  # what seat 2 deploys seat 1 makes too dear, and it is taken back, as often as both like
    "turn": {"seat": 2, "phase": "deploy"},
    "planets": ["Plannum", "Barlus"],
    "seat 1": {"warlord": "Zarathur, High Sorcerer", "planets": {"Barlus": ["Purveyor of Hubris"]}},
    "seat 2": {"resources": 2, "hand": ["Shoota Mob", "Shoota Mob"]},
}
WANTED = ("deploy Shoota Mob > Barlus", "use Purveyor of Hubris")


def stubborn(state: State) -> int:
    """Always the same, wherever it can be done."""
    notations = state.notations()
    return max([notations.index(each) for each in WANTED if each in notations], default=0)


def begun() -> State:
    return find_game("conquest").place(POSITION)


def test_two_stubborn_bots_would_go_round_for_ever() -> None:
    state = begun()
    for _ in range(6 * LONG):
        state.choose(stubborn(state))
    assert state.notations()[stubborn(state)] in WANTED


def test_who_goes_round_does_something_else_in_the_end() -> None:
    state = begun()
    repeats = [Repeats(), Repeats()]
    given: list[str] = []
    for _ in range(2 * LONG + 6):
        index = repeats[state.seat].instead(state, stubborn(state))
        given.append(state.notations()[index])
        state.choose(index)
    assert set(given[: 2 * LONG]) == set(WANTED)
    assert "pass" in given[2 * LONG :], "whoever has come back to the same position passes"


def test_passing_is_never_held_back() -> None:
    state = begun()
    repeats = Repeats()
    idle = state.notations().index("pass")
    assert {repeats.instead(state, idle) for _ in range(LONG + 20)} == {idle}


def test_a_new_turn_forgets() -> None:
    state = begun()
    repeats = Repeats()
    wanted = stubborn(state)
    assert [repeats.instead(state, wanted) for _ in range(LONG + 1)] == [wanted] * (LONG + 1)
    state.rounds += 1  # type: ignore[attr-defined]
    assert [repeats.instead(state, wanted) for _ in range(LONG)] == [wanted] * LONG
