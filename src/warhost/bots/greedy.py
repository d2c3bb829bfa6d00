"""The bot that looks at every option to the end of its turn and takes the one that leaves it best off."""

from ..engine.perspective import Perspective
from ..engine.rng import Rng
from ..engine.state import State
from ..engine.steps import NO_IDLE_OPTION
from .evaluation import Evaluation, find_evaluation


class GreedyBot:
    """Plays out its own turn for each option, judges where it ends up, and expects nothing of the enemy but harm.

    The rest of the turn is answered greedily too, one question at a time.  What is hidden is guessed once a decision.
    """

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._evaluation: Evaluation | None = None

    def choose(self, perspective: Perspective) -> int:
        state = perspective.sample(self._rng)
        if self._evaluation is None:
            self._evaluation = find_evaluation(state, perspective.seat)
        tried = self._evaluation.tries(state)
        values = [self._outlook(after(state, index), self._evaluation) for index in tried]
        best = max(values)
        equals = [index for index, value in zip(tried, values) if value == best]
        return equals[self._rng.below(len(equals))] if len(equals) > 1 else equals[0]

    def _outlook(self, state: State, evaluation: Evaluation) -> float:
        """What a position is worth once the questions that belong to the same plan are answered, each at its best."""
        while evaluation.looks_on(state):
            trials = [after(state, index) for index in evaluation.tries(state)]
            values = [evaluation.value(left_alone(trial, evaluation)) for trial in trials]
            state = trials[values.index(max(values))]
        return evaluation.value(state)


def after(state: State, index: int) -> State:
    """The position that an option leads to."""
    future = state.clone()
    future.choose(index)
    return future


def left_alone(state: State, evaluation: Evaluation) -> State:
    """The position if nothing more is done about the plan: every question that allows it is passed."""
    if not evaluation.looks_on(state):
        return state
    state = state.clone()
    while evaluation.looks_on(state):
        question = state.question
        assert question is not None
        idle = question.idle(state)
        state.choose(0 if idle == NO_IDLE_OPTION else state.options.index(idle))
    return state
