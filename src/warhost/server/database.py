"""The connection to the database: how long anybody waits for it, who may write to it, and what a lost line means."""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final
from weakref import WeakSet

from sqlalchemy import Column, ColumnElement, Connection, Engine, create_engine, delete, event, select
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.exc import DBAPIError, DisconnectionError, SQLAlchemyError
from sqlalchemy.pool import QueuePool, StaticPool

from .durability import PRIVATE, Unsettled, Unusable, make_private, require_durable_commits, settle

LOG = logging.getLogger(__name__)
SECONDS: Final = 5  # that PostgreSQL may take for one statement, or the network to deliver it
CONNECT_SECONDS: Final = 3
READERS: Final = 2  # connections that only read
HOUSE_KEY: Final = 0x77617268_6F7374  # of the lock in PostgreSQL: "warhost"
MIGRATION_KEY: Final = HOUSE_KEY + 1
PATIENCE: Final = 2.0  # seconds in which a server that has just been killed may let go of its lock
OTHER_SERVER: Final = "another server uses it already; there can be only one at a time"


class InUse(Unusable):
    """Another server has the database."""

    def __init__(self) -> None:
        super().__init__(OTHER_SERVER)


class NotReached(Exception):
    """The database could not be reached: nothing was sent to it, so nothing is written."""


class TooMany(Exception):
    """A user has reached a limit: nothing is written."""


class Unknown(Exception):
    """The line was lost in the middle, or the COMMIT failed: what was sent may have been written, or may still be."""


class Database:
    """One database, by its URL.  `alone`: hold it against every other server for as long as this one lives.

    `together`: only against those that want it alone.  Such servers agree table by table who of them may write.
    """

    def __init__(self, url: str, alone: bool = False, together: bool = False, seconds: int = SECONDS) -> None:
        """`seconds`: that it may take for one statement."""
        self.url = full_url(url)
        self.seconds = seconds
        self.alone = alone
        self.together = together
        self._lines: WeakSet[Any] = WeakSet()
        self._lock: IO[str] | None = None
        self._hasty = False
        self.connects = 0  # connections made so far: a new one may lead to a database that has less than the last
        self.file: Path | None = None  # of SQLite, unless it is in memory
        self._unsettled = False  # whether a COMMIT failed that may still be in SQLite's log
        sqlite = self.url.startswith("sqlite")
        self.engine = self._sqlite() if sqlite else self._postgresql()
        # Connections that only read, so that no reader waits for a commit.  A database in memory has one connection.
        self.reading = self._sqlite_readers() if sqlite else self._postgresql_readers()

    def close(self) -> None:
        self.engine.dispose()
        if self.reading is not None:
            self.reading.dispose()
        if self._lock is not None:
            self._lock.close()

    def cut(self) -> None:
        """Close the connection to a database that does not answer; waiting calls get an error.  From any thread."""
        for line in list(self._lines):
            with suppress(Exception):
                if not line.closed:
                    with socket.socket(fileno=os.dup(line.pgconn.socket)) as wire:
                        wire.shutdown(socket.SHUT_RDWR)

    # --- SQLite -----------------------------------------------------------------------------------------------

    def _sqlite(self) -> Engine:
        """One connection, used by the writer's one thread: SQLite has one writer anyhow.

        Parameters are hidden: what is written, seeds and digests among it, shall not get into a log with an error.
        """
        own = {"check_same_thread": False}
        engine = create_engine(self.url, poolclass=StaticPool, connect_args=own, hide_parameters=True)
        name = engine.url.database or ":memory:"
        if name != ":memory:" and not name.startswith("file:"):
            self.file = Path(name)
            if self.alone:
                self._lock = _locked(Path(f"{name}.lock"))
            make_private(self.file)
        self._watch_commits(engine)

        @event.listens_for(engine, "connect")
        def prepare(connection: DBAPIConnection, _: object) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
            self.connects += 1

        return engine

    def commit_failed(self) -> bool:
        """Take note of a COMMIT that failed; whether it may count all the same, so that the connection is to be closed.

        A database in memory is gone with its connection, and with the server.
        """
        self._unsettled = self.file is not None
        return self._unsettled or self.engine.dialect.name == "postgresql"

    def is_settled(self) -> bool:
        """True if everything on disk can be read: under SQLite a failed COMMIT is first written or removed."""
        if self._unsettled and self.file is not None:
            if self.reading is not None:
                self.reading.dispose()  # the log is read from its start again only where nobody has it open
            try:
                settle(self.engine, self.file)
            except (SQLAlchemyError, OSError, Unsettled) as failed:
                LOG.warning("the database cannot be recovered yet: %s", getattr(failed, "orig", failed))
                return False
            self._unsettled = False
        return True

    def _sqlite_readers(self) -> Engine | None:
        """Connections that only read: with a write-ahead log they see the last commit, and wait for none."""
        if self.file is None:
            return None
        own = {"check_same_thread": False}
        engine = create_engine(
            self.url, poolclass=QueuePool, pool_size=READERS, max_overflow=0, connect_args=own, hide_parameters=True
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: DBAPIConnection, _: object) -> None:
            cursor = connection.cursor()
            for pragma in ("query_only=ON", "busy_timeout=5000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return engine

    def _watch_commits(self, engine: Engine) -> None:
        """Treat every COMMIT that fails like a lost connection: its outcome is unknown."""

        @event.listens_for(engine, "handle_error")
        def note(context: ExceptionContext) -> None:
            at_commit = context.connection is not None and context.statement is None
            if at_commit and isinstance(context.sqlalchemy_exception, DBAPIError) and self.commit_failed():
                context.is_disconnect = True

    # --- PostgreSQL -------------------------------------------------------------------------------------------

    def _postgresql(self) -> Engine:
        """The connection that writes.  It holds the lock, so a server that has lost the lock cannot write."""
        engine = self._connections(1)
        self._watch_commits(engine)

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            if self.alone:
                _hold(connection, "pg_try_advisory_lock_shared" if self.together else "pg_try_advisory_lock")
            self.connects += 1

        return engine

    def _postgresql_readers(self) -> Engine:
        """Connections that only read, without the lock."""
        return self._connections(READERS, " -c default_transaction_read_only=on")

    def _connections(self, most: int, options: str = "") -> Engine:
        """A pool of connections to PostgreSQL, each tried before it is used."""
        idle = 2 if self.together else 2 * SECONDS  # who sleeps in the middle of a write must not keep the next one out
        limits = f"-c statement_timeout={self.seconds}s -c idle_in_transaction_session_timeout={idle}s{options}"
        own = {"connect_timeout": min(CONNECT_SECONDS, self.seconds), "options": limits}
        own |= {"tcp_user_timeout": self.seconds * 1000, "keepalives_idle": self.seconds, "keepalives_interval": 1}
        engine = create_engine(
            self.url, poolclass=QueuePool, pool_size=most, max_overflow=0, connect_args=own, hide_parameters=True
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            self._lines.add(connection)
            require_durable_commits(connection)

        @event.listens_for(engine, "checkout")
        def try_it(connection: DBAPIConnection, *_: object) -> None:
            if engine is not self.engine or not self._hasty:
                try:
                    engine.dialect.do_ping(connection)
                except Exception as failed:
                    raise DisconnectionError from failed

        return engine

    @contextmanager
    def in_haste(self) -> Iterator[None]:
        """Use the connection without a ping before; the caller handles a lost one."""
        self._hasty = True
        try:
            yield
        finally:
            self._hasty = False


def hold(connection: Connection, column: Column[Any], value: object) -> None:
    """Lock a row: other transactions on it, from any node, wait until this one is over.

    Who only refers to the row may go on.  SQLite has one writer anyhow.
    """
    connection.execute(select(column).where(column == value).with_for_update(key_share=True))


def keep_last(
    connection: Connection, key: Column[Any], own: ColumnElement[bool], last: Sequence[Any], most: int
) -> None:
    """Keep only a number of rows of one person; `last`: what orders them, the last ones first.

    Without a limit, one person's rows would grow until reading them delays all others.
    """
    kept = select(key).where(own).order_by(*last).limit(most)
    connection.execute(delete(key.table).where(own, key.not_in(kept)))


def full_url(url: str) -> str:
    """PostgreSQL's usual URLs, with the driver we bring."""
    for usual in ("postgres://", "postgresql://"):
        if url.startswith(usual):
            return "postgresql+psycopg://" + url.removeprefix(usual)
    return url


def lost(error: BaseException) -> bool:
    """True if the line was lost, or the COMMIT failed: it is not known what became of the transaction."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", "") is None


def _hold(connection: Any, lock: str) -> None:
    """Take the lock of the server, held by the connection; a server just killed may need a moment to release it."""
    until = time.monotonic() + PATIENCE
    while True:
        with connection.cursor() as cursor:
            held = cursor.execute(f"SELECT {lock}(%s)", (HOUSE_KEY,)).fetchone()[0]
        connection.commit()
        if held:
            return
        if time.monotonic() > until:
            connection.close()
            raise InUse
        time.sleep(0.1)


def _locked(path: Path) -> IO[str] | None:
    """A file that only one process at a time can lock; the lock goes with the process, however it ends."""
    try:
        import fcntl
    except ImportError:  # a system without such locks: nothing is held
        return None
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, PRIVATE), "a", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise InUse from None
    return file
