"""Returning a table to what is on disk, where the database has less than the table has shown.

That happens when a database comes back without its last commits.  The lost answers cannot be kept: others may depend
on what is on disk.  So the table says what was lost, and the game goes on from there.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from ...protocol import Lost
from ...refusing import Refuse
from ..records.records import Record, TableRow
from . import ending

if TYPE_CHECKING:
    from ...writer import Writer
    from ..table import Table

LOG = logging.getLogger(__name__)


async def compare_with_disk(writer: Writer, tables: Iterable[Table]) -> None:
    """Return every table to disk of which a new connection shows less than the last one did."""
    compared = {table.row.id: table for table in tables if not table.closed}
    known = {name: (_last(table), table.row.revision) for name, table in compared.items()}
    for name in await writer.call(writer.store.tables_behind, known) if known else ():
        table = compared[name]
        with suppress(Refuse):  # it waits for the outcome of a write, which finds the same
            await table.do(lambda: return_to_disk(table))  # noqa: B023  (done before the next one)


async def return_to_disk(table: Table) -> None:
    """Replace a table's row and game by those on disk, and say what is missing.  Run by the table's own task.

    Where the disk cannot be read the table stays as it is: its next write fails in the same way.
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
        table.stand_still("stopped.lost")
        table.services.forget(name)
        return
    lost = _lost(table, row, records)
    if lost is not None:
        _report(table, lost)
        row.lost = lost
        try:
            await writer.write(store.save_table, row)  # for those who are not here now
        except Exception as failed:
            LOG.warning("table %s: the notice could not be written: %s", name, type(failed).__name__)
    finished = row.state == "over"
    await _replace(table, row, records, state)
    if table.row.state == "over" and not finished:
        await ending.save_end(table)


async def leave_notice(table: Table) -> None:
    """Write down for the next owner of a table what the disk lacks of what this one has shown, if it lacks anything."""
    writer, name = table.services.writer, table.row.id
    store = writer.store
    try:
        if not await writer.call(store.tables_behind, {name: (_last(table), table.row.revision)}):
            return
        row, records = await writer.call(store.table, name), await writer.call(store.records, name)
        lost = _lost(table, row, records) if row is not None else None
        if lost is not None:
            _report(table, lost)
            await writer.write(store.add_notice, name, lost)
    except Exception as failed:
        LOG.warning("table %s cannot be compared with the disk: %s", name, type(failed).__name__)


def shown(table: Table) -> Lost | None:
    """What people at the table are told was lost: until as many answers were given again."""
    lost = table.row.lost
    return lost if lost is not None and table.moment < lost.first + max(1, len(lost.seats)) else None


def _lost(table: Table, row: TableRow, records: list[Record]) -> Lost | None:
    """What the table has shown and the disk does not have."""
    known = _records(table)
    same = next((at for at, (one, other) in enumerate(zip(known, records, strict=False)) if one != other), None)
    first = min(len(known), len(records)) if same is None else same
    changed = row.revision < table.row.revision
    if first == len(known) and not changed:
        return None
    return Lost(first, [record.seat for record in known[first:]], changed)


def _report(table: Table, lost: Lost) -> None:
    answers = ", ".join(f"{lost.first + at} of seat {seat}" for at, seat in enumerate(lost.seats)) or "none"
    LOG.error(
        "table %s: the database has lost what was shown (answers: %s; other changes: %s); it goes on from moment %d",
        table.row.id, answers, "yes" if lost.row else "no", lost.first,
    )  # fmt: skip


async def _replace(table: Table, row: TableRow, records: list[Record], state: bytes) -> None:
    """The game is played again beside the table, which shows the old one until the new one is complete."""
    if row.state == "stopped":
        row.state, row.reason = "running", ""
    found = type(table)(row, None, table.services)
    await found.bring_back(records, state)
    table.row, table.records = found.row, found.records
    table.play, table.clock, table.saved = found.play, found.clock, found.saved
    table.offer = table.adjourning = None
    if row.state != "over":
        table.past = None
    table.forget_views()
    await table.book.fetch(row)
    await table.talk.fetch(row)
    table.show()
    table.machine.call()


def _records(table: Table) -> list[Record]:
    return table.play.records if table.play is not None else table.records


def _last(table: Table) -> Record | None:
    records = _records(table)
    return records[-1] if records else None
