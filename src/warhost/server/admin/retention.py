"""Retention: what servers delete once a day, because nobody has used it for a number of days."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from sqlalchemy import Column, Connection, Select, Table, delete, func, select

from ..schema import ANALYSES, JOBS, ORDERS, REPORTS, SESSIONS, SITTERS, TABLES, USERS
from ..tables.records.records import User
from . import options
from .audit import one_at_a_time
from .jobs import add_job

Keys: TypeAlias = Select[tuple[str]] | Select[tuple[int]]

JOB: Final = "clean"
DAY: Final = 24 * 3600
BATCH: Final = 100  # rows deleted in one transaction, so that answers wait for a short one only
MOST_GUESTS: Final = 500  # guests deleted by one job, because each is removed from their tables one by one


def _sessions(before: int) -> Keys:
    return select(SESSIONS.c.token).where(SESSIONS.c.used < before, SESSIONS.c.created < before)


def _guests(before: int) -> Keys:
    """Guests who have used no session since, and have no place at an unfinished table."""
    used = select(SESSIONS.c.token).where(
        SESSIONS.c.user_id == USERS.c.id, (SESSIONS.c.used >= before) | (SESSIONS.c.created >= before)
    )
    playing = (
        select(SITTERS.c.user_id)
        .join(TABLES)
        .where(SITTERS.c.user_id == USERS.c.id, TABLES.c.state.in_(["open", "running"]))
    )
    guest = USERS.c.account.is_(None) & (USERS.c.created < before)
    return select(USERS.c.id).where(guest, ~used.exists(), ~playing.exists())


def _guest_games(before: int) -> Keys:
    """Finished games at which no holder of an account has played."""
    accounts = (
        select(SITTERS.c.user_id).join(USERS).where(SITTERS.c.table_id == TABLES.c.id, USERS.c.account.is_not(None))
    )
    return select(TABLES.c.id).where(TABLES.c.state == "over", TABLES.c.created < before, ~accounts.exists())


def _analyses(before: int) -> Keys:
    return select(ANALYSES.c.table_id).join(TABLES).where(TABLES.c.created < before)


def _reports(before: int) -> Keys:
    return select(REPORTS.c.id).where(REPORTS.c.state == "closed", REPORTS.c.closed < before)


EXPIRED: Final[dict[str, Callable[[int], Keys]]] = {  # by setting: the keys of the rows unused since a time
    "keep-sessions": _sessions,
    "keep-guests": _guests,
    "keep-guest-games": _guest_games,
    "keep-analyses": _analyses,
    "keep-reports": _reports,
}
COLUMNS: Final[dict[str, Column[str] | Column[int]]] = {
    "keep-sessions": SESSIONS.c.token,
    "keep-guest-games": TABLES.c.id,
    "keep-analyses": ANALYSES.c.table_id,
    "keep-reports": REPORTS.c.id,
}


def limits(connection: Connection, now: int) -> dict[str, int]:
    """By setting: the time before which unused rows are deleted; without settings of 0 days, which keep everything."""
    days = {name: int(value) for name, value in options.settings(connection).items() if name in EXPIRED}
    return {name: now - each * DAY for name, each in days.items() if each}


def preview(connection: Connection, now: int) -> dict[str, int]:
    """By setting: the number of rows that would be deleted now."""
    before = limits(connection, now)
    return {
        name: connection.execute(select(func.count()).select_from(EXPIRED[name](before[name]).subquery())).scalar_one()
        for name in before
    }


def schedule(connection: Connection, now: int) -> bool:
    """Add the job of today, unless a server has added it; True if this call did."""
    one_at_a_time(connection)
    last = connection.execute(select(func.max(JOBS.c.created)).where(JOBS.c.kind == JOB)).scalar() or 0
    if last > now - DAY:
        return False
    add_job(connection, JOB, {})
    return True


def delete_batch(connection: Connection, name: str, before: int) -> int:
    """Delete some rows of a kind; returns their number."""
    keys: Sequence[str | int] = connection.execute(EXPIRED[name](before).limit(BATCH)).scalars().all()
    column = COLUMNS[name]
    if keys and column is TABLES.c.id:
        connection.execute(delete(ORDERS).where(ORDERS.c.table_id.in_(keys)))  # not deleted by the cascade
    if keys:
        table = column.table
        assert isinstance(table, Table)
        connection.execute(delete(table).where(column.in_(keys)))
    return len(keys)


def expired_guests(connection: Connection, before: int) -> list[User]:
    """Guests to delete."""
    return [User(key, "", True) for key in connection.execute(_guests(before).limit(MOST_GUESTS)).scalars()]
