"""Database connections: timeouts, the lock against other servers, and handling of lost connections."""

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

from .durability import PRIVATE, UnsettledCommit, UnusableDatabase, make_private, require_durable_commits, settle

LOG = logging.getLogger(__name__)
SECONDS: Final = 5  # timeout in seconds for one PostgreSQL statement, and for the network
CONNECT_SECONDS: Final = 3
READERS: Final = 2  # maximum number of read-only connections
SERVER_LOCK_KEY: Final = 0x77617268_6F7374  # key of the PostgreSQL advisory lock that a server holds: ASCII "warhost"
PATIENCE: Final = 2.0  # seconds to wait for a server that has just been killed to release its lock
OTHER_SERVER: Final = "another server uses it already; there can be only one at a time"


class DatabaseInUse(UnusableDatabase):
    """Another server uses the database."""

    def __init__(self) -> None:
        super().__init__(OTHER_SERVER)


class DatabaseUnreachable(Exception):
    """The database could not be reached: nothing was sent, so nothing was written."""


class LimitReached(Exception):
    """A user has reached a limit: nothing was written."""


class OutcomeUnknown(Exception):
    """The connection was lost during the transaction, or COMMIT failed: it may have been written."""


class Database:
    """A database by its URL.  `alone`: lock it against all other servers.

    `together`: lock it only against servers with `alone`; nodes of a cluster agree on the owner of each table.
    """

    def __init__(self, url: str, alone: bool = False, together: bool = False, seconds: int = SECONDS) -> None:
        """`seconds`: timeout of one statement."""
        self.url = full_url(url)
        self.seconds = seconds
        self.alone = alone
        self.together = together
        self._lines: WeakSet[Any] = WeakSet()
        self._lock: IO[str] | None = None
        self._hasty = False
        self.connects = 0  # number of connections opened so far: after a failover a new one may lack commits
        self.file: Path | None = None  # file of a SQLite database; None for one in memory and for PostgreSQL
        self._unsettled = False  # True if SQLite's log may still contain a transaction whose COMMIT failed
        sqlite = self.url.startswith("sqlite")
        self.engine = self._sqlite() if sqlite else self._postgresql()
        # Read-only connections, so that no reader waits for a commit.  A database in memory has one connection.
        self.reading = self._sqlite_readers() if sqlite else self._postgresql_readers()

    def close(self) -> None:
        self.engine.dispose()
        if self.reading is not None:
            self.reading.dispose()
        if self._lock is not None:
            self._lock.close()

    def cut(self) -> None:
        """Close a connection that does not respond; waiting calls raise.  May be called from any thread."""
        for line in list(self._lines):
            with suppress(Exception):
                if not line.closed:
                    with socket.socket(fileno=os.dup(line.pgconn.socket)) as wire:
                        wire.shutdown(socket.SHUT_RDWR)

    # --- SQLite -----------------------------------------------------------------------------------------------

    def _sqlite(self) -> Engine:
        """One connection, used by the writer's thread, because SQLite has a single writer anyway.

        Parameters are hidden, so that seeds and digests never get into a log with an error.
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
        """Note that a COMMIT failed; True if it may be stored nevertheless, so that the connection must be closed.

        A database in memory is lost with its connection, and with the server.
        """
        self._unsettled = self.file is not None
        return self._unsettled or self.engine.dialect.name == "postgresql"

    def is_settled(self) -> bool:
        """True if the database shows what is on disk; under SQLite a failed COMMIT is first completed or removed."""
        if self._unsettled and self.file is not None:
            if self.reading is not None:
                self.reading.dispose()  # SQLite reads its log again from the start only if no connection is open
            try:
                settle(self.engine, self.file)
            except (SQLAlchemyError, OSError, UnsettledCommit) as failed:
                LOG.warning("the database cannot be recovered yet: %s", getattr(failed, "orig", failed))
                return False
            self._unsettled = False
        return True

    def _sqlite_readers(self) -> Engine | None:
        """Read-only connections: with a write-ahead log they see the last commit without waiting for writers."""
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
        """Treat every failed COMMIT as a lost connection, because its outcome is unknown."""

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
        """Read-only connections, without the lock."""
        return self._connections(READERS, " -c default_transaction_read_only=on")

    def _connections(self, most: int, options: str = "") -> Engine:
        """A pool of PostgreSQL connections, each tested before use."""
        idle = 2 if self.together else 2 * SECONDS  # a node that is suspended during a write must not block others
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
    def without_ping(self) -> Iterator[None]:
        """Use the connection without testing it first; the caller handles a lost one."""
        self._hasty = True
        try:
            yield
        finally:
            self._hasty = False


def lock_row(connection: Connection, column: Column[Any], value: object) -> None:
    """Lock a row until the transaction ends; other transactions that lock it wait, at all nodes.

    Transactions that only reference the row do not wait.  SQLite needs no lock, since it has a single writer.
    """
    connection.execute(select(column).where(column == value).with_for_update(key_share=True))


def delete_all_but(
    connection: Connection, key: Column[Any], own: ColumnElement[bool], last: Sequence[Any], most: int
) -> None:
    """Delete all but the first `most` rows in the order `last` (newest first) of one user.

    Without a limit, one user's rows would grow until reading them delays everyone else.
    """
    kept = select(key).where(own).order_by(*last).limit(most)
    connection.execute(delete(key.table).where(own, key.not_in(kept)))


def full_url(url: str) -> str:
    """A database URL with the PostgreSQL driver that we install."""
    for usual in ("postgres://", "postgresql://"):
        if url.startswith(usual):
            return "postgresql+psycopg://" + url.removeprefix(usual)
    return url


def is_connection_lost(error: BaseException) -> bool:
    """True if the connection was lost or COMMIT failed, so that the outcome of the transaction is unknown."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", "") is None


def _hold(connection: Any, lock: str) -> None:
    """Take the server's lock on this connection; waits shortly in case a killed server still holds it."""
    until = time.monotonic() + PATIENCE
    while True:
        with connection.cursor() as cursor:
            held = cursor.execute(f"SELECT {lock}(%s)", (SERVER_LOCK_KEY,)).fetchone()[0]
        connection.commit()
        if held:
            return
        if time.monotonic() > until:
            connection.close()
            raise DatabaseInUse
        time.sleep(0.1)


def _locked(path: Path) -> IO[str] | None:
    """A file lock that only one process can hold; the system releases it when the process ends."""
    try:
        import fcntl
    except ImportError:  # this operating system has no file locks
        return None
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, PRIVATE), "a", encoding="utf-8")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise DatabaseInUse from None
    return file
