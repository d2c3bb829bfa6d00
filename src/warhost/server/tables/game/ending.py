"""Resignation, in a running game and at a table whose game cannot continue."""

from __future__ import annotations

import logging
import time

from ...refusing import RequestRefused
from ..records.journals import remaining_answers
from ..records.records import Kind, Record
from ..records.rules_changes import ABANDONED, NO_SEAT, RulesChange
from ..table_state import TableState
from .outcome import minutes_played, save_end
from .recording import record
from .table_game import RESIGN
from .writing import written

LOG = logging.getLogger(__name__)


async def give_up(table: TableState, seat: int) -> None:
    """Resign at a stopped table without the rules engine: the game is over, and of two players the other wins."""
    winners = [1 - seat] if len(table.row.order) == 2 else []
    last = Record(len(table.records), "answer", seat, RESIGN, at=int(time.time() * 1000))
    await _end_stopped(table, last, winners, "resigned")


async def end_without_winner(table: TableState) -> None:
    """End a running or stopped game because the operator has decided so: nobody wins."""
    version, number = table.row.version, len(table.records)
    text = RulesChange(version, version, number).text()
    if table.play is not None and table.row.state == "running":
        await record(table, "abandon", NO_SEAT, text)
    else:
        last = Record(number, "abandon", NO_SEAT, text, at=int(time.time() * 1000))
        await _end_stopped(table, last, [], ABANDONED)


async def _end_stopped(table: TableState, last: Record, winners: list[int], reason: str) -> None:
    row = table.row.copy()
    after = table.records[-1] if table.records else None
    await written(table, table.services.writer.append(row.id, last, after=after))
    table.records = [*table.records, last]
    row.state, row.reason, row.outcome = "over", "", [winners, reason, ""]
    row.sides = [0, 1] if winners else []
    row.answers = len(remaining_answers(table.records))
    row.minutes = minutes_played(table.records)
    table.row, table.continuation = row, None
    await save_end(table)
    table.show()


async def resign(table: TableState, kind: Kind, seat: int) -> None:
    """Resign for a seat.  Bots play on until the last person of their side resigns."""
    play = table.play
    assert play is not None
    await record(table, kind, seat, RESIGN)
    partners = [each for each in play.state.partners(seat) if not play.state.has_resigned(each)]
    if not any(table.row.chairs[table.row.order[each]].kind == "person" for each in partners):
        try:
            for each in partners:
                await record(table, "answer", each, RESIGN)
        except RequestRefused:  # the resignation is stored already, so it must not be refused
            LOG.warning("table %s: the partners of seat %d play on", table.row.id, seat)
