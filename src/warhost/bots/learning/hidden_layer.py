"""A hidden layer in addition to the linear part, trained by gradient descent (Adam).

PyTorch does the work if it is installed and finds a GPU; otherwise numpy does.  Both start with the same numbers and
use the same algorithm, so that they differ in the last digits at most.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeAlias

DESCENT: Final = 2000  # iterations of gradient descent
RATE: Final = 0.02
DECAY: Final = 1e-3
LOOKS: Final = 20  # iterations between two evaluations on the held-out games
FADING: Final = (0.9, 0.999)  # decay rates of Adam: of the mean gradient and of its square
TINY: Final = 1e-8

Array: TypeAlias = Any  # array of numpy or PyTorch, which are optional packages


class Positions(NamedTuple):
    """Positions, the output of the linear part, and the results of their games."""

    rows: Array
    base: Array
    scores: Array


class Layer(NamedTuple):
    """Input and output weights of the neurons."""

    hidden_weights: Array
    output_weights: Array


def fit_layer(np: ModuleType, learn: Positions, held: Positions, hidden: int, seed: int) -> Layer:
    """The layer with the lowest loss on the held-out games."""
    rng = np.random.default_rng(seed)
    first = Layer(rng.normal(0, 0.15, (hidden, learn.rows.shape[1])), rng.normal(0, 0.05, hidden))
    gpu = gpu_of_this_machine()
    if gpu is not None:
        return fit_with_torch(gpu, learn, held, first)
    return fit_with_numpy(np, learn, held, first)


def gpu_of_this_machine() -> Any:
    """PyTorch's name for the GPU; None without PyTorch or without a GPU."""
    try:
        torch = import_module("torch")
    except ImportError:
        return None
    return torch.device("cuda") if torch.cuda.is_available() else None


def fit_with_numpy(np: ModuleType, learn: Positions, held: Positions, layer: Layer) -> Layer:
    """Adam, step by step."""
    slowing, calming = FADING
    means = [np.zeros_like(value) for value in layer]
    spreads = [np.zeros_like(value) for value in layer]
    kept, best = layer, float("inf")
    for step in range(1, DESCENT + 1):
        values = []
        for at, slope in enumerate(_slopes(np, learn, layer)):
            means[at] = slowing * means[at] + (1 - slowing) * slope
            spreads[at] = calming * spreads[at] + (1 - calming) * slope * slope
            mean, spread = means[at] / (1 - slowing**step), spreads[at] / (1 - calming**step)
            values.append(layer[at] - RATE * mean / (np.sqrt(spread) + TINY))
        layer = Layer(*values)
        if step % LOOKS == 0 and len(held.scores):
            units = held.base + added(np, held.rows, layer)
            loss = float((np.logaddexp(0.0, units) - held.scores * units).mean())
            if loss < best:
                kept, best = layer, loss
    return kept


def _slopes(np: ModuleType, learn: Positions, layer: Layer) -> Layer:
    """The gradient of the loss with an L2 penalty."""
    hidden_weights, output_weights = layer
    levels = learn.rows @ hidden_weights.T
    fired = np.maximum(levels, 0.0)
    chances = 0.5 + 0.5 * np.tanh((learn.base + fired @ output_weights) / 2)
    wrong = (chances - learn.scores) / len(learn.scores)
    return Layer(
        ((wrong[:, None] * output_weights) * (levels > 0)).T @ learn.rows
        + DECAY * hidden_weights / len(hidden_weights),
        fired.T @ wrong + DECAY * output_weights,
    )


def added(np: ModuleType, rows: Array, layer: Layer) -> Array:
    """The output of the layer, added to the linear part."""
    return np.maximum(rows @ layer.hidden_weights.T, 0.0) @ layer.output_weights


def fit_with_torch(device: Any, learn: Positions, held: Positions, layer: Layer) -> Layer:
    """The same with PyTorch's gradients and Adam, on its device."""
    torch = import_module("torch")
    loss_of = torch.nn.functional.binary_cross_entropy_with_logits
    there = [Positions(*(torch.as_tensor(value, device=device) for value in each)) for each in (learn, held)]
    values = [torch.tensor(value, device=device, requires_grad=True) for value in layer]
    hidden_weights, output_weights = values
    descent = torch.optim.Adam(values, lr=RATE, betas=FADING, eps=TINY)

    def loss(positions: Positions) -> Array:
        return loss_of(
            positions.base + torch.relu(positions.rows @ hidden_weights.T) @ output_weights, positions.scores
        )

    kept, best = layer, float("inf")
    for step in range(1, DESCENT + 1):
        descent.zero_grad()
        (
            loss(there[0]) + DECAY / 2 * ((hidden_weights**2).sum() / len(hidden_weights) + (output_weights**2).sum())
        ).backward()
        descent.step()
        if step % LOOKS == 0 and len(held.scores):
            with torch.no_grad():
                now = float(loss(there[1]))
            if now < best:
                kept, best = Layer(*(value.detach().cpu().numpy().copy() for value in values)), now
    return kept
