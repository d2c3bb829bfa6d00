"""Database store of reported chat messages."""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, insert, select, update

from ..database import delete_all_but, lock_row
from ..refusing import refuse
from ..schema import REPORTS, USERS

MOST_REPORTS: Final = 50  # reports kept per reporter, the newest: one user cannot push out the reports of others
NOBODY: Final = "—"  # shown instead of the name of a deleted user
KEPT: Final = 1000  # maximum number of reports in the list, newest first


class Report(msgspec.Struct, frozen=True):
    """A reported chat message, with the messages before it."""

    id: int
    by: str  # name of the user who wrote the message, at the time of the report
    person: int  # id of the user who wrote the message; 0 if the user was deleted since
    reporter: str
    table: str
    said: list[list[str]]  # pairs of a user's name and a chat message; the last pair is the reported message
    at: int  # time of the report in seconds since 1970
    state: str  # "new", "taken" or "closed"
    handler: str  # name of the staff member who took or closed the report
    note: str


class OffenceStore:
    """Reports in the database.  Every method is one transaction."""

    engine: Engine

    def add_report(self, user: int, reporter: int, table: str, said: list[list[str]]) -> None:
        """A new report; it keeps the names, so that it survives the deletion of an account."""
        values = {"user_id": user, "other_id": reporter, "table_id": table, "at": int(time.time())}
        values |= {"state": "new", "handler": "", "note": "", "closed": 0}
        with self.engine.begin() as connection:
            lock_row(connection, USERS.c.id, reporter)
            delete_all_but(
                connection, REPORTS.c.id, REPORTS.c.other_id == reporter, [REPORTS.c.id.desc()], MOST_REPORTS - 1
            )
            rows = connection.execute(select(USERS.c.id, USERS.c.name).where(USERS.c.id.in_([user, reporter]))).all()
            names = {row.id: row.name for row in rows}
            values |= {"name": names.get(user, NOBODY), "reporter": names.get(reporter, NOBODY)}
            connection.execute(insert(REPORTS).values(said=msgspec.json.encode(said).decode(), **values))

    def reports(self, state: str = "") -> list[Report]:
        """The reports in a state, or all; newest first."""
        with self.engine.connect() as connection:
            return found_reports(connection, state)


def found_reports(connection: Connection, state: str = "") -> list[Report]:
    """The reports in a state, or all; newest first."""
    wanted = select(REPORTS).order_by(REPORTS.c.id.desc()).limit(KEPT)
    rows = connection.execute(wanted.where(REPORTS.c.state == state) if state else wanted).all()
    return [
        Report(
            row.id, row.name, row.user_id, row.reporter, row.table_id,
            msgspec.json.decode(row.said, type=list[list[str]]), row.at, row.state, row.handler, row.note,
        )
        for row in rows
    ]  # fmt: skip


def forget_in_reports(connection: Connection, user: int) -> None:
    """Take a deleted person out of reports: the words stay with the name under which they were written."""
    connection.execute(update(REPORTS).where(REPORTS.c.user_id == user).values(user_id=0))
    gone = {"other_id": 0, "reporter": NOBODY}
    connection.execute(update(REPORTS).where(REPORTS.c.other_id == user).values(**gone))


def handle_report(connection: Connection, report: int, handler: str, note: str | None) -> None:
    """Take a report (without a note), or close it with what was done about it; refused if it is closed."""
    values: dict[str, str | int] = {"state": "taken", "handler": handler}
    if note is not None:
        values |= {"state": "closed", "note": note, "closed": int(time.time())}
    own = (REPORTS.c.id == report) & (REPORTS.c.state != "closed")
    if not 0 < report < 2**31 or not connection.execute(update(REPORTS).where(own).values(**values)).rowcount:
        raise refuse("no-such-report", 404)
