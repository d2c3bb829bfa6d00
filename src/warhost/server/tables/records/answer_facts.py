"""What a table remembers of each answer beyond its text: for taking back, and for orders that last until something."""

from __future__ import annotations

import msgspec

from ....engine.history.match import Match
from ....engine.steps import NO_IDLE_OPTION
from .records import Record


class Fact(msgspec.Struct, frozen=True):
    """One answer, and the moment at which it was given."""

    number: int  # of its record
    seat: int
    forced: bool  # it was the only one there was: the journal does not hold it
    ordered: bool  # the table gave it by the orders of the seat
    passed: bool  # the seat passed a window
    window: str
    turn: tuple[int, int]  # whose turn it was, and its number
    told: int  # entries of the log before it
    rng: int  # the random generator before it
    settled: bool = False  # whatever was chosen, nothing else could have result


def fact(match: Match, record: Record) -> Fact:
    """What is to be remembered of a record that is about to be carried out."""
    state = match.state
    question = state.question
    asked = question if record.seat == state.seat else None  # a seat may resign without being asked
    passed = asked is not None and record.text == passing(match)
    window = asked.window(state) if asked is not None else ""
    forced, ordered = record.kind == "forced", record.kind == "ordered"
    settled = ordered and record.text == settling(match)
    turn, told = state.turn_of(), len(match.log)
    return Fact(record.number, record.seat, forced, ordered, passed, window, turn, told, state.rng, settled)


def passing(match: Match) -> str:
    """The option with which the asked seat passes the window, or ""."""
    state, question = match.state, match.state.question
    if question is None:
        return ""
    return _noted(match, question.passing(state))


def settling(match: Match) -> str:
    """The option that leads to the only outcome of the question, or ""."""
    question = match.state.question
    return _noted(match, question.settled(match.state)) if question is not None else ""


def _noted(match: Match, option: int) -> str:
    state, question = match.state, match.state.question
    return question.move(state, option).written(state) if question is not None and option != NO_IDLE_OPTION else ""


def dropped(facts: list[Fact], answers: int) -> list[Fact]:
    """The facts that go when so many answers are taken back, with the forced answers among them."""
    at = len(facts)
    while answers:
        at -= 1
        answers -= not facts[at].forced
    return facts[at:]
