"""Administration in the database: actions with audit log entries, queries, and notices to servers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, delete, func, select

from ..accounts.tokens import digest
from ..protocol import admin
from ..schema import AUDIT, NOTICES, RESETS, SESSIONS, USERS
from .actions import carry_out
from .actors import Actor
from .audit import log_action, one_at_a_time
from .people import MOST

P = ParamSpec("P")
T = TypeVar("T")


class Notice(NamedTuple):
    """A notice that running servers must apply."""

    id: int
    kind: str
    body: str


class AdminStore:
    """Administration in the database.  Every method is one transaction."""

    engine: Engine

    def administer(self, actor: Actor, action: admin.AdminAction) -> admin.AdminDone:
        """Carry out an action and log it; if refused, nothing has changed."""
        with self.engine.begin() as connection:
            one_at_a_time(connection)
            done, target = carry_out(connection, actor, action)
            log_action(connection, actor, action, target)
        return done

    def query(self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of a query function of this package."""
        with self.engine.connect() as connection:
            return question(connection, *args, **kwargs)

    def run_change(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a change that is not a staff action, and so has no audit log entry."""
        with self.engine.begin() as connection:
            return change(connection, *args, **kwargs)


def last_notice(connection: Connection) -> int:
    """The id of the newest notice."""
    return connection.execute(select(func.max(NOTICES.c.id))).scalar() or 0


def notices(connection: Connection, after: int) -> list[Notice]:
    """The notices after an id, in order."""
    wanted = select(NOTICES.c.id, NOTICES.c.kind, NOTICES.c.body).where(NOTICES.c.id > after).order_by(NOTICES.c.id)
    return [Notice(*row) for row in connection.execute(wanted).all()]


def log(connection: Connection, before: int = 0) -> list[admin.AdminEntry]:
    """Entries of the audit log, newest first; only those before an id, if one is given."""
    wanted = select(AUDIT).order_by(AUDIT.c.id.desc()).limit(MOST)
    rows = connection.execute(wanted.where(AUDIT.c.id < before) if before else wanted).all()
    return [admin.AdminEntry(row.id, row.at, row.actor_name, row.action, row.target, row.details) for row in rows]


def reset_for(connection: Connection, key: str) -> tuple[int, str] | None:
    """The id and name of the user of a reset link; None if it is no longer valid."""
    wanted = select(USERS.c.id, USERS.c.name).join(RESETS)
    holds = (RESETS.c.token == digest(key)) & (RESETS.c.until > int(time.time())) & USERS.c.account.is_not(None)
    row = connection.execute(wanted.where(holds)).first()
    return (row.id, row.name) if row is not None else None


def use_reset(connection: Connection, key: str, password: str) -> list[str] | None:
    """Change the password with a reset link; returns the ended sessions, or None if the link is no longer valid."""
    found = reset_for(connection, key)
    if found is None or not connection.execute(delete(RESETS).where(RESETS.c.token == digest(key))).rowcount:
        return None
    connection.execute(USERS.update().where(USERS.c.id == found[0]).values(password=password))
    ended = delete(SESSIONS).where(SESSIONS.c.user_id == found[0]).returning(SESSIONS.c.token)
    return list(connection.execute(ended).scalars())
