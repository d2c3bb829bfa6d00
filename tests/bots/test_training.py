"""Training by self-play with a tiny budget: from the first game to usable weights."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from warhost.bots.bot import bot_rng
from warhost.bots.learned_evaluation import UNIT, LearnedEvaluation, read_weights
from warhost.bots.learning.fitting import Rows, fit_weights
from warhost.bots.learning.hidden_layer import Layer, Positions, fit_with_numpy, fit_with_torch
from warhost.bots.learning.strength import strength_plot
from warhost.bots.learning.training import Task, Training, TrainingConfig, TrainingGame, played
from warhost.bots.plans import find_plans
from warhost.bots.search import SearchBot
from warhost.bots.series.setups import Series
from warhost.engine.errors import WarhostError
from warhost.engine.views.perspective import Perspective
from warhost.games import find_game

LORDS = find_plans("lords").feature_names


def one_by_one(tasks: list[Task]) -> Iterator[TrainingGame]:
    return map(played, tasks)


def no_more(tasks: list[Task]) -> Iterator[TrainingGame]:
    raise AssertionError("what is there is not played again")


def test_a_training_goes_from_the_first_game_to_weights_that_play(tmp_path: Path) -> None:
    config = TrainingConfig("lords", seed=3, games=2, match=2, hidden=2, playouts=2, policy_games=4)
    found = Training(tmp_path, config, one_by_one).generation()
    assert found.number == 1
    assert found.positions > 20
    assert found.score.games == 2
    judgement = read_weights((tmp_path / "weights-1.json").read_text(), LORDS)
    state = find_game("lords").start(Series(find_game("lords"), [], {}).setup(0), 5)
    bot = SearchBot(bot_rng(5, state.seat), "captain", judgement=judgement)
    assert 0 <= bot.choose(Perspective(state, state.seat)) < len(state.options)

    again = Training(tmp_path, config, no_more)
    assert again.done == [found], "a training that was stopped goes on where it was"
    assert "1: " in strength_plot("lords", again.done)
    with pytest.raises(WarhostError, match="other settings"):
        Training(tmp_path, TrainingConfig("lords", seed=4, games=3, match=2), no_more)


@pytest.mark.parametrize("game", ["lords", "invasion", "conquest"])
def test_features_have_names_and_are_symmetric(game: str) -> None:
    known = find_plans(game)
    state = find_game(game).start(Series(find_game(game), [], {}).setup(1), 9)
    rows = [known.make(state, seat, None).features(state) for seat in (0, 1)]
    assert {len(row) for row in rows} == {len(known.feature_names)}
    both = [name for name in known.feature_names if f"their {name}" in known.feature_names]
    assert len(both) > 4
    for name in both:
        mine, theirs = known.feature_names.index(name), known.feature_names.index(f"their {name}")
        assert [rows[0][mine], rows[0][theirs]] == [rows[1][theirs], rows[1][mine]], name


@pytest.mark.parametrize("hidden", [0, 4])
def test_the_deciding_feature_is_learned(hidden: int) -> None:
    """The player with the higher score has won: the linear part alone learns that, and a hidden
    layer does not harm it.
    """
    names = ["noise", "score", "their score"]
    counts = [[at * 7 % 5, at % 11, at * 3 % 13] for at in range(400)]
    scores = [1.0 if row[1] > row[2] else 0.0 for row in counts]
    by_hand = np.full(400, 0.5)
    fit = fit_weights([Rows(np.arange(400), np.array(scores), by_hand, np.array(counts))], names, hidden, seed=1)
    assert fit.loss < 0.35 < 0.69 < fit.loss_by_hand, "tossing a coin loses 0.69"
    judgement = read_weights(json.dumps({"version": "1", "counts": names, **fit.weights}), names)
    assert judgement.chance([2, 9, 1]) > 0.9 > 0.1 > judgement.chance([2, 1, 9])


def test_pytorch_finds_the_same_hidden_layer_as_numpy() -> None:
    torch = pytest.importorskip("torch", reason="only training on a GPU needs PyTorch")
    rng = np.random.default_rng(5)
    rows, scores = rng.normal(0, 1, (300, 6)), rng.integers(0, 2, 300).astype(float)
    learn, held = (Positions(rows[part], rows[part, 0], scores[part]) for part in (slice(0, 240), slice(240, 300)))
    first = Layer(rng.normal(0, 0.15, (4, 6)), rng.normal(0, 0.05, 4))
    by_hand, theirs = fit_with_numpy(np, learn, held, first), fit_with_torch(torch.device("cpu"), learn, held, first)
    assert not np.allclose(by_hand.hidden_weights, first.hidden_weights, atol=0.01), "something was learned"
    for mine, other in zip(by_hand, theirs, strict=True):
        assert mine == pytest.approx(other, abs=1e-6)


def test_a_learned_evaluation_uses_integers() -> None:
    line = LearnedEvaluation("1", [UNIT, -UNIT], 0)
    assert line.chance([3, 3]) == 0.5
    assert line.chance([4, 3]) == pytest.approx(0.731, abs=0.001)
    network = LearnedEvaluation(
        "1", [0, 0], 0, hidden_weights=[[UNIT, 0]], hidden_biases=[-2 * UNIT], output_weights=[UNIT]
    )
    assert [network.chance([at, 0]) for at in (0, 2)] == [0.5, 0.5]
    assert network.chance([3, 0]) == pytest.approx(0.731, abs=0.001)
    assert line.combined([3, 3], 0.8) == pytest.approx(0.65)


@pytest.mark.parametrize("game", ["lords", "invasion", "conquest"])
def test_games_of_the_policy_depend_on_the_seed_alone(game: str) -> None:
    setup = Series(find_game(game), [], {}).setup(1)
    first, again, other = (played(Task(game, seed, setup, ("", ""), 0, policy=True)) for seed in (4, 4, 5))
    assert first == again != other
    assert len(first.features) == len(first.by_hand) * len(find_plans(game).feature_names)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"counts": ["something"]}, "other features"),
        ({"line": [1, 2]}, "number of weights differs"),
        ({"bias": 0.5}, "whole numbers"),
        ({"line": None}, "not a file of weights"),
        ({"hidden_weights": [[1]], "hidden_biases": [1], "output_weights": [1]}, "number of weights differs"),
    ],
)
def test_weights_that_do_not_fit_are_refused(change: dict[str, object], told: str) -> None:
    data = {"version": "1", "counts": LORDS, "line": [0] * len(LORDS), "bias": 0, **change}
    with pytest.raises(WarhostError, match=told):
        read_weights(json.dumps(data), LORDS)
