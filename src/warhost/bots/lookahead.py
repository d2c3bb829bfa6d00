"""Looking ahead within one's own plan: the questions that belong together are answered, then the end is judged.

A text may ask one thing after the other with many answers to each, so `looks` limits how many positions are looked at:
a number and no time, so that the same is seen everywhere.
"""

from typing import Final

from ..engine.state import State
from ..engine.steps import NO_IDLE_OPTION
from .evaluation import JUDGING, Evaluation, effort

NO_LIMIT: Final = 1_000_000
FEWEST: Final = 4  # positions that are looked at for every option, however many there are


def after(state: State, index: int) -> State:
    """The position that an option leads to."""
    future = state.clone()
    future.choose(index)
    return future


def _seen(state: State, evaluation: Evaluation, looks: int) -> tuple[float, int]:
    """What a position is worth once the questions that belong to the same plan are answered, each at its best.

    And how many positions were looked at for it: one that takes as long as several glances counts as so many.  What is
    asked after the last of them is passed.
    """
    looked = 0
    before = evaluation.work
    while evaluation.looks_on(state):
        spent = max(looked, (evaluation.work - before) // JUDGING)
        if spent >= looks:
            state = left_alone(state, evaluation)
            break
        trials = [after(state, index) for index in thinned(evaluation.tries(state), looks - spent)]
        looked += len(trials)
        evaluation.work += sum([effort(trial) for trial in trials])
        values = [evaluation.value(left_alone(trial, evaluation)) for trial in trials]
        state = trials[values.index(max(values))]
    value = evaluation.value(state)
    return value, max(looked + 1, (evaluation.work - before) // JUDGING)


def thinned(options: list[int], most: int) -> list[int]:
    """At most so many of the options: the first, and others as far from each other as can be."""
    count = len(options)
    return options if count <= most else [options[at * count // most] for at in range(most)]


def sighted(state: State, evaluation: Evaluation, looks: int) -> tuple[list[int], list[float]]:
    """The options that are tried, and the outlook after each; one may have half of the looks that others can spare.

    Where the first of them takes long, others are left out.
    """
    first, *rest = thinned(evaluation.tries(state), max(FEWEST, looks // FEWEST))
    if not rest:
        return [first], [0.0]
    value, looked = _sighted(state, first, evaluation, looks, len(rest))
    looks -= looked
    tried, values = [first], [value]
    rest = thinned(rest, max(FEWEST, looks // looked))
    for at, index in enumerate(rest, 1):
        value, looked = _sighted(state, index, evaluation, looks, len(rest) - at)
        tried.append(index)
        values.append(value)
        looks -= looked
    return tried, values


def _sighted(state: State, index: int, evaluation: Evaluation, looks: int, others: int) -> tuple[float, int]:
    """The outlook after an option, with as many others still to be looked at, and how many looks it took."""
    spare = looks - FEWEST * (others + 1)
    return _seen(after(state, index), evaluation, FEWEST + max(0, spare) // 2)


def left_alone(state: State, evaluation: Evaluation) -> State:
    """The position if nothing more is done about the plan: every question that allows it is passed."""
    if not evaluation.looks_on(state):
        return state
    state = state.clone()
    while evaluation.looks_on(state):
        state.choose(idle_or_first(state))
        evaluation.work += effort(state)
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


def greedily(state: State, evaluation: Evaluation, looks: int = NO_LIMIT) -> int:
    """The index of the option that leaves the seat best off by the end of its plan; of equals the first."""
    tried, values = sighted(state, evaluation, looks)
    return tried[values.index(max(values))]


def promising(state: State, evaluation: Evaluation, most: int, margin: float, looks: int = NO_LIMIT) -> list[int]:
    """The options that leave the seat best off, the best first: at most so many, none of them far behind the best."""
    tried, values = sighted(state, evaluation, looks)
    best = max(values)
    order = sorted(range(len(tried)), key=lambda at: -values[at])
    return [tried[at] for at in order[:most] if values[at] >= best - margin]
