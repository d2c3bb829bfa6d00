"""Export of one person's data, for the operator and for the person: what a server has about them.

The names of others are those that the person has seen.  Password digests and tokens are left out.  From
a running game, only the person's own data are included.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, Select, Table, select

from ...engine.plain import JsonObject
from ..schema import (
    ANSWERS,
    BANS,
    CLUBS,
    DECKS,
    MEMBERS,
    MUTES,
    ORDERS,
    REPORTS,
    RESULTS,
    SESSIONS,
    SITTERS,
    STAFF,
    TABLES,
    USERS,
)
from ..tables.records.records import TableRow
from .export_file import Rows
from .selecting import found_rows, people, shown_row


def person_rows(connection: Connection, user: int) -> Rows:
    """All rows about a person."""
    yield from rows_besides_games(connection, user)
    for table in games_of(connection, user):
        yield from game_rows(connection, user, table)


def rows_besides_games(connection: Connection, user: int) -> Rows:
    """Everything about a person except their games."""
    yield from people(connection, USERS.c.id == user)
    seen = select(SESSIONS.c.device, SESSIONS.c.created, SESSIONS.c.used, SESSIONS.c.expires)
    yield from found_rows(connection, "sessions", seen.where(SESSIONS.c.user_id == user).order_by(SESSIONS.c.created))
    yield from found_rows(connection, "decks", _own(DECKS, user))
    yield from found_rows(connection, "orders", _own(ORDERS, user))
    muted = select(USERS.c.name, MUTES.c.kind).join(MUTES, MUTES.c.other_id == USERS.c.id)
    yield from found_rows(connection, "mutes", muted.where(MUTES.c.user_id == user).order_by(USERS.c.name))
    clubs = select(CLUBS.c.id, CLUBS.c.name, MEMBERS.c.joined).join(MEMBERS)
    yield from found_rows(connection, "clubs", clubs.where(MEMBERS.c.user_id == user).order_by(CLUBS.c.name))
    yield from found_rows(connection, "staff", _own(STAFF, user))
    bans = select(BANS.c.kind, BANS.c.reason, BANS.c.begun, BANS.c.until, BANS.c.lifted)
    yield from found_rows(connection, "bans", bans.where(BANS.c.user_id == user).order_by(BANS.c.id))
    yield from _reports(connection, user)


def games_of(connection: Connection, user: int) -> list[str]:
    """The ids of the tables where a person has a place, the oldest first."""
    wanted = select(TABLES.c.id).join(SITTERS).where(SITTERS.c.user_id == user)
    return list(connection.execute(wanted.order_by(TABLES.c.created, TABLES.c.id)).scalars())


def game_rows(connection: Connection, user: int, table: str) -> Rows:
    """One game of a person; while it runs only what they have answered themselves."""
    body = connection.execute(select(TABLES.c.body).where(TABLES.c.id == table)).scalar()
    if body is None:  # deleted meanwhile
        return
    row = msgspec.json.decode(body, type=TableRow)
    answers = select(ANSWERS).where(ANSWERS.c.table_id == table).order_by(ANSWERS.c.number)
    if row.state == "over":
        yield "tables", shown_row(row)
    else:
        yield "tables", {"id": row.id, "game": row.game, "state": row.state, "created": row.created}
        answers = answers.where(ANSWERS.c.seat.in_(row.seats_of(user)))
    results = select(RESULTS).where(RESULTS.c.table_id == table, RESULTS.c.user_id == user)
    yield from found_rows(connection, "results", results)
    yield from found_rows(connection, "answers", answers)


def _reports(connection: Connection, user: int) -> Iterator[tuple[str, JsonObject]]:
    """Reports that the person has made, and reports about them without the reporter's name."""
    about = [REPORTS.c.id, REPORTS.c.name, REPORTS.c.table_id, REPORTS.c.said, REPORTS.c.at, REPORTS.c.state]
    for own in (REPORTS.c.other_id == user, REPORTS.c.user_id == user):
        yield from found_rows(connection, "reports", select(*about).where(own).order_by(REPORTS.c.id))


def _own(table: Table, user: int) -> Select[tuple[object, ...]]:
    return select(table).where(table.c.user_id == user).order_by(*table.primary_key.columns)
