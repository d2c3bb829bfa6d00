"""The exact number of possible answer sequences from a position: it changes if a rule allows or forbids too much."""

import pytest

from warhost.engine import State

from .case import Counted
from .games import CASES, Case


def ways(state: State, depth: int) -> int:
    """The number of possible answer sequences of this length; a game that ends earlier counts as one."""
    if state.outcome is not None:
        return 1
    if depth == 1:
        return len(state.options)
    total = 0
    for index in range(len(state.options)):
        after = state.clone()
        after.choose(index)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("case", "counted"),
    [(case, counted) for case in CASES for counted in case.counted],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_the_number_of_answer_sequences_is_unchanged(case: Case, counted: Counted) -> None:
    state = case.game.place(counted.position)
    before = state.save()
    assert [ways(state, depth) for depth in range(1, len(counted.ways) + 1)] == counted.ways
    assert state.save() == before
