"""Facts about each answer that its text does not contain, needed for undo and for standing orders with an expiry."""

from __future__ import annotations

import msgspec

from ....engine.history.match import Match
from ....engine.steps import NO_IDLE_OPTION
from .records import Record


class Fact(msgspec.Struct, frozen=True):
    """Facts about one answer at the moment at which it was given."""

    number: int  # number of the answer's record
    seat: int
    forced: bool  # True if it was the only option, so that the journal omits it
    ordered: bool  # True if the seat's standing orders gave it
    passed: bool  # True if it passed in an action window
    window: str
    turn: tuple[int, int]  # seat whose turn it was, and the number of the turn
    log_length: int  # number of log entries before the answer
    rng: int  # state of the random generator before the answer
    settled: bool = False  # True if all options would have had the same result


def fact(match: Match, record: Record) -> Fact:
    """The fact for a record that is about to be played."""
    state = match.state
    question = state.question
    asked = question if record.seat == state.seat else None  # seats may resign when not asked
    passed = asked is not None and record.text == passing(match)
    window = asked.window(state) if asked is not None else ""
    forced, ordered = record.kind == "forced", record.kind == "ordered"
    settled = ordered and record.text == settling(match)
    turn, log_length = state.turn_of(), len(match.log)
    return Fact(record.number, record.seat, forced, ordered, passed, window, turn, log_length, state.rng, settled)


def passing(match: Match) -> str:
    """The option with which the asked seat passes the window, or ""."""
    state, question = match.state, match.state.question
    if question is None:
        return ""
    return _noted(match, question.passing(state))


def settling(match: Match) -> str:
    """The only option that can matter if all options have the same outcome, or ""."""
    question = match.state.question
    return _noted(match, question.settled(match.state)) if question is not None else ""


def _noted(match: Match, option: int) -> str:
    state, question = match.state, match.state.question
    return question.move(state, option).written(state) if question is not None and option != NO_IDLE_OPTION else ""


def dropped(facts: list[Fact], answers: int) -> list[Fact]:
    """The facts that are removed when this many answers are undone, with forced answers among them."""
    at = len(facts)
    while answers:
        at -= 1
        answers -= not facts[at].forced
    return facts[at:]
