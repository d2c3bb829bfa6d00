"""How games end: somebody gives up, time is up, or the rules say so; the row is brought up to date with it."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from ...refusing import Refuse, refuse
from ..records.journals import standing
from ..records.records import Kind, Record
from .play import RESIGN

if TYPE_CHECKING:
    from ..table import Table

LOG = logging.getLogger(__name__)


async def give_up(table: Table, seat: int) -> None:
    """A seat gives up a game that cannot go on here.  No rules are asked: it is over, and of two the other wins."""
    row = table.row.copy()
    record = Record(len(table.records), "answer", seat, RESIGN, at=int(time.time() * 1000))
    after = table.records[-1] if table.records else None
    try:
        await table.kept(table.services.writer.append(row.id, record, after=after))
    except Exception:
        raise refuse("storage", 503) from None
    table.records = [*table.records, record]
    winners = [1 - seat] if len(row.order) == 2 else []
    row.state, row.reason, row.outcome = "over", "", [winners, "resigned", ""]
    row.sides = [0, 1] if winners else []
    row.answers = len(standing(table.records))
    table.row, table.continuation = row, None
    await save_end(table)
    table.show()


async def resign(table: Table, kind: Kind, seat: int) -> None:
    """A seat gives up.  Bots give up with the last person of their side; before that the computer plays on."""
    play = table.play
    assert play is not None
    await table.record(kind, seat, RESIGN)
    partners = [each for each in play.state.partners(seat) if not play.state.has_resigned(each)]
    if not any(table.row.chairs[table.row.order[each]].kind == "person" for each in partners):
        try:
            for each in partners:
                await table.record("answer", each, RESIGN)
        except Refuse:  # the seat itself has given up: that is written, and must not be answered with a refusal
            LOG.warning("table %s: the partners of seat %d play on", table.row.id, seat)


def note_outcome(table: Table) -> bool:
    """Write into the row that the game is over, if it is."""
    play = table.play
    if play is None or play.state.outcome is None:
        return False
    table.row.state = "over"
    table.row.outcome = play.state.outcome.saved()
    table.row.sides = [min([seat, *play.state.partners(seat)]) for seat in range(len(table.row.order))]
    table.row.answers = len(play.facts)
    return True


async def save_end(table: Table) -> None:
    """The answers say that the game is over; the row only says it sooner, so it may fail."""
    table.services.count("over")
    try:
        await table.save(table.row)
    except Refuse:
        LOG.warning("table %s is over; its row will be brought up to date later", table.row.id)
    else:
        table.services.ended(table.row.id)
