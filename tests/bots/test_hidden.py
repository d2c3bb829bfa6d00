"""No bot of any level sees what its seat cannot see, in any game."""

import pytest

from warhost.bots import BOTS, THINKERS, find_bot
from warhost.engine import Perspective, Rng, State
from warhost.games import find_game

SETUPS = {
    "lords": {"decks": ["elves", "undead"], "options": {"first": "1"}},
    "invasion": {"decks": ["orc", "empire"], "options": {"first": "1"}},
    "conquest": {"decks": ["orks", "tau"], "options": {"first": "1"}},
}
FEW = 3  # trials are enough to see whether what they are made of is the same


def middle(game: str, seed: int) -> State:
    """A position some way into a game."""
    state = find_game(game).start(SETUPS[game], seed)
    rng = Rng(seed)
    for _ in range(30 + 7 * seed):
        if state.outcome is None:
            state.choose(rng.below(len(state.options)))
    assert state.outcome is None
    return state


@pytest.mark.parametrize("level", [f"{name}@{FEW}" if name in THINKERS else name for name in BOTS])
@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_an_answer_does_not_change_with_cards_that_cannot_be_seen(level: str, game: str, seed: int) -> None:
    """The same position with other hidden cards: what a seat cannot see is dealt anew, and its bot does the same."""
    state = middle(game, seed)
    seat = state.seat
    mine = Perspective(state, seat)
    other = mine.sample(Rng(100 + seed))
    assert other.save() != state.save()
    theirs = Perspective(other, seat)
    assert mine.notations() == theirs.notations()
    assert find_bot(level, seed, seat).choose(mine) == find_bot(level, seed, seat).choose(theirs)
