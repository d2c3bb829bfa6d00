"""Import of a whole server, in one transaction, from any older schema and into either kind of database."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby, islice
from typing import Final, TypeAlias

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from ...engine.plain import JsonObject
from ..migrations.steps import EMPTY, begin_migration, downgrade, revision_of, upgrade
from ..schema import CLUBS, METADATA, TABLES, USERS
from .export_file import BadExport, ExportFile, Row, as_bytes
from .server_export import TRANSIENT

AT_ONCE: Final = 200  # rows written at once
CONTENTS: Final = {"people": USERS, "tables": TABLES, "clubs": CLUBS}
IGNORED: Final = {*[table.name for table in TRANSIENT], "alembic_version"}

Checked: TypeAlias = tuple[Table, JsonObject]
Progress: TypeAlias = Callable[[int], None]  # called with the number of rows imported since the last call


def contents(connection: Connection) -> dict[str, int]:
    """What a database has: the number of people, tables and clubs."""
    return {
        name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for name, table in CONTENTS.items()
    }


def import_server(connection: Connection, file: ExportFile, replace: bool, progress: Progress) -> int:
    """Import a full export in the caller's transaction; returns the number of rows.

    The tables are made as the file's version had them, filled, and then brought up to date as in an upgrade.
    """
    file.require("server")
    begin_migration(connection)
    found = contents(connection) if revision_of(connection) else {}
    if any(found.values()) and not replace:
        held = ", ".join(f"{count} {name}" for name, count in found.items())
        raise BadExport(f"the database is not empty ({held}); --replace deletes all of it first")
    downgrade(connection, EMPTY)
    upgrade(connection, file.header.schema)
    reflected = MetaData()
    reflected.reflect(connection)
    imported = 0
    rows = (_checked(reflected, row, file) for row in file.rows())
    while batch := list(islice(rows, AT_ONCE)):
        _add(connection, batch)
        imported += len(batch)
        progress(len(batch))
    upgrade(connection)
    _count_on(connection)
    return imported


def _checked(reflected: MetaData, row: Row, file: ExportFile) -> Checked:
    """A row with its table; fails if there is no such table or column."""
    table = reflected.tables.get(row.table)
    if table is None or row.table in IGNORED:
        raise file.problem(f"there is no table {row.table!r}")
    found: JsonObject = {}
    for name, value in row.values.items():
        column = table.columns.get(name)
        if column is None:
            raise file.problem(f"the table {row.table} has no column {name!r}")
        try:
            found[name] = as_bytes(value) if isinstance(column.type, LargeBinary) else value
        except ValueError:
            raise file.problem(f"{row.table}.{name} is not base64") from None
    return table, found


def _add(connection: Connection, batch: list[Checked]) -> None:
    """Insert rows; those that follow each other with the same columns are inserted together."""
    for (table, _), group in groupby(batch, lambda row: (row[0], row[1].keys())):
        try:
            connection.execute(insert(table), [values for _, values in group])
        except (SQLAlchemyError, OverflowError) as wrong:
            reason = str(getattr(wrong, "orig", None) or wrong).strip().split("\n")[0]
            raise BadExport(f"rows of the table {table.name} are not valid: {reason}") from None


def _count_on(connection: Connection) -> None:
    """Let PostgreSQL number new rows after the imported ones; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in METADATA.sorted_tables:
        if "id" in table.c and table.c.id.autoincrement and table.c.id.type.python_type is int:
            last = f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), max(id)) FROM {table.name}"
            connection.execute(text(f"{last} HAVING max(id) IS NOT NULL"))
