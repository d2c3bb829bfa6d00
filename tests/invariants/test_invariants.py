"""A fast sample of the invariant checks; `python -m tests.invariants GAME` is the long run."""

import math

import pytest

from tests.helpers import chooser, decisions
from tests.invariants.games import checker, mixed_setup
from tests.invariants.series import check_all
from warhost.games import find_game, find_kit


@pytest.mark.parametrize("game", ["invasion", "conquest", "lords"])
@pytest.mark.parametrize("seed", range(3))
def test_all_invariants_hold_at_every_question(game: str, seed: int) -> None:
    """INV-10.1, CON-16.8: automatic consequences are settled before anyone is asked."""
    state = find_game(game).start(mixed_setup(game, seed), seed)
    checks = checker(state)
    for number in decisions(state, chooser(seed=seed)):
        assert checks.look(state) == [], f"{game}, seed {seed}, decision {number}"
    assert checks.decisions > 20


@pytest.mark.parametrize("game", ["invasion", "conquest", "lords"])
def test_mixed_decks_are_legal_and_differ(game: str) -> None:
    """For any weights, a game can start with a mixed deck."""
    kit = find_kit(game).decks
    setups = [mixed_setup(game, seed) for seed in range(12)]
    for seed, setup in enumerate(setups):
        assert len(setup["decks"]) == kit.needed(setup["options"])
        find_game(game).start(setup, seed)
    assert len({str(setup["decks"]) for setup in setups}) == len(setups)


def test_a_long_series_goes_on_after_an_error_and_ends_in_time() -> None:
    """A game that cannot start is reported with its seed, also with several processes; without time none starts."""
    told = list(check_all("lords", "nobody", range(5, 8), 2, math.inf))
    assert [each.seed for each in told] == [5, 6, 7]
    assert all("nobody" in each.error for each in told)
    [one] = check_all("lords", "random", range(1, 2), 1, math.inf)
    assert one.error == ""
    assert one.decisions > 20
    assert list(check_all("lords", "random", range(1, 4), 1, 0)) == []
