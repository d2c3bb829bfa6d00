"""No bot at any level depends on what its seat cannot see, in any game."""

import pytest

from tests.conformance.games import CASES
from warhost.bots import BOTS, THINKERS, SearchBot, bot_rng, find_bot
from warhost.bots.learned_evaluation import UNIT, LearnedEvaluation
from warhost.bots.plans import find_plans
from warhost.engine import Perspective, Rng, State
from warhost.games import find_game

SETUPS = {
    "lords": {"decks": ["elves", "undead"], "options": {"first": "1"}},
    "invasion": {"decks": ["orc", "empire"], "options": {"first": "1"}},
    "conquest": {"decks": ["orks", "tau"], "options": {"first": "1"}},
}
FEW = 3  # few playouts suffice to detect a dependency on hidden cards


def middle(game: str, seed: int) -> State:
    """A position after some moves of a game."""
    state = find_game(game).start(SETUPS[game], seed)
    rng = Rng(seed)
    for _ in range(30 + 7 * seed):
        if state.outcome is None:
            state.choose(rng.below(len(state.options)))
    assert state.outcome is None
    return state


def twin(state: State, seat: int) -> State:
    """The same game with as many hidden cards as possible swapped."""
    case = next(each for each in CASES if each.game.name == state.game.name)
    other = state
    for group in case.hidden(state, seat):
        for one, two in zip(group, reversed(group), strict=True):
            if one < two:
                other = case.swapped(other, one, two) or other
    assert other.save() != state.save()
    return other


@pytest.mark.parametrize("level", [f"{name}@{FEW}" if name in THINKERS else name for name in BOTS])
@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("seed", range(2))
def test_an_answer_does_not_change_with_cards_that_cannot_be_seen(level: str, game: str, seed: int) -> None:
    """A bot gives the same answer in a position with other hidden cards.

    (A random sample of the position would not be suitable: its cards have other ids, so the same random numbers would
    deal others.)
    """
    state = middle(game, seed)
    seat = state.seat
    mine = Perspective(state, seat)
    theirs = Perspective(twin(state, seat), seat)
    assert mine.notations() == theirs.notations()
    assert find_bot(level, seed, seat).choose(mine) == find_bot(level, seed, seat).choose(theirs)


def next_turn(state: State) -> State:
    """The position at the start of the next turn, where no effect is pending."""
    rng, turn = Rng(1), state.turn_of()[1]
    while state.turn_of()[1] == turn:
        state.choose(rng.below(len(state.options)))
        assert state.outcome is None
    return state


def learned_from_all(game: str) -> LearnedEvaluation:
    """Weights with which every feature counts, each differently."""
    count = len(find_plans(game).feature_names)
    return LearnedEvaluation("1", [(at % 7 - 3) * UNIT // 500 for at in range(count)], 0)


@pytest.mark.parametrize("game", SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_features_do_not_change_with_cards_that_cannot_be_seen(game: str, seed: int) -> None:
    state = next_turn(middle(game, seed))
    seen = set()
    for seat in (0, 1):
        plans = find_plans(game).make(state, seat, None)
        rows = [plans.features(each) for each in (state, twin(state, seat))]
        assert rows[0] == rows[1]
        chances = {learned_from_all(game).chance(row) for row in rows}
        assert len(chances) == 1
        seen |= chances
    assert seen != {0.5}, "the features count"


@pytest.mark.parametrize("game", SETUPS)
def test_a_learned_evaluation_does_not_answer_by_cards_that_cannot_be_seen(game: str) -> None:
    state = middle(game, 1)
    seat = state.seat
    answers = [
        SearchBot(bot_rng(1, seat), "warlord", FEW, judgement=learned_from_all(game)).choose(Perspective(each, seat))
        for each in (state, twin(state, seat))
    ]
    assert answers[0] == answers[1]
