"""Looking ahead within one's own plan: the questions that belong together are answered, then the end is judged."""

from ..engine.state import State
from ..engine.steps import NO_IDLE_OPTION
from .evaluation import Evaluation


def after(state: State, index: int) -> State:
    """The position that an option leads to."""
    future = state.clone()
    future.choose(index)
    return future


def outlook(state: State, evaluation: Evaluation) -> float:
    """What a position is worth once the questions that belong to the same plan are answered, each at its best."""
    while evaluation.looks_on(state):
        trials = [after(state, index) for index in evaluation.tries(state)]
        values = [evaluation.value(left_alone(trial, evaluation)) for trial in trials]
        state = trials[values.index(max(values))]
    return evaluation.value(state)


def left_alone(state: State, evaluation: Evaluation) -> State:
    """The position if nothing more is done about the plan: every question that allows it is passed."""
    if not evaluation.looks_on(state):
        return state
    state = state.clone()
    while evaluation.looks_on(state):
        state.choose(idle_or_first(state))
    return state


def idle_option(state: State) -> int:
    """The index of the option that does nothing; -1 where there is none."""
    question = state.question
    assert question is not None
    idle = question.idle(state)
    return -1 if idle == NO_IDLE_OPTION else state.options.index(idle)


def idle_or_first(state: State) -> int:
    """The index of what is done without a thought: nothing, or the first that is offered."""
    return max(0, idle_option(state))


def greedily(state: State, evaluation: Evaluation) -> int:
    """The index of the option that leaves the seat best off by the end of its plan; of equals the first."""
    tried = evaluation.tries(state)
    if len(tried) == 1:
        return tried[0]
    values = [outlook(after(state, index), evaluation) for index in tried]
    return tried[values.index(max(values))]


def promising(state: State, evaluation: Evaluation, most: int, margin: float) -> list[int]:
    """The options that leave the seat best off, the best first: at most so many, none of them far behind the best."""
    tried = evaluation.tries(state)
    if len(tried) == 1:
        return tried
    values = [outlook(after(state, index), evaluation) for index in tried]
    best = max(values)
    order = sorted(range(len(tried)), key=lambda at: -values[at])
    return [tried[at] for at in order[:most] if values[at] >= best - margin]
