"""Combined answers: answers to several questions in a row that a player puts together and gives at once.

The journal, undone answers and bots know single answers only; a combined answer is stored as one record for each.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ....engine.history.match import Match
from ....engine.notation import find
from ....engine.state import State
from ...protocol import Refusal
from ...refusing import RequestRefused
from .orders import GivenOrders, chosen_by_orders, question_of
from .table_game import TableGame

LONGEST: Final = 60  # maximum number of questions that orders answer between two questions of a stage


class Plan(msgspec.Struct, frozen=True):
    """The answers of a seat that follow an answer just given, all to questions of one kind."""

    kind: str
    answers: tuple[str, ...]
    since: int  # number of the record of the answer that they follow
    turn: tuple[int, int]  # turn in which they are given


def kind_of(state: State) -> str:
    """The kind of a question: its stage, or else its window, or else its class."""
    question = state.question
    if question is None:
        return ""
    return question.stage(state) or question.window(state) or type(question).__name__


def planned_option(plan: Plan, play: TableGame) -> str:
    """The answer of a plan to the current question, or "".

    A plan ends with the turn, when an answer is not offered, when another player does more than pass, and with an undo.
    """
    state, given = play.state, 0
    if kind_of(state) != plan.kind or state.turn_of() != plan.turn:
        return ""
    if any(record.kind == "undo" for record in play.records[plan.since + 1 :]):
        return ""
    for each in play.facts[bisect(play.facts, plan.since, key=lambda fact: fact.number) :]:
        kind = play.records[each.number].kind
        if each.seat != state.seat:
            if not each.passed and not each.settled:
                return ""
        elif kind == "answer":
            return ""
        elif kind == "planned" or (kind == "forced" and each.window == plan.kind):
            given += 1
    if given >= len(plan.answers):
        return ""
    offered = play.shared.options(state)
    index = find(plan.answers[given], offered)
    return offered[index] if index >= 0 else ""


def answer_by_orders(match: Match, seat: int, stage: str, standing: GivenOrders) -> bool:
    """Give the answers of standing orders; True if they lead to the next question of a stage.

    The other seats are taken to have given no orders, because theirs are private.
    """
    turn, windows = match.state.turn_of(), match.state.windows()
    for _ in range(LONGEST):
        state, question = match.state, match.state.question
        if question is None or state.outcome is not None or state.turn_of() != turn:
            return False
        own = state.seat == seat
        option = chosen_by_orders(standing if own else GivenOrders(), question_of(match, state.seat), windows, [])
        if not option:
            return own and question.stage(state) == stage
        match.choose(option)
    return False


def draft(match: Match, answers: Sequence[str], standing: GivenOrders, telling: Callable[[str], bool]) -> Match | None:
    """A copy of a match at the next question of the current stage, after these answers of the asked seat.

    `standing` are its orders.  None if there is no such question, or if something random or hidden would be revealed
    before it: a draft shows nothing that a player could not learn by answers that are taken back for free.
    """
    seat, question = match.state.seat, match.state.question
    stage = question.stage(match.state) if question is not None else ""
    if not stage:
        return None
    rng, entries, match = match.state.rng, len(match.log), match.fork()
    for answer in answers:
        offered = match.state.notations()
        index = find(answer, offered)
        if index < 0:
            raise RequestRefused(Refusal("refused.not-offered", {"option": answer}))
        match.choose(index, offered=offered)
        if not answer_by_orders(match, seat, stage, standing):
            return None
        if match.state.rng != rng or any(telling(event.kind) for event in match.log[entries:]):
            return None
    return match
