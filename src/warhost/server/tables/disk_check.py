"""Checks after a database reconnect whether the database has lost commits, such as after a failover."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from ..refusing import RequestRefused
from ..writer import Writer
from .game.recovery import last_record, return_to_disk
from .table import Table


async def compare_with_disk(writer: Writer, tables: Iterable[Table]) -> None:
    """Roll back every table that has shown more to its viewers than the database has stored."""
    compared = {table.row.id: table for table in tables if not table.closed}
    known = {name: (last_record(table), table.row.revision) for name, table in compared.items()}
    for name in await writer.call(writer.store.tables_behind, known) if known else ():
        table = compared[name]
        with suppress(RequestRefused):  # a write is pending and will detect the same loss
            await table.do(lambda: return_to_disk(table))  # noqa: B023  (done before the next one)
