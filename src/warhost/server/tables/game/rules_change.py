"""A game goes on under other rules: by itself where both agree, otherwise when all of its players have said so."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from ...protocol import RulesOffer, RulesReply
from ...refusing import Refuse, refuse
from ..records.records import Kind, Record, TableRow
from ..records.rules_changes import NO_SEAT
from . import ending
from .bringing_back import taken_up
from .rules_replay import Continuation

if TYPE_CHECKING:
    from ..table import Table

LOG = logging.getLogger(__name__)


def offer(table: Table) -> RulesOffer | None:
    """The question to the players, while the table waits for their answer."""
    found = table.continuation
    if found is None:
        return None
    return RulesOffer(found.change.old, found.change.new, found.lost, _waiting(table.row, found))


async def settle(table: Table) -> None:
    """Go on at once where nobody has to be asked."""
    found = table.continuation
    if found is not None and (found.proved or not _waiting(table.row, found)):
        await _go_on(table, found, "rules", NO_SEAT)


async def reply(table: Table, user: int, intent: RulesReply) -> None:
    """Agree for all seats of a player, or end the game; bots agree to everything."""
    found, seats = table.continuation, table.row.seats_of(user)
    if found is None:
        raise refuse("no-offer", 409)
    if intent.seat not in seats:
        raise refuse("not-your-seat", 403)
    if not intent.agree:
        await _go_on(table, found, "abandon", intent.seat)
        return
    row = table.row.copy()
    row.agreed = sorted({*_agreed(row, found), *seats})
    row.agreed_to = found.change.new
    if not _waiting(row, found):
        await _go_on(table, found, "rules", intent.seat)
        return
    stored = row.copy()
    stored.state, stored.reason = "running", ""  # what keeps it from going on is found out again at the next start
    await table.save(stored)
    table.row = row
    table.show()


def _agreed(row: TableRow, found: Continuation) -> list[int]:
    """The seats that have agreed to these rules, not to others that came before them."""
    return row.agreed if row.agreed_to == found.change.new else []


def _waiting(row: TableRow, found: Continuation) -> list[int]:
    people = [seat for seat, place in enumerate(row.order) if row.chairs[place].kind == "person"]
    return [seat for seat in people if seat not in _agreed(row, found)]


async def _go_on(table: Table, found: Continuation, kind: Kind, seat: int) -> None:
    """Write the change, then make the position reached the game of the table."""
    play, records = found.play, table.records
    if not found.written:
        after = play.progress.fork()
        for record in records[found.change.kept :]:
            after.skip(record)
        now = int(time.time() * 1000)
        after.carry_out(Record(len(records), kind, seat, found.change.text(), at=now))
        change = after.sealed(len(table.row.order))
        try:
            await table.kept(table.services.writer.append(table.row.id, change))
        except Exception:
            raise refuse("storage", 503) from None
        play.accept(after)
    row = table.row.copy()
    row.version, row.begun = found.change.new, row.begun or found.change.old
    row.state, row.reason, row.agreed, row.agreed_to = "running", "", [], ""
    table.row = play.row = row
    table.continuation = None
    taken_up(table, play)
    table.services.count("rules-changed")
    if play.state.outcome is not None:
        await ending.save_end(table)
    else:
        try:
            await table.save(row)
        except Refuse:
            LOG.warning(
                "table %s goes on under rules %s; its row will be brought up to date later", row.id, row.version
            )
        await table.book.fetch(row)
    table.show()
    table.machine.call()
