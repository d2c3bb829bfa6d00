"""Export of a whole server, as one snapshot of its database; servers may run meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Table, select

from ..database import Database
from ..schema import METADATA, NODES, NOTICES, OWNERS
from .export_file import Rows
from .selecting import found_rows

TRANSIENT: Final = (NODES, OWNERS, NOTICES)  # tables about running servers


def exported_tables() -> list[Table]:
    """The tables of a full export, each after those that its rows refer to."""
    return [table for table in METADATA.sorted_tables if table not in TRANSIENT]


def server_rows(connection: Connection) -> Rows:
    """Every row of a server, password digests included."""
    for table in exported_tables():
        wanted = select(table).order_by(*table.primary_key.columns)
        yield from found_rows(connection, table.name, wanted)


@contextmanager
def snapshot(database: Database) -> Iterator[Connection]:
    """A read-only transaction that sees one moment, however long it lasts."""
    engine = database.reading or database.engine
    postgresql = engine.dialect.name == "postgresql"
    with engine.connect() as connection:
        if postgresql:
            connection.execution_options(isolation_level="REPEATABLE READ")
            for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
                connection.exec_driver_sql(f"SET LOCAL {name} = 0")
        else:
            connection.exec_driver_sql("BEGIN")  # SQLite's driver begins no transaction for a query
        yield connection
