"""Fits weights to games: logistic regression on the results, rounded to integers.

The linear part is fitted by Newton's method, a hidden layer by gradient descent (`hidden_layer`).  Both need numpy:
`pip install 'warhost[train]'`.  Playing does not.
"""

from __future__ import annotations

from math import log
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

from ...engine.errors import WarhostError
from ...engine.plain import JsonData
from ..learned_evaluation import UNIT
from .hidden_layer import Array, Positions, added, fit_layer

if TYPE_CHECKING:
    from .training import TrainingGame

SEATS: Final = 2
HELD_OUT: Final = 5  # every fifth game is held out for validation
RIDGE: Final = 3.0  # strength of the L2 penalty, as a number of positions
NEWTON: Final = 12  # iterations of Newton's method
CLIP: Final = 30.0


class Fit(NamedTuple):
    """Weights for a file, and their accuracy on games that they were not fitted to."""

    weights: JsonData
    positions: int
    loss: float  # mean log loss of the predicted winning chances; a constant 0.5 has 0.693
    loss_by_hand: float


class Rows(NamedTuple):
    """Arrays with a row for each position of games."""

    games: Array  # the number of the game
    scores: Array  # its result for the seat
    by_hand: Array  # the chance of winning by the hand-written evaluation
    features: Array


def required_module(name: str) -> ModuleType:
    """A module of the extra, or an error that says how to install it."""
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError:
        raise WarhostError(f"training needs {name.partition('.')[0]}: pip install 'warhost[train]'") from None


def write_games(file: Path, names: list[str], games: list[TrainingGame]) -> None:
    """Write games to a file of arrays: one row for each position and seat."""
    np = required_module("numpy")
    lengths = [len(game.by_hand) for game in games]
    firsts = np.repeat([game.score for game in games], lengths)
    second_seat = np.concatenate([np.arange(length) % SEATS for length in lengths])
    rows = Rows(
        np.repeat(np.arange(len(games)), lengths),
        np.where(second_seat, 1.0 - firsts, firsts),
        np.concatenate([game.by_hand for game in games]),
        np.concatenate([np.frombuffer(game.features, np.int32) for game in games]).reshape(-1, len(names)),
    )
    unfinished = file.with_suffix(".part")  # a stopped training then leaves no incomplete file
    with unfinished.open("wb") as stream:
        np.savez_compressed(stream, **rows._asdict())
    unfinished.replace(file)


def read_games(file: Path) -> Rows:
    with required_module("numpy").load(file) as arrays:
        return Rows(**arrays)


def fit_weights(files: list[Rows], names: list[str], hidden: int, seed: int) -> Fit:
    """The weights with the best fit to the results of these games."""
    np = required_module("numpy")
    games, scores, by_hand, features = (np.concatenate(parts) for parts in zip(*files))
    if not len(features):
        raise WarhostError("no game had a position to learn from")
    held = games % HELD_OUT == 0
    means, scale = features.mean(0), np.maximum(1.0, features.std(0))
    rows = np.hstack([(features - means) / scale, np.ones((len(features), 1))])
    line = _line(np, rows[~held], scores[~held])
    weights: JsonData = {"line": _whole(line[:-1] / scale), "bias": _bias(line, means / scale)}
    base = rows @ line
    if hidden:
        learn, rest = (Positions(rows[part], base[part], scores[part]) for part in (~held, held))
        layer = fit_layer(np, learn, rest, hidden, seed)
        weights["hidden_weights"] = [_whole(neuron[:-1] / scale) for neuron in layer.hidden_weights]
        weights["hidden_biases"] = [_bias(neuron, means / scale) for neuron in layer.hidden_weights]
        weights["output_weights"] = _whole(layer.output_weights)
        base = base + added(np, rows, layer)
    loss = _loss(np, _chances(np, base[held]), scores[held])
    return Fit(weights, len(features), loss, _loss(np, by_hand[held], scores[held]))


def _bias(weights: Array, centres: Array) -> int:
    """The constant of a linear function of the features, from its weights for centred features."""
    return round(float(weights[-1] - weights[:-1] @ centres) * UNIT)


def _whole(values: Array) -> list[int]:
    return [round(float(value) * UNIT) for value in values]


def _chances(np: ModuleType, units: Array) -> Array:
    return 1.0 / (1.0 + np.exp(-np.clip(units, -CLIP, CLIP)))


def _loss(np: ModuleType, chances: Array, scores: Array) -> float:
    if not len(scores):
        return log(2)
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(scores * np.log(sure) + (1 - scores) * np.log(1 - sure)).mean())


def _line(np: ModuleType, rows: Array, scores: Array) -> Array:
    """The linear weights by Newton's method for logistic regression with an L2 penalty."""
    line = np.zeros(rows.shape[1])
    ridge = RIDGE * np.eye(rows.shape[1])
    for _ in range(NEWTON):
        chances = _chances(np, rows @ line)
        slope = rows.T @ (scores - chances) - ridge @ line
        curve = (rows * (chances * (1 - chances))[:, None]).T @ rows + ridge
        line = line + np.linalg.solve(curve, slope)
    return line
