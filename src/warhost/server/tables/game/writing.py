"""Writes of a table: a failed write is refused, a slow one is shown to viewers, lost commits trigger recovery."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from ...refusing import refuse
from ..records.predecessors import LostCommits
from ..records.records import TableRow
from ..table_state import TableState

LOG = logging.getLogger(__name__)


async def save_row(table: TableState, row: TableRow) -> None:
    """Store the row of a table; refused if the database fails."""
    try:
        await table.services.writer.write(table.services.writer.store.save_table, row)
    except LostCommits:
        table.needs_recovery = True
        raise refuse("storage", 503) from None
    except Exception:
        LOG.exception("table %s could not be written", row.id)
        raise refuse("storage", 503) from None


async def written(table: TableState, writing: Awaitable[None]) -> None:
    """Wait for a write of records; refused if it fails.  Viewers are notified when it takes too long."""

    def overdue() -> None:
        table.is_stalled = True
        table.show()

    waiting = table.services.alarm.begin(table.services.patience, overdue)
    try:
        await writing
    except Exception as failed:
        table.needs_recovery = table.needs_recovery or isinstance(failed, LostCommits)
        raise refuse("storage", 503) from None
    finally:
        table.services.alarm.end(waiting)
        if table.is_stalled:
            table.is_stalled = False
            table.show()
