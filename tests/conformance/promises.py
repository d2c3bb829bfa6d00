"""Checks that hold for any game with any cards, for tests with cards made for them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.conformance.case import Case
from tests.conformance.test_secrets import onlookers, pairs, untold
from tests.helpers import chooser, decisions, shown_to
from warhost.engine import Rng, State
from warhost.engine.rng import seeded


def played_by_promises(case: Case, state: State, seed: int) -> Iterator[int]:
    """Play a random game to its end, with saves, loads and sometimes two hidden cards swapped;
    returns the decisions.
    """
    rng = Rng(seeded(seed))
    for number in decisions(state, chooser(seed=seed)):
        names = state.notations()
        assert len(set(names)) == len(names)
        if number % 9 == 0:
            again = case.game.load(state.save())
            assert again.save() == state.save()
            assert again.notations() == names
        if number % 31 == 0:
            for seat in onlookers(state):
                for one, other in pairs(case, state, seat, rng):
                    twin = case.swapped(state, one, other)
                    if twin is not None:
                        twin.log = untold(state.log or [], seat, one, other)
                        assert shown_to(twin, seat) == shown_to(state, seat)
                        twin.reseed(seed)
                        assert twin.blind(seat).save() == state.blind(seat).save()
        yield number
    assert state.outcome is not None
