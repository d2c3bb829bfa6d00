"""Fits weights to games: logistic regression on the results, rounded to integers.

The linear part is fitted by Newton's method, a hidden layer by gradient descent (`hidden_layer`).  Both need numpy, and
the files of games need pyarrow: `pip install 'warhost[train]'`.  Playing needs neither.
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

HELD_OUT: Final = 5  # every fifth game is held out for validation
RIDGE: Final = 3.0  # strength of the L2 penalty, as a number of positions
NEWTON: Final = 12  # iterations of Newton's method
CLIP: Final = 30.0
NUMBER: Final = "game number"  # further column of a file of positions, after the features
RESULT: Final = "result of the game"


class Fit(NamedTuple):
    """Weights for a file, and their accuracy on games that they were not fitted to."""

    weights: JsonData
    positions: int
    loss: float  # mean log loss of the predicted winning chances; a constant 0.5 has 0.693
    loss_by_hand: float


class Rows(NamedTuple):
    """Positions of games: the game, its result for the seat, and the features."""

    games: list[int]
    scores: list[float]
    features: list[list[int]]


def required_module(name: str) -> ModuleType:
    """A module of the extra, or an error that says how to install it."""
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError:
        raise WarhostError(f"training needs {name.partition('.')[0]}: pip install 'warhost[train]'") from None


def write_games(file: Path, names: list[str], games: list[TrainingGame]) -> None:
    """Write games as columns: one row for each position and seat."""
    arrow, parquet = required_module("pyarrow"), required_module("pyarrow.parquet")
    numbers: list[int] = []
    scores: list[float] = []
    features: list[list[int]] = []
    for number, game in enumerate(games):
        for seats in game.rows:
            for seat, row in enumerate(seats):
                numbers.append(number)
                scores.append(game.score if seat == 0 else 1.0 - game.score)
                features.append(row)
    columns: dict[str, Array] = {
        NUMBER: arrow.array(numbers, arrow.int32()),
        RESULT: arrow.array(scores, arrow.float32()),
    }
    for at, name in enumerate(names):
        columns[name] = arrow.array([row[at] for row in features], arrow.int32())
    unfinished = file.with_suffix(".part")  # a stopped training then leaves no incomplete file
    parquet.write_table(arrow.table(columns), unfinished)
    unfinished.replace(file)


def read_games(file: Path) -> Rows:
    table = required_module("pyarrow.parquet").read_table(file).to_pydict()
    games, scores = table.pop(NUMBER), table.pop(RESULT)
    return Rows(games, scores, [list(row) for row in zip(*table.values(), strict=True)])


def fit_weights(files: list[Rows], names: list[str], hidden: int, seed: int) -> Fit:
    """The weights with the best fit to the results of these games."""
    np = required_module("numpy")
    features = np.array([row for file in files for row in file.features], dtype=np.float64)
    scores = np.array([score for file in files for score in file.scores])
    games = np.array([number for file in files for number in file.games])
    if not len(features):
        raise WarhostError("no game had a position to learn from")
    held = games % HELD_OUT == 0
    scale = np.maximum(1.0, features.std(0))
    rows = np.hstack([features / scale, np.ones((len(features), 1))])
    line = _line(np, rows[~held], scores[~held])
    weights: JsonData = {"line": _whole(line[:-1] / scale), "bias": _whole(line[-1:])[0]}
    chances = _chances(np, rows @ line)
    if hidden:
        base = rows @ line
        learn, rest = (Positions(rows[part], base[part], scores[part]) for part in (~held, held))
        layer = fit_layer(np, learn, rest, hidden, seed)
        weights["hidden_weights"] = [_whole(neuron[:-1] / scale) for neuron in layer.hidden_weights]
        weights["hidden_biases"] = _whole(layer.hidden_weights[:, -1])
        weights["output_weights"] = _whole(layer.output_weights)
        chances = _chances(np, base + added(np, rows, layer))
    by_hand = _by_hand(np, features, scores, names, held)
    return Fit(weights, len(features), _loss(np, chances[held], scores[held]), by_hand)


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


def _by_hand(np: ModuleType, features: Array, scores: Array, names: list[str], held: Array) -> float:
    """The loss of the hand-written evaluation on the same games, on its best scale."""
    key = "standing" if "standing" in names else "score"
    ahead = (features[:, names.index(key)] - features[:, names.index(f"their {key}")])[:, None]
    ahead = ahead / max(1.0, float(ahead.std()))
    line = _line(np, ahead[~held], scores[~held])
    return _loss(np, _chances(np, ahead[held] @ line), scores[held])
