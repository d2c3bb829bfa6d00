"""Positions for researchers: copies, pickles and observations; and the test suites of PettingZoo and OpenSpiel pass."""

import copy
import pickle
import warnings

import pytest

from tests.bots.test_hidden import SETUPS, middle, twin
from warhost.engine import Rng
from warhost.research.features import OPTION_WIDTH, WIDTH, observed, option_row
from warhost.research.position import TERMINAL, Position, Setups


@pytest.mark.parametrize("game", SETUPS)
def test_copies_are_independent_and_pickles_are_restored(game: str) -> None:
    position = Setups(game).start(5)
    rng = Rng(5)
    for _ in range(25):
        position.apply_action(rng.below(len(position.legal_actions())))
    for other in (position.clone(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert other == position
        assert hash(other) == hash(position)
        assert other.history == position.history
        other.apply_action(0)
        assert other != position
    assert len(position.option_features()) == len(position.legal_actions())


@pytest.mark.parametrize("game", SETUPS)
def test_setups_are_shared_by_copies_and_come_back_from_a_pickle(game: str) -> None:
    """OpenSpiel copies and pickles a state with everything that it contains."""
    setups = Setups(game, most_actions=777)
    assert copy.copy(setups) is copy.deepcopy(setups) is setups
    other = pickle.loads(pickle.dumps(setups))
    assert other.most_actions == 777
    assert [other.start(seed) for seed in (1, 2)] == [setups.start(seed) for seed in (1, 2)]


@pytest.mark.parametrize("game", SETUPS)
def test_the_same_seed_and_actions_lead_to_the_same_end(game: str) -> None:
    setups = Setups(game)
    position, rng = setups.start(3), Rng(3)
    while not position.is_terminal():
        assert position.current_player() in range(position.players)
        assert position.returns() == [0.0] * position.players
        position.apply_action(rng.below(setups.actions(position)))
    assert position.current_player() == TERMINAL
    assert sum(position.returns()) == 0.0
    again = setups.start(3)
    for action in position.history:
        again.apply_action(action)
    assert again == position


@pytest.mark.parametrize("game", SETUPS)
def test_numbers_are_made_of_what_the_seat_sees(game: str) -> None:
    """With other hidden cards the numbers are the same; a redealt position has the same observation."""
    state = middle(game, 1)
    seat = state.seat
    mine, theirs = Position(state), Position(twin(state, seat))
    assert mine != theirs
    assert mine.observation_tensor(seat) == theirs.observation_tensor(seat)
    assert mine.observation_string(seat) == theirs.observation_string(seat)
    assert len(mine.observation_tensor(seat)) == WIDTH
    assert any(mine.observation_tensor(seat))
    assert mine.observation_tensor(seat) != mine.observation_tensor(1 - seat)


def test_features_depend_on_everything_except_the_order_of_piles() -> None:
    one = {"hand": [{"code": "a", "power": 1}, {"code": "b", "power": 2}], "turn": 3, "options": ["x"]}
    assert observed(one) == observed({**one, "hand": one["hand"][::-1], "options": ["y", "z"]})  # type: ignore[index]
    assert observed(one) != observed({**one, "turn": 4})
    assert observed(one) != observed({**one, "hand": [{"code": "a", "power": 2}, {"code": "b", "power": 1}]})
    assert len(option_row("deploy goblin c3")) == OPTION_WIDTH
    assert option_row("deploy goblin c3") != option_row("deploy c3 goblin")


def test_a_question_with_more_answers_than_there_are_numbers_is_refused() -> None:
    setups = Setups("lords", most_actions=2)
    with pytest.raises(OverflowError, match="most_actions="):
        setups.actions(setups.start(1))


@pytest.mark.parametrize("game", SETUPS)
def test_pettingzoos_own_tests_pass(game: str) -> None:
    tests = pytest.importorskip("pettingzoo.test")
    from warhost.research.pettingzoo import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns about an action mask next to an observation
        tests.api_test(env(game), num_cycles=300)
        tests.seed_test(lambda: env(game), num_cycles=20)


@pytest.mark.parametrize("game", SETUPS)
def test_openspiels_own_test_passes(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import warhost.research.openspiel  # noqa: F401

    pyspiel.random_sim_test(pyspiel.load_game(f"warhost_{game}"), num_sims=1, serialize=True, verbose=False)
