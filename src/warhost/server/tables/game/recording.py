"""Recording of answers: each is played on a copy, stored, and only then shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final

from ...refusing import RequestRefused, refuse
from ..records.records import Kind, Record
from ..table_state import TableState
from .combined_answers import Plan, kind_of
from .outcome import note_outcome, save_end
from .progress import Progress
from .saved_states import EVERY, saved
from .table_game import SLICE, TableGame
from .writing import written

LOG = logging.getLogger(__name__)
Following = Callable[[TableGame], str]  # the option that is chosen next in a position, or ""
TOGETHER: Final = 60  # maximum number of answers by standing orders that are stored and shown as one change
COUNTED: Final = {
    "forced": "answer",
    "ordered": "answer",
    "planned": "answer",
}  # kinds in the metrics, which must not reveal a choice


async def answer(table: TableState, seat: int, option: str, then: Sequence[str] = ()) -> None:
    """Give a player's answer to the current question; refused with the reason if the option is not offered.

    `then` answers the questions that follow.  What cannot be answered at once, because other players are asked or
    windows have to be passed in between, is answered like a question for which the seat has standing orders.
    """
    play = _play(table)
    option = play.notation(seat, option)
    table.book.plan(seat, Plan(kind_of(play.state), tuple(then), play.moment, play.state.turn_of()) if then else None)
    try:
        await _append(table, "forced" if play.match.forced else "answer", seat, option, table.book.planned)
    except Exception:
        table.book.plan(seat, None)
        raise
    table.ask_again()


async def automatic_answer(table: TableState, seat: int, option: str, ordered: bool) -> None:
    """Give the answer of a bot or of standing orders.

    Questions that standing orders answer next are answered in the same step and stored together.  The delay in which a
    player can intervene is made once, before the first of these windows.
    """
    play = _play(table)
    number = play.moment
    await _append(table, _kind(table, play, ordered), seat, option, table.ordered_next if ordered else None)
    if ordered:
        play.automatic.update(range(number, play.moment))
    table.ask_again()


async def record(table: TableState, kind: Kind, seat: int, text: str) -> None:
    """Play a record on a copy, store it, then show it to everyone; a refused record has changed nothing."""
    await _append(table, kind, seat, text)
    table.ask_again()


async def replay_past(play: TableGame) -> None:
    """Replay a game from its start if it was restored from a snapshot, so that all earlier states are known."""
    if play.match.first:
        for _ in play.replaying_whole():
            await asyncio.sleep(0)


def _kind(table: TableState, play: TableGame, ordered: bool) -> Kind:
    if play.match.forced or not ordered:
        return "forced" if play.match.forced else "answer"
    return "planned" if table.book.planned(play) else "ordered"


def _play(table: TableState) -> TableGame:
    assert table.play is not None
    return table.play


async def _append(table: TableState, kind: Kind, seat: int, text: str, following: Following | None = None) -> None:
    """TableGame, store and show a record and, if given, the answers that `following` chooses after it."""
    begun = time.perf_counter()
    play = _play(table)
    banks = table.clock.after(table.timed) if table.clock is not None else ()
    new = Record(play.moment, kind, seat, text, banks, int(time.time() * 1000))
    try:
        if kind == "undo" and play.is_behind(len(play.match.answers) - int(text)):
            await replay_past(play)
        after = play.after(new)
    except Exception:
        raise _rules_failed(table, play, new) from None
    if following is not None:
        after = await _followed(table, play, after, following)
    state, predecessor = _state_to_save(table, play), play.records[-1] if play.records else None
    first, *others = after.records[new.number :]
    await written(table, table.services.writer.append(table.row.id, first, state, predecessor, others))
    play.accept(after)
    if state:
        table.saved = new.number
    for each in (first, *others):
        table.services.count(COUNTED.get(each.kind, each.kind))
    table.services.answered(table.row.game, time.perf_counter() - begun, 1 + len(others))
    table.offer = table.adjourning = None
    if table.clock is not None:
        table.clock.banks = list(banks)
        table.clock.restart()
    if note_outcome(table):
        await save_end(table)


async def _followed(table: TableState, play: TableGame, after: Progress, following: Following) -> Progress:
    """The progress after the answers that orders or a plan give next; they use no clock time.

    Stops before an answer at which the rules raise an exception; that answer is refused when it is given alone.
    """
    seats, given = len(table.row.order), after.records[play.moment :]
    trial, until = play.trial(after), time.perf_counter() + SLICE
    try:
        while len(given) <= TOGETHER and not table.closed:
            option = following(trial)
            if not option:
                break
            record = Record(
                trial.moment, _kind(table, trial, True), trial.state.seat, option, given[0].banks, given[0].at
            )
            after.go_on(record, seats)
            given.append(record)
            if time.perf_counter() > until:
                await asyncio.sleep(0)
                until = time.perf_counter() + SLICE
    except Exception:
        LOG.warning("table %s: what its orders answer has to wait", table.row.id)
        after = play.after(given[0])
        for record in given[1:]:
            after.go_on(record, seats)
    return after


def _rules_failed(table: TableState, play: TableGame, failed: Record) -> RequestRefused:
    """The refusal of a record at which the rules raised an exception; logs what is needed to reproduce it."""
    LOG.exception(
        "the rules of %s %s fail at table %s, moment %d: %s of seat %d: %s",
        table.row.game, table.row.version, table.row.id, failed.number, failed.kind, failed.seat, failed.text,
    )  # fmt: skip
    play.failed.append(failed)
    table.services.count("rules-failed")
    return refuse("rules-failed", 500)


def _state_to_save(table: TableState, play: TableGame) -> bytes:
    """A snapshot of the current position every `EVERY` records, else b"".  The game can be restored without it."""
    if play.moment - table.saved < EVERY:
        return b""
    try:
        return saved(play)
    except Exception:
        LOG.exception("the state of table %s cannot be saved", table.row.id)
        return b""
