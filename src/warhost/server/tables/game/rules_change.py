"""Continues a game under another rules version: at once if both versions agree, else when all players consent."""

from __future__ import annotations

import logging
import time

from ...protocol import RulesOffer, RulesReply
from ...refusing import RequestRefused, refuse
from ..records.records import Kind, Record, TableRow
from ..records.rules_changes import NO_SEAT
from ..table_state import TableState
from .outcome import save_end
from .restoring import set_play
from .rules_replay import Continuation
from .writing import save_row, written

LOG = logging.getLogger(__name__)


def offer(table: TableState) -> RulesOffer | None:
    """The offer shown to the players while the table waits for their consent, or None."""
    found = table.continuation
    if found is None:
        return None
    return RulesOffer(found.change.old, found.change.new, found.lost, _waiting(table.row, found))


async def settle(table: TableState) -> None:
    """Continue the game at once if no player has to consent."""
    found = table.continuation
    if found is not None and (found.proved or not _waiting(table.row, found)):
        await _go_on(table, found, "rules", NO_SEAT)


async def reply(table: TableState, user: int, intent: RulesReply) -> None:
    """Consent for all seats of a player, or end the game.  Bots always consent."""
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
    stored.state, stored.reason = "running", ""  # at the next start the reason for stopping is determined again
    await save_row(table, stored)
    table.row = row
    table.show()


def _agreed(row: TableRow, found: Continuation) -> list[int]:
    """The seats that have consented to this rules version, not to an earlier one."""
    return row.agreed if row.agreed_to == found.change.new else []


def _waiting(row: TableRow, found: Continuation) -> list[int]:
    people = [seat for seat, place in enumerate(row.order) if row.chairs[place].kind == "person"]
    return [seat for seat in people if seat not in _agreed(row, found)]


async def _go_on(table: TableState, found: Continuation, kind: Kind, seat: int) -> None:
    """Store the rules change, then use the replayed game as the game of the table."""
    play, records = found.play, table.records
    if not found.written:
        after = play.progress.fork()
        for record in records[found.change.kept :]:
            after.skip(record)
        now = int(time.time() * 1000)
        after.carry_out(Record(len(records), kind, seat, found.change.text(), at=now))
        change = after.with_digest(len(table.row.order))
        await written(table, table.services.writer.append(table.row.id, change))
        play.accept(after)
    row = table.row.copy()
    row.version, row.begun = found.change.new, row.begun or found.change.old
    row.state, row.reason, row.agreed, row.agreed_to = "running", "", [], ""
    table.row = play.row = row
    table.continuation = None
    set_play(table, play)
    table.services.count("rules-changed")
    if play.state.outcome is not None:
        await save_end(table)
    else:
        try:
            await save_row(table, row)
        except RequestRefused:
            LOG.warning(
                "table %s goes on under rules %s; its row will be brought up to date later", row.id, row.version
            )
        await table.book.fetch(row)
    table.ask_again()
