"""Random games with demo cards satisfy the promises of the engine."""

from __future__ import annotations

import random

import pytest

from tests.conformance.invasion import INVASION_CASE
from tests.conformance.promises import played_by_promises
from tests.invasion.demo import CARDS, turn
from warhost.invasion import INVASION, LIBRARY, InvasionState

pytestmark = pytest.mark.usefixtures("demo_cards")


def dealt(seed: int) -> InvasionState:
    """A game with hands and decks in which two thirds of the cards are demo cards."""
    rng = random.Random(seed)
    core = [card.name for card in LIBRARY.values() if card.code.startswith("core-") and card.kind != "draft"]
    demo = [card.name for card in CARDS]

    def cards(count: int) -> list[str]:
        return [rng.choice(demo if rng.random() < 0.7 else core) for _ in range(count)]

    seats = {
        f"seat {number}": {"capital": capital, "resources": 3, "hand": cards(6), "deck": cards(25)}
        for number, capital in ((1, "dwarf"), (2, "orc"))
    }
    state = INVASION.place({"turn": turn("beginning"), **seats})
    assert isinstance(state, InvasionState)
    state.reseed(seed)
    return state


@pytest.mark.parametrize("seed", range(12))
def test_a_game_with_test_cards_passes_the_conformance_checks(seed: int) -> None:
    """INV-1.14: with saves and loads, two hidden cards swapped, and to its end."""
    for _ in played_by_promises(INVASION_CASE, dealt(seed), seed):
        pass
