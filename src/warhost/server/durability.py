"""Durability checks for new database connections: a reported commit must survive a crash."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine

# `remote_apply` is stronger than `on` and accepted; `off`, `local` and `remote_write` may lose reported commits.
SYNCHRONOUS: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') NOT IN ('on', 'remote_apply')"
)
PRIVATE: Final = 0o600  # for the owner only: the database has password digests and the secrets of running shuffles
SQLITE_FILES: Final = ("", "-wal", "-shm")  # suffixes of the database files; SQLite gives all the mode of the first
GUARANTEES: Final = "SELECT pg_is_in_recovery(), current_setting('fsync'), current_setting('full_page_writes')"


class UnusableDatabase(Exception):
    """The server must not use this database: nothing was sent to it, so nothing was written."""


class NotDurable(UnusableDatabase):
    """The database may lose committed transactions, or is read-only."""


def require_durable_commits(connection: Any) -> None:
    """Make a new PostgreSQL connection commit synchronously; NotDurable if the server's settings do not allow it."""
    with connection.cursor() as cursor:
        in_recovery, fsync, full_page_writes = cursor.execute(GUARANTEES).fetchone()
        problem = _problem(in_recovery, fsync, full_page_writes)
        if not problem:
            cursor.execute(SYNCHRONOUS)
    connection.commit()
    if problem:
        connection.close()
        raise NotDurable(problem)


def _problem(in_recovery: bool, fsync: str, full_page_writes: str) -> str:
    if in_recovery:
        return "it is a standby (pg_is_in_recovery() is true); use the URL of the primary"
    if fsync != "on":
        return "it runs with fsync=off and would lose acknowledged answers in a crash; set fsync=on"
    if full_page_writes != "on":
        return "it runs with full_page_writes=off and may be damaged by a crash; set full_page_writes=on"
    return ""


def write_private(path: Path, data: bytes) -> None:
    """Write a file atomically that only its owner may read."""
    beside = path.with_name(f"{path.name}.part")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


class UnsettledCommit(Exception):
    """SQLite's log may still contain a failed COMMIT."""


def make_private(database: Path) -> None:
    """Make a SQLite database readable by its owner only; creates the file if there is none."""
    for suffix in SQLITE_FILES:
        path = Path(f"{database}{suffix}")
        with suppress(PermissionError):  # the files belong to another user
            if not suffix and not path.exists():
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
            if path.exists():
                path.chmod(PRIVATE)


def settle(engine: Engine, database: Path) -> None:
    """After a failed COMMIT, make what SQLite shows durable; raises if that fails.

    The failed COMMIT may be complete in the log and reappear at the next start, although the sync failed.  A new
    connection has read the log again.  Its content is moved to the database and synced, and the log is emptied, so that
    nothing in it can reappear later.
    """
    with engine.connect() as connection:
        busy, *_ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
    if busy:
        raise UnsettledCommit("somebody else reads the log")
    log = Path(f"{database}-wal")
    if log.exists():
        file = os.open(log, os.O_RDWR)
        try:
            os.fsync(file)  # SQLite does not sync its log after emptying it
        finally:
            os.close(file)
