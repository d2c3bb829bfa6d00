"""Lookahead within one action: answers the questions that the action asks, then evaluates the position.

One card text may ask several questions with many answers each, so `looks` limits the number of positions.  The time is
not limited, so results are reproducible.
"""

from typing import Final

from ..engine.state import State
from ..engine.steps import NO_IDLE_OPTION
from .evaluation import EVALUATION_COST, Evaluation, effort

NO_LIMIT: Final = 1_000_000
FEWEST: Final = 4  # minimum number of positions examined for each option


def after(state: State, index: int) -> State:
    """The position that an option leads to."""
    future = state.clone()
    future.choose(index)
    return future


def _seen(state: State, evaluation: Evaluation, looks: int) -> tuple[float, int]:
    """The value of a position after the plan's remaining questions are answered, each with its best option.

    Also returns the number of positions examined; an expensive one counts as several.  When the limit is reached, the
    remaining questions are passed.
    """
    looked = 0
    before = evaluation.work
    while evaluation.continues_plan(state):
        spent = max(looked, (evaluation.work - before) // EVALUATION_COST)
        if spent >= looks:
            state = passed_through(state, evaluation)
            break
        futures = [after(state, index) for index in evenly_spaced(evaluation.options_to_try(state), looks - spent)]
        looked += len(futures)
        evaluation.work += sum([effort(future) for future in futures])
        values = [evaluation.value(passed_through(future, evaluation)) for future in futures]
        state = futures[values.index(max(values))]
    value = evaluation.value(state)
    return value, max(looked + 1, (evaluation.work - before) // EVALUATION_COST)


def evenly_spaced(options: list[int], most: int) -> list[int]:
    """At most `most` of the options: the first one, and others at equal distances."""
    count = len(options)
    return options if count <= most else [options[at * count // most] for at in range(most)]


def option_values(state: State, evaluation: Evaluation, looks: int) -> tuple[list[int], list[float]]:
    """The options tried, and the value after each; each may examine at most half of the positions left.

    If the first options need many looks, others are skipped.
    """
    first, *rest = evenly_spaced(evaluation.options_to_try(state), max(FEWEST, looks // FEWEST))
    if not rest:
        return [first], [0.0]
    value, looked = _value_after(state, first, evaluation, looks, len(rest))
    looks -= looked
    tried, values = [first], [value]
    rest = evenly_spaced(rest, max(FEWEST, looks // looked))
    for at, index in enumerate(rest, 1):
        value, looked = _value_after(state, index, evaluation, looks, len(rest) - at)
        tried.append(index)
        values.append(value)
        looks -= looked
    return tried, values


def _value_after(state: State, index: int, evaluation: Evaluation, looks: int, others: int) -> tuple[float, int]:
    """The value after an option, with this many others still to be tried, and the number of looks used."""
    spare = looks - FEWEST * (others + 1)
    return _seen(after(state, index), evaluation, FEWEST + max(0, spare) // 2)


def passed_through(state: State, evaluation: Evaluation) -> State:
    """The position after passing every question that can be passed: the plan is not continued."""
    if not evaluation.continues_plan(state):
        return state
    state = state.clone()
    while evaluation.continues_plan(state):
        state.choose(idle_or_first(state))
        evaluation.work += effort(state)
    return state


def idle_option(state: State) -> int:
    """The index of the option that does nothing; -1 if there is none."""
    question = state.question
    assert question is not None
    idle = question.idle(state)
    return -1 if idle == NO_IDLE_OPTION else state.options.index(idle)


def idle_or_first(state: State) -> int:
    """The index of the default answer: the option that does nothing, else the first one."""
    return max(0, idle_option(state))


def greedy_choice(state: State, evaluation: Evaluation, looks: int = NO_LIMIT) -> int:
    """The index of the option with the best result for the seat at the end of its plan; the first of equals."""
    tried, values = option_values(state, evaluation, looks)
    return tried[values.index(max(values))]


def best_options(state: State, evaluation: Evaluation, most: int, margin: float, looks: int = NO_LIMIT) -> list[int]:
    """The options with the best results, the best first: at most `most`, none worse than the best by `margin`."""
    tried, values = option_values(state, evaluation, looks)
    best = max(values)
    order = sorted(range(len(tried)), key=lambda at: -values[at])
    return [tried[at] for at in order[:most] if values[at] >= best - margin]
