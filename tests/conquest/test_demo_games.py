"""Whole games at random with cards of our own: what later sets need keeps the promises of the engine too."""

from __future__ import annotations

import random

import pytest

from tests.conformance.conquest import CONQUEST_CASE
from tests.conformance.test_secrets import onlookers, pairs, untold
from tests.conquest.demo import CARDS
from tests.helpers import chooser, decisions, shown_to
from warhost.conquest import CONQUEST, LIBRARY, ConquestState
from warhost.conquest.words import PLANET, TOKEN, WARLORD
from warhost.engine import Rng
from warhost.engine.rng import seeded

pytestmark = pytest.mark.usefixtures("demo_cards")


def dealt(seed: int) -> ConquestState:
    """A game with hands and decks of which two cards in three are our own."""
    rng = random.Random(seed)
    core = [
        card.name
        for card in LIBRARY.values()
        if card.code.startswith("core-") and not card.kind & (PLANET | TOKEN | WARLORD)
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
def test_a_game_with_cards_of_our_own_keeps_the_promises(seed: int) -> None:
    """Saved and loaded, with two hidden cards swapped, with reasons, and to its end."""
    state, rng = dealt(seed), Rng(seeded(seed))
    for number in decisions(state, chooser(seed=seed)):
        names = state.notations()
        assert len(set(names)) == len(names)
        if number % 9 == 0:
            again = CONQUEST.load(state.save())
            assert again.save() == state.save()
            assert again.notations() == names
        if number % 31 == 0:
            for action in state.actions(state.seat):
                assert (state.why_not(state.seat, action) is None) == (action in names)
            for seat in onlookers(state):
                for one, other in pairs(CONQUEST_CASE, state, seat, rng):
                    twin = CONQUEST_CASE.swapped(state, one, other)
                    if twin is not None:
                        twin.log = untold(state.log or [], seat, one, other)
                        assert shown_to(twin, seat) == shown_to(state, seat)
                        twin.reseed(seed)
                        assert twin.blind(seat).save() == state.blind(seat).save()
    assert state.outcome is not None
