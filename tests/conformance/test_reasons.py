"""Every action that is not offered fails a named requirement, and no offered action does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import chooser, decisions, examples
from warhost.engine import Question as AskingStep
from warhost.engine import Refusal, Rng, State
from warhost.engine.history.match import RESIGN
from warhost.engine.rng import seeded

from .case import Question
from .games import CASES, Case, Walk, each_game, seats_of, walks

SAMPLE = 60  # maximum number of actions checked in one position, which may have thousands


def some_actions(state: State, seat: int, rng: Rng) -> list[str]:
    """A sample of all actions that a seat might try; the first ones are single words."""
    actions = state.actions(seat)
    assert len(set(actions)) == len(actions)
    first = actions[:8]
    return [*first, *[actions[rng.below(len(actions))] for _ in range(SAMPLE)]]


def check_reasons(case: Case, state: State, seat: int, rng: Rng) -> list[Refusal]:
    """The refusals of some actions, each compared with the offered options."""
    offered = state.notations() if seat == state.seat else []
    for text in {*offered[:3], *offered[-3:]}:
        assert state.why_not(seat, text) is None
    refusals = []
    for text in some_actions(state, seat, rng):
        refusal = state.why_not(seat, text)
        assert (refusal is None) == (text in offered), f"{text} for seat {seat + 1}: {refusal}"
        if refusal is not None:
            assert refusal.requirement in case.requirements
            assert refusal.rule.startswith(case.game.prefix)
            refusals.append(refusal)
    return refusals


@each_game
def test_a_requirement_is_named_exactly_for_actions_that_are_not_offered(case: Case) -> None:
    """For every seat. At every nineteenth decision and at the end, some dozens of possible actions are tried."""

    @examples(12, case.effort)
    @given(walks(case), st.integers(0, 2**32))
    def check(walk: Walk, seed: int) -> None:
        state = walk.start()
        rng = Rng(seeded(seed))
        for number in decisions(state, walk.chooser()):
            if number % 19 == 0:
                before = state.save()
                for seat in range(seats_of(state)):
                    check_reasons(case, state, seat, rng)
                assert state.save() == before
        for seat in range(seats_of(state)):
            assert check_reasons(case, state, seat, rng)

    check()


@each_game
def test_every_offered_action_is_listed_among_all_actions(case: Case) -> None:
    """So the list of actions to ask about is complete."""

    @examples(6, case.effort)
    @given(walks(case))
    def check(walk: Walk) -> None:
        state = walk.start()
        for number in decisions(state, walk.chooser()):
            if number % 19 == 0:
                assert set(state.notations()) <= set(state.actions(state.seat))

    check()


def give(state: State, answer: str) -> None:
    """Give an answer of the asked player; resigning is not one of the options."""
    if answer == RESIGN:
        state.resign(state.seat)
    else:
        state.choose(answer)


@pytest.mark.parametrize(
    ("case", "question"),
    [(case, question) for case in CASES for question in case.questions],
    ids=lambda value: getattr(value, "requirement", repr(value)),
)
def test_a_position_shows_its_requirement(case: Case, question: Question) -> None:
    state = case.game.place(question.position)
    for answer in question.answers:
        give(state, answer)
    refusal = state.why_not(question.seat - 1, question.action)
    assert refusal is not None
    assert refusal.name == question.requirement
    for text in state.notations():
        assert state.why_not(state.seat, text) is None


@each_game
def test_every_requirement_and_every_question_occurs(case: Case) -> None:
    """Every requirement and every question occurs in the positions of the game's own file, after an end, or in random
    games. Questions that carry more than numbers are read by the game itself and not listed among its steps.
    """
    met = {question.requirement for question in case.questions}
    asked: set[str] = set()
    rng = Rng(seeded(1))
    for question in case.questions:
        state = case.game.place(question.position)
        asked.add(type(state.question).__name__)
        for answer in question.answers:
            give(state, answer)
            asked.add(type(state.question).__name__)
    for number, setup in enumerate(case.fixed):
        state = case.game.start(setup, number)
        for _ in decisions(state, chooser(seed=number)):
            asked.add(type(state.question).__name__)
        met |= {refusal.name for refusal in check_reasons(case, state, 0, rng)}
    assert {each.name for each in case.requirements} - met == set()
    listed = {name for name, step in case.game.steps.items() if issubclass(step, AskingStep)}
    assert listed - asked == set()
