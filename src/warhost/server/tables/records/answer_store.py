"""The answers of all tables in the database.

Nothing else is written so often, so it is done with the driver's own cursor: SQLAlchemy's would take twice the time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from sqlalchemy import Engine, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ...cluster.owners import HELD, Ask, Deposed
from ...database import Database, InUse, NotReached, Unknown, lost
from ...schema import ANSWERS
from .records import Record

NO_CLOCKS: Final = json.dumps([])  # most tables have none
COLUMNS: Final = ("table_id", "number", "kind", "seat", "text", "banks", "at")
# All of them or none, and only where the node still has every table: asked and written in one go.
ADD: Final = (
    f"WITH held AS ({HELD}) INSERT INTO answers ({', '.join(COLUMNS)}) SELECT * FROM "
    "unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::text[], %s::bigint[]) "
    "WHERE (SELECT count(*) FROM held) = %s"
)
A_ROW: Final = f"({', '.join('?' * len(COLUMNS))})"
AT_ONCE: Final = 100  # rows in one statement of SQLite, which has room for some 999 values


class Stale(NotReached):
    """The line had been lost before: nothing was written, and a new line may do it."""


class AnswerStore:
    """Everything that changed a game, in order."""

    database: Database
    engine: Engine
    node: str

    def records(self, table: str) -> list[Record]:
        """Everything that changed a game, in order."""
        wanted = select(*[ANSWERS.c[each] for each in COLUMNS[1:]])
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.number)).all()
        return [Record(number, kind, seat, said, _banks(banks), at) for number, kind, seat, said, banks, at in rows]

    def append(
        self,
        lines: list[tuple[str, Record]],
        states: dict[str, bytes] | None = None,
        fences: dict[str, int] | None = None,
    ) -> None:
        """Add answers of any tables, all or none; what is there already, to the letter, need not be added.

        `states`: where some of these tables stood before; `fences`: those of the tables when the answers were given.
        """
        try:
            self._insert(lines, states or {}, fences)
        except (IntegrityError, Deposed):  # perhaps it was written before, and only the acknowledgement was lost
            rest = [line for line in lines if not self._is_there(*line)]
            if len(rest) == len(lines):
                raise
            if rest:
                self._insert(rest, {}, fences)

    def _insert(self, lines: list[tuple[str, Record]], states: dict[str, bytes], fences: dict[str, int] | None) -> None:
        try:
            self._write(lines, states, fences)
        except Stale:
            self._write(lines, states, fences)

    def _write(self, lines: list[tuple[str, Record]], states: dict[str, bytes], fences: dict[str, int] | None) -> None:
        rows = [tuple(stored(table, record).values()) for table, record in lines]
        with self._by_hand() as cursor:
            mark = "?"
            if self.engine.dialect.name == "postgresql":
                mark = "%s"
                self._add(cursor, rows, fences)
            else:
                for start in range(0, len(rows), AT_ONCE):
                    _add_here(cursor, rows[start : start + AT_ONCE])
            if states:
                _many(cursor, f"DELETE FROM states WHERE table_id = {mark}", [(each,) for each in states])
                _many(cursor, f"INSERT INTO states (table_id, body) VALUES ({mark}, {mark})", list(states.items()))

    def _add(self, cursor: Any, rows: list[tuple[Any, ...]], fences: dict[str, int] | None) -> None:
        """In PostgreSQL; Deposed if another node has one of the tables."""
        tables = {row[0] for row in rows} if self.node else set()
        held = self.claimed(tables, fences)  # type: ignore[attr-defined]
        cursor.execute(ADD, (held, *[list(column) for column in zip(*rows, strict=True)], len(tables)))
        if cursor.rowcount != len(rows):
            self.check_fences(_asking(cursor), tables, fences)  # type: ignore[attr-defined]
            raise Deposed(tables)

    @contextmanager
    def _by_hand(self) -> Iterator[Any]:
        """A transaction that is known to be written, known not to be, or Unknown."""
        driver: Any = self.engine.dialect.loaded_dbapi
        try:
            with self.database.in_haste():
                line = self.engine.raw_connection()
        except (SQLAlchemyError, InUse, driver.Error) as failed:
            raise NotReached from failed
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
            if gone:
                line.invalidate(failed)
            if lost(wrong):
                raise (Unknown if ending else Stale) from wrong
            raise wrong from failed
        finally:
            with suppress(driver.Error):
                line.close()  # whatever was not committed is taken back

    def _is_there(self, table: str, record: Record) -> bool:
        wanted = select(ANSWERS).where(ANSWERS.c.table_id == table, ANSWERS.c.number == record.number)
        with self.engine.connect() as connection:
            row = connection.execute(wanted).first()
        return row is not None and row._asdict() == stored(table, record)


def stored(table: str, record: Record) -> dict[str, Any]:
    """An answer as a line of the database."""
    banks = json.dumps(record.banks) if record.banks else NO_CLOCKS
    values = (table, record.number, record.kind, record.seat, record.text, banks, record.at)
    return dict(zip(COLUMNS, values, strict=True))


def _add_here(cursor: Any, rows: list[tuple[Any, ...]]) -> None:
    """In SQLite.  The thread waits for its turn after each statement, so there are not as many as there are rows."""
    places = ", ".join([A_ROW] * len(rows))
    cursor.execute(
        f"INSERT INTO answers ({', '.join(COLUMNS)}) VALUES {places}", [each for row in rows for each in row]
    )


def _asking(cursor: Any) -> Ask:
    def ask(statement: str, values: tuple[Any, ...]) -> list[Any]:
        cursor.execute(statement, values)
        found: list[Any] = cursor.fetchall()
        return found

    return ask


def _banks(told: str) -> tuple[int, ...]:
    return tuple(json.loads(told)) if told != NO_CLOCKS else ()


def _many(cursor: Any, statement: str, rows: list[tuple[Any, ...]]) -> None:
    """One row needs no pipeline."""
    if len(rows) == 1:
        cursor.execute(statement, rows[0])
    else:
        cursor.executemany(statement, rows)
