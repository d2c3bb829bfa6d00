"""Greedy bot: evaluates each option at the end of its turn and takes the best."""

from collections.abc import Callable
from typing import Final

from ..engine.rng import Rng
from ..engine.state import State
from ..engine.views.perspective import Perspective
from .evaluation import Evaluation, find_evaluation
from .lookahead import option_values

LOOKS: Final = 3000  # maximum number of positions examined for one answer; above it some branches are skipped


class GreedyBot:
    """Plays its turn to the end for each option and evaluates the result; the opponent is assumed to pass.

    The rest of the turn is answered greedily too, one question at a time.  Hidden cards are sampled once per decision.
    Only few plans are too long to be examined completely.
    """

    def __init__(self, rng: Rng, judge: Callable[[State, int], Evaluation] = find_evaluation) -> None:
        self._rng = rng
        self._judge = judge
        self._evaluation: Evaluation | None = None

    def choose(self, perspective: Perspective) -> int:
        state = perspective.sample(self._rng)
        if self._evaluation is None:
            self._evaluation = self._judge(state, perspective.seat)
        evaluation = self._evaluation
        tried, values = option_values(state, evaluation, LOOKS)
        best = max(values)
        equals = [index for index, value in zip(tried, values) if value == best]
        return equals[self._rng.below(len(equals))] if len(equals) > 1 else equals[0]
