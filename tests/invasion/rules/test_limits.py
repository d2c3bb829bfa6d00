"""Limits of abilities: once a phase, twice a turn, and once for all copies of a title."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.invasion.demo import turn
from warhost.invasion import INVASION, InvasionState

pytestmark = pytest.mark.usefixtures("demo_cards")


def used_eagerly(quest: list[str]) -> tuple[Counter[int], Counter[tuple[int, int]]]:
    """Two turns in which seat 1 uses cards whenever possible: the number of uses in each turn and phase."""
    position = {"turn": turn("beginning"), "seat 1": {"quest": quest, "hand": ["Spark"]}, "seat 2": {"hand": ["Spark"]}}
    state = INVASION.place(position)
    assert isinstance(state, InvasionState)
    by_turn: Counter[int] = Counter()
    by_phase: Counter[tuple[int, int]] = Counter()
    first = state.turns
    while state.turns < first + 2:
        uses = [text for text in state.notations() if text.startswith("use ")]
        if uses and state.seat == 0:
            by_turn[state.turns - first] += 1
            by_phase[state.turns - first, state.phase] += 1
            state.choose(uses[0])
        else:
            idle = [text for text in state.notations() if text in ("pass", "done", "no attack")]
            state.choose(idle[0] if idle else 0)
    return by_turn, by_phase


@pytest.mark.parametrize("copies", [1, 2])
def test_a_limit_of_a_phase_opens_in_the_next_phase(copies: int) -> None:
    """INV-6.8: once in each phase by each copy."""
    by_phase = used_eagerly(["Almoner"] * copies)[1]
    assert len(by_phase) > 4
    assert set(by_phase.values()) == {copies}


@pytest.mark.parametrize("copies", [1, 2])
def test_twice_in_a_turn(copies: int) -> None:
    """INV-6.8: two uses by each copy."""
    assert used_eagerly(["Treasurer"] * copies)[0] == {0: 2 * copies, 1: 2 * copies}


@pytest.mark.parametrize("copies", [1, 3])
def test_one_for_all_copies_of_a_title(copies: int) -> None:
    """INV-6.8: the use of one copy counts for all copies."""
    assert used_eagerly(["Beadle"] * copies)[0] == {0: 1, 1: 1}
