"""Check that a stored game has no gap: a record is added only if the one before it is stored.

A database that comes back without its last commits (a failed disk, a standby that lagged, a restored backup) has less
than the server has shown.  A record added to it without this check would make the whole game unreadable.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from sqlalchemy.engine.interfaces import DBAPICursor

from ....engine.plain import JsonObject
from .records import Record

NO_CLOCKS: Final = json.dumps([])  # value of the column `banks` in games without clocks
COLUMNS: Final = ("table_id", "number", "kind", "seat", "text", "banks", "at", "shown")
BEGINNING: Final = -1  # number of the predecessor of a first record: the table's row, written at the start of the game
# SQL condition: the row of `predecessors` is stored.  If its kind is null, only the number is compared.
ON_DISK: Final = (
    f"CASE WHEN predecessors.number = {BEGINNING} THEN EXISTS "
    "(SELECT 1 FROM tables WHERE tables.id = predecessors.table_id AND tables.state <> 'open') "
    "ELSE EXISTS (SELECT 1 FROM answers "
    "WHERE answers.table_id = predecessors.table_id AND answers.number = predecessors.number "
    "AND (predecessors.kind IS NULL OR ("
    + " AND ".join(f"answers.{each} = predecessors.{each}" for each in COLUMNS[2:])
    + "))) END"
)
UNNESTED: Final = (  # rows as a PostgreSQL table expression, with one array parameter per column
    "unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::text[], %s::bigint[], %s::text[])"
)
POSTGRESQL: Final = f"{UNNESTED} AS predecessors ({', '.join(COLUMNS)})"
AT_ONCE: Final = 100  # rows in one statement of SQLite, which allows about 999 parameters

Row = tuple[object, ...]  # values in the order of COLUMNS


class LostCommits(Exception):
    """The database lacks records of these tables that were shown, or has others: nothing was written."""

    def __init__(self, tables: set[str]) -> None:
        super().__init__(", ".join(sorted(tables)))
        self.tables = tables


def stored(table: str, record: Record) -> JsonObject:
    """A record as a row of the database."""
    return dict(zip(COLUMNS, _values(table, record), strict=True))


def required(lines: Iterable[tuple[str, Record]], heads: dict[str, Record]) -> list[Row]:
    """Rows that must be stored before these records can be added; `heads`: the last known record of their tables."""
    lines = list(lines)
    added = {(table, record.number) for table, record in lines}
    found: dict[tuple[str, int], Row] = {}
    for table, record in lines:
        number, head = record.number - 1, heads.get(table)
        if (table, number) in added:
            continue
        known = head is not None and head.number == number
        found[table, number] = _values(table, head) if known and head is not None else _numbered(table, number)
    return list(found.values())


def columns(rows: list[Row]) -> list[list[object]]:
    """The rows as columns, for PostgreSQL's `unnest`."""
    return [[row[at] for row in rows] for at in range(len(COLUMNS))]


def missing_in_postgresql(cursor: DBAPICursor, rows: list[Row]) -> set[str]:
    """The tables whose predecessors are not stored (PostgreSQL)."""
    cursor.execute(f"SELECT table_id FROM {POSTGRESQL} WHERE NOT ({ON_DISK})", columns(rows))
    return {table for (table,) in cursor.fetchall()}


def missing_in_sqlite(cursor: DBAPICursor, rows: list[Row]) -> set[str]:
    """The tables whose predecessors are not stored (SQLite)."""
    found: set[str] = set()
    for start in range(0, len(rows), AT_ONCE):
        part = rows[start : start + AT_ONCE]
        places = ", ".join([f"({', '.join('?' * len(COLUMNS))})"] * len(part))
        cursor.execute(
            f"WITH predecessors ({', '.join(COLUMNS)}) AS (VALUES {places}) "
            f"SELECT table_id FROM predecessors WHERE NOT ({ON_DISK})",
            [value for row in part for value in row],
        )
        found.update(table for (table,) in cursor.fetchall())
    return found


def _numbered(table: str, number: int) -> Row:
    return (table, number, *[None] * (len(COLUMNS) - 2))


def _values(table: str, record: Record) -> Row:
    banks = json.dumps(record.banks) if record.banks else NO_CLOCKS
    return (table, record.number, record.kind, record.seat, record.text, banks, record.at, record.shown)
