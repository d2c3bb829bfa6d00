"""Database store of the answers of all tables.

Answers are written more often than anything else, so it uses the driver's cursor; SQLAlchemy's takes twice the time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Engine, select
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ...cluster.owners import HELD, Ask, OwnershipLost
from ...database import Database, DatabaseUnreachable, OutcomeUnknown, is_connection_lost
from ...durability import UnusableDatabase
from ...schema import ANSWERS, TABLES
from ...sealing.key_ring import KeyRing
from ...sealing.sealed_rows import sealed_state
from .predecessors import (
    AT_ONCE,
    COLUMNS,
    NO_CLOCKS,
    ON_DISK,
    POSTGRESQL,
    UNNESTED,
    LostCommits,
    Row,
    columns,
    missing_in_postgresql,
    missing_in_sqlite,
    required,
    stored,
)
from .records import Record

# Inserts all answers or none: only if this node owns every table, and if all predecessors are stored.
ADD: Final = (
    f"WITH held AS ({HELD}), there AS (SELECT 1 FROM {POSTGRESQL} WHERE {ON_DISK}) "
    f"INSERT INTO answers ({', '.join(COLUMNS)}) SELECT * FROM {UNNESTED} "
    "WHERE (SELECT count(*) FROM held) = %s AND (SELECT count(*) FROM there) = %s"
)
A_ROW: Final = f"({', '.join('?' * len(COLUMNS))})"


class Revision(msgspec.Struct):
    """Decodes only the revision number of a table's row."""

    revision: int = 0


class Batch(NamedTuple):
    """Answers that are written in one transaction."""

    lines: list[tuple[str, Record]]
    states: dict[str, bytes]  # encoded snapshots to store, by table
    fences: dict[str, int] | None  # fencing tokens of the tables when the answers were given; None without a cluster
    before: list[Row]  # predecessors of the answers, which must be stored already


class Stale(DatabaseUnreachable):
    """The connection was lost before the write: nothing was written, so a new connection may retry."""


class AnswerStore:
    """The answers of all tables in the database."""

    database: Database
    engine: Engine
    node: str
    keys: KeyRing

    def records(self, table: str) -> list[Record]:
        """All records of a game in order."""
        wanted = select(*[ANSWERS.c[each] for each in COLUMNS[1:]])
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.number)).all()
        return [
            Record(number, kind, seat, said, _banks(banks), *more) for number, kind, seat, said, banks, *more in rows
        ]

    def append(
        self,
        lines: list[tuple[str, Record]],
        states: dict[str, bytes] | None = None,
        fences: dict[str, int] | None = None,
        heads: dict[str, Record] | None = None,
    ) -> None:
        """Add answers of any tables, all or none; answers that are stored already with equal values are accepted.

        `states`: snapshots of some of these tables; `fences`: those of the tables when the answers were given; `heads`:
        the record before each table's first one here.  LostCommits if one of those is not stored.
        """
        before = required(lines, heads or {})
        try:
            sealed = {table: sealed_state(self.keys, table, body) for table, body in (states or {}).items()}
            self._insert(Batch(lines, sealed, fences, before))
        except (IntegrityError, OwnershipLost):  # possibly our own write, whose acknowledgement was lost
            rest = [line for line in lines if not self._is_there(*line)]
            if len(rest) == len(lines):
                raise
            if rest:
                self._insert(Batch(rest, {}, fences, required(rest, {})))
        except OutcomeUnknown as unknown:
            if self.engine.dialect.name == "postgresql" or not self.database.is_settled():
                raise  # the transaction may have been committed
            if not all(self._is_there(*line) for line in lines):
                raise (unknown.__cause__ or unknown) from None

    def tables_behind(self, known: dict[str, tuple[Record | None, int]]) -> set[str]:
        """The tables whose last record or row revision in the database is older than the known one."""
        heads = [tuple(stored(table, head).values()) for table, (head, _) in known.items() if head is not None]
        bodies = select(TABLES.c.id, TABLES.c.body).where(TABLES.c.id.in_(known))
        with self.engine.connect() as connection:
            rows = {row.id: row.body for row in connection.execute(bodies).all()}
            cursor: DBAPICursor = connection.connection.cursor()
            missing = self._missing(cursor, heads)
            cursor.close()
        for table, (_, revision) in known.items():
            body = rows.get(table)
            if body is None or msgspec.json.decode(body, type=Revision).revision < revision:
                missing.add(table)
        return missing

    def _insert(self, batch: Batch) -> None:
        try:
            self._write(batch)
        except Stale:
            self._write(batch)

    def _write(self, batch: Batch) -> None:
        lines, states, fences, before = batch
        rows = [tuple(stored(table, record).values()) for table, record in lines]
        with self._by_hand() as cursor:
            mark = "?"
            if self.engine.dialect.name == "postgresql":
                mark = "%s"
                self._add(cursor, rows, fences, before)
            else:
                for start in range(0, len(rows), AT_ONCE):
                    _add_here(cursor, rows[start : start + AT_ONCE])
                missing = missing_in_sqlite(cursor, before)  # same transaction, so nothing changes in between
                if missing:
                    raise LostCommits(missing)
            if states:
                _many(cursor, f"DELETE FROM states WHERE table_id = {mark}", [(each,) for each in states])
                _many(cursor, f"INSERT INTO states (table_id, body) VALUES ({mark}, {mark})", list(states.items()))

    def _add(self, cursor: DBAPICursor, rows: list[Row], fences: dict[str, int] | None, before: list[Row]) -> None:
        """Insert rows in PostgreSQL; OwnershipLost if another node owns a table, LostCommits if a record is missing."""
        tables = {str(row[0]) for row in rows} if self.node else set()
        held = self.claimed(tables, fences)  # type: ignore[attr-defined]
        cursor.execute(ADD, (*held, *columns(before), *columns(rows), len(tables), len(before)))
        if cursor.rowcount != len(rows):
            self.check_fences(_asking(cursor), tables, fences)  # type: ignore[attr-defined]
            missing = missing_in_postgresql(cursor, before)
            raise LostCommits(missing) if missing else OwnershipLost(tables)

    def _missing(self, cursor: DBAPICursor, rows: list[Row]) -> set[str]:
        found = missing_in_postgresql if self.engine.dialect.name == "postgresql" else missing_in_sqlite
        return found(cursor, rows) if rows else set()

    @contextmanager
    def _by_hand(self) -> Iterator[DBAPICursor]:
        """Transaction with the driver's cursor; raises Unknown if it is unclear whether it was committed."""
        driver: Any = self.engine.dialect.loaded_dbapi
        if not self.database.is_settled():
            raise DatabaseUnreachable
        try:
            with self.database.without_ping():
                line = self.engine.raw_connection()
        except (SQLAlchemyError, UnusableDatabase, driver.Error) as failed:
            raise DatabaseUnreachable from failed
        ending = False
        try:
            yield line.cursor()
            ending = True
            line.commit()
        except driver.Error as failed:
            gone = self.engine.dialect.is_disconnect(failed, line.dbapi_connection, None)
            wrong: Any = DBAPIError.instance(
                None, None, failed, driver.Error, hide_parameters=True, connection_invalidated=gone
            )
            unknown = ending and (self.database.commit_failed() or is_connection_lost(wrong))
            if gone or unknown:
                line.invalidate(failed)
            if unknown:
                raise OutcomeUnknown from wrong
            if is_connection_lost(wrong):
                raise Stale from wrong
            raise wrong from failed
        finally:
            with suppress(driver.Error):
                line.close()  # closing the connection rolls back, if there was no commit

    def _is_there(self, table: str, record: Record) -> bool:
        wanted = select(ANSWERS).where(ANSWERS.c.table_id == table, ANSWERS.c.number == record.number)
        with self.engine.connect() as connection:
            row = connection.execute(wanted).first()
        return row is not None and row._asdict() == stored(table, record)


def _add_here(cursor: DBAPICursor, rows: list[tuple[object, ...]]) -> None:
    """Insert rows in SQLite; several per statement, because the thread waits for its turn after each one."""
    places = ", ".join([A_ROW] * len(rows))
    cursor.execute(
        f"INSERT INTO answers ({', '.join(COLUMNS)}) VALUES {places}", [each for row in rows for each in row]
    )


def _asking(cursor: DBAPICursor) -> Ask:
    def ask(statement: str, values: tuple[object, ...]) -> Sequence[Any]:
        cursor.execute(statement, values)
        found: Sequence[object] = cursor.fetchall()
        return found

    return ask


def _banks(text: str) -> tuple[int, ...]:
    return tuple(json.loads(text)) if text != NO_CLOCKS else ()


def _many(cursor: DBAPICursor, statement: str, rows: list[tuple[object, ...]]) -> None:
    """Execute for several rows; a single row needs no pipeline."""
    if len(rows) == 1:
        cursor.execute(statement, rows[0])
    else:
        cursor.executemany(statement, rows)
