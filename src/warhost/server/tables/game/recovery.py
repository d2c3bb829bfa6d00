"""Recovery of a table whose database has less than the table has shown: returns the table to what is stored.

That happens when a database comes back without its last commits.  The lost answers cannot be restored, because other
stored data may contradict them.  So the table shows what was lost, and the game continues from what is stored.
"""

from __future__ import annotations

import asyncio
import logging

from ...protocol import Lost
from ..records.records import Record, TableRow
from ..table_state import TableState
from .outcome import save_end
from .restoring import restore_in_steps
from .rules_change import settle

LOG = logging.getLogger(__name__)


async def restore(table: TableState, records: list[Record], state: bytes = b"") -> None:
    """Restore the game of a table from its records, yielding to other tables."""
    for _ in restore_in_steps(table, records, state):
        await asyncio.sleep(0)
    await settle(table)


async def return_to_disk(table: TableState) -> None:
    """Replace a table's row and game by the stored ones, and notify viewers.  Called by the table's task.

    If the database cannot be read, the table is unchanged: its next write fails in the same way.
    """
    writer, name = table.services.writer, table.row.id
    store = writer.store
    try:
        row = await writer.call(store.table, name)
        records = await writer.call(store.records, name)
        state = await writer.call(store.saved_state, name)
    except Exception:
        LOG.exception("table %s is behind what was shown, and cannot be read", name)
        return
    if row is None:
        LOG.error("table %s: the database has lost it", name)
        table.closed = True
        table.stop_game("stopped.lost")
        table.services.forget(name)
        return
    lost = _lost(table, row, records)
    if lost is not None:
        _report(table, lost)
        row.lost = lost
        try:
            await writer.write(store.save_table, row)  # the row stores the notice for users who are not connected now
        except Exception as failed:
            LOG.warning("table %s: the notice could not be written: %s", name, type(failed).__name__)
    finished = row.state == "over"
    await _replace(table, row, records, state)
    if table.row.state == "over" and not finished:
        await save_end(table)


async def leave_notice(table: TableState) -> None:
    """Store a notice for the next owner of a table if the database lacks something that this node has shown."""
    writer, name = table.services.writer, table.row.id
    store = writer.store
    try:
        if not await writer.call(store.tables_behind, {name: (last_record(table), table.row.revision)}):
            return
        row, records = await writer.call(store.table, name), await writer.call(store.records, name)
        lost = _lost(table, row, records) if row is not None else None
        if lost is not None:
            _report(table, lost)
            await writer.write(store.add_notice, name, lost)
    except Exception as failed:
        LOG.warning("table %s cannot be compared with the disk: %s", name, type(failed).__name__)


def shown(table: TableState) -> Lost | None:
    """The notice of lost answers, shown until the same number of answers has been given again; else None."""
    lost = table.row.lost
    return lost if lost is not None and table.moment < lost.first + max(1, len(lost.seats)) else None


def _lost(table: TableState, row: TableRow, records: list[Record]) -> Lost | None:
    """The notice of what the table has shown and the database lacks, or None."""
    known = table.all_records
    same = next((at for at, (one, other) in enumerate(zip(known, records, strict=False)) if one != other), None)
    first = min(len(known), len(records)) if same is None else same
    changed = row.revision < table.row.revision
    if first == len(known) and not changed:
        return None
    return Lost(first, [record.seat for record in known[first:]], changed)


def _report(table: TableState, lost: Lost) -> None:
    answers = ", ".join(f"{lost.first + at} of seat {seat}" for at, seat in enumerate(lost.seats)) or "none"
    LOG.error(
        "table %s: the database has lost what was shown (answers: %s; other changes: %s); it goes on from moment %d",
        table.row.id, answers, "yes" if lost.row else "no", lost.first,
    )  # fmt: skip


async def _replace(table: TableState, row: TableRow, records: list[Record], state: bytes) -> None:
    """Replace row and game.  The old game is shown until the new one is fully restored."""
    if row.state == "stopped":
        row.state, row.reason = "running", ""
    found = TableState(row, table.services)
    await restore(found, records, state)
    table.row, table.records = found.row, found.records
    table.play, table.clock, table.saved = found.play, found.clock, found.saved
    table.offer = table.adjourning = None
    if row.state != "over":
        table.past = None
    table.discard_views()
    await table.book.fetch(row)
    await table.chat.read_mutes(row)
    table.ask_again()


def last_record(table: TableState) -> Record | None:
    """The last record that the table has shown."""
    records = table.all_records
    return records[-1] if records else None
