"""Database store of muted users and reported chat messages."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import Engine, delete, insert, select

from ..database import hold, keep_last
from ..schema import MUTES, REPORTS, USERS

MOST_REPORTS: Final = 50  # kept per reporter, the newest: one user cannot push out the reports of others
MOST_MUTES: Final = 500  # per user: all of them are read for every table that the user joins
KEPT: Final = 1000  # reports that are listed, the newest first


class Report(msgspec.Struct, frozen=True):
    """A reported chat message, with the messages before it."""

    by: str  # name of the user who wrote it
    reporter: str
    table: str
    said: list[list[str]]  # pairs of name and message; the last one is the reported message
    at: int  # seconds since 1970


class OffenceStore:
    """Muted users and reports in the database.  Every method is one transaction."""

    engine: Engine

    def muted(self, user: int) -> set[int]:
        """The ids of the users whom a user has muted."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(MUTES.c.other_id).where(MUTES.c.user_id == user)).all()
        return {row.other_id for row in rows}

    def mute(self, user: int, other: int, muted: bool) -> None:
        """Mute or unmute a user.  Above the limit, the users with the oldest accounts are unmuted."""
        with self.engine.begin() as connection:
            hold(connection, USERS.c.id, user)
            connection.execute(delete(MUTES).where(MUTES.c.user_id == user, MUTES.c.other_id == other))
            if muted:
                own, last = MUTES.c.user_id == user, [MUTES.c.other_id.desc()]
                keep_last(connection, MUTES.c.other_id, own, last, MOST_MUTES - 1)
                connection.execute(insert(MUTES).values(user_id=user, other_id=other))

    def add_report(self, user: int, reporter: int, table: str, said: list[list[str]]) -> None:
        values = {"user_id": user, "other_id": reporter, "table_id": table, "at": int(time.time())}
        with self.engine.begin() as connection:
            hold(connection, USERS.c.id, reporter)
            keep_last(connection, REPORTS.c.id, REPORTS.c.other_id == reporter, [REPORTS.c.id.desc()], MOST_REPORTS - 1)
            connection.execute(insert(REPORTS).values(said=msgspec.json.encode(said).decode(), **values))

    def reports(self) -> list[Report]:
        """The reports, newest first."""
        said_by, told_by = USERS.alias(), USERS.alias()
        wanted = (
            select(REPORTS, said_by.c.name, told_by.c.name.label("reporter"))
            .join(said_by, said_by.c.id == REPORTS.c.user_id)
            .join(told_by, told_by.c.id == REPORTS.c.other_id)
            .order_by(REPORTS.c.id.desc())
        )
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.limit(KEPT)).all()
        return [
            Report(row.name, row.reporter, row.table_id, msgspec.json.decode(row.said, type=list[list[str]]), row.at)
            for row in rows
        ]
