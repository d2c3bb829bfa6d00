"""Random games with demo cards satisfy the promises of the engine."""

from __future__ import annotations

import random

import pytest

from tests.conformance.conquest import CONQUEST_CASE
from tests.conformance.promises import played_by_promises
from tests.conquest.demo import CARDS
from warhost.conquest import CONQUEST, LIBRARY, ConquestState
from warhost.conquest.words import PLANET, TOKEN, WARLORD

pytestmark = pytest.mark.usefixtures("demo_cards")


def dealt(seed: int) -> ConquestState:
    """A game with hands and decks in which two thirds of the cards are demo cards."""
    rng = random.Random(seed)
    core = [
        card.name
        for card in LIBRARY.values()
        if card.code.startswith("core-") and not card.kind_bit & (PLANET | TOKEN | WARLORD)
    ]
    demo = [card.name for card in CARDS]

    def cards(count: int) -> list[str]:
        return [rng.choice(demo if rng.random() < 0.7 else core) for _ in range(count)]

    seats = {f"seat {number}": {"resources": 7, "hand": cards(7), "deck": cards(25)} for number in (1, 2)}
    state = CONQUEST.place({"turn": {"window": "deploy"}, **seats})
    assert isinstance(state, ConquestState)
    state.reseed(seed)
    return state


@pytest.mark.parametrize("seed", range(8))
def test_a_game_with_test_cards_passes_the_conformance_checks(seed: int) -> None:
    """With saves and loads, two hidden cards swapped, refusals, and to its end."""
    state = dealt(seed)
    for number in played_by_promises(CONQUEST_CASE, state, seed):
        if number % 31 == 0:
            names = state.notations()
            for action in state.actions(state.seat):
                assert (state.why_not(state.seat, action) is None) == (action in names)
