"""Export of one club: its members, seasons, rounds and results, and its members' finished games against each other."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, func, select

from ..admin.clubs import club_name
from ..schema import ANSWERS, CLUBS, KEPT_GAMES, MEMBERS, REMOVED_MEMBERS, RESULTS, ROUNDS, SEASONS, TABLES, USERS
from ..tables.records.past_store import MARK
from ..tables.records.records import TableRow
from .export_file import Rows
from .selecting import found_rows, people, shown_row, without_others


def club_rows(connection: Connection, club: str) -> Rows:
    """All rows of a club, without its invitation key and without passwords; refused if there is no such club."""
    club_name(connection, club)
    members = set(connection.execute(select(MEMBERS.c.user_id).where(MEMBERS.c.club_id == club)).scalars())
    named = select(CLUBS.c.id, CLUBS.c.name, CLUBS.c.founder)
    yield from found_rows(connection, "clubs", named.where(CLUBS.c.id == club))
    removed = select(REMOVED_MEMBERS.c.user_id).where(REMOVED_MEMBERS.c.club_id == club)
    yield from people(connection, USERS.c.id.in_(members) | USERS.c.id.in_(removed))
    for table in (MEMBERS, REMOVED_MEMBERS, SEASONS, ROUNDS):
        own = select(table).where(table.c.club_id == club).order_by(*table.primary_key.columns)
        yield from found_rows(connection, table.name, own)
    for game in club_games(connection, club):
        yield from _game(connection, game, members)


def club_games(connection: Connection, club: str) -> list[str]:
    """The tables of games that count in the club: at least two who were members then have played there."""
    own = (MEMBERS.c.user_id == RESULTS.c.user_id) & (MEMBERS.c.club_id == club)
    wanted = select(RESULTS.c.table_id).join(MEMBERS, own).where(RESULTS.c.created >= MEMBERS.c.joined)
    several = wanted.group_by(RESULTS.c.table_id).having(func.count() > 1)
    return list(connection.execute(several.order_by(RESULTS.c.table_id)).scalars())


def _game(connection: Connection, table: str, members: Collection[int]) -> Rows:
    body = connection.execute(select(TABLES.c.body).where(TABLES.c.id == table)).scalar_one()
    row = msgspec.json.decode(body, type=TableRow)
    yield "tables", shown_row(without_others(row, members))
    results = select(RESULTS).where(RESULTS.c.table_id == table, RESULTS.c.user_id.in_(members))
    yield from found_rows(connection, "results", results.order_by(RESULTS.c.user_id))
    answers = select(ANSWERS).where(ANSWERS.c.table_id == table)
    yield from found_rows(connection, "answers", answers.order_by(ANSWERS.c.number))
    kept = select(KEPT_GAMES).where(KEPT_GAMES.c.table_id == table, func.length(KEPT_GAMES.c.body) > MARK)
    yield from found_rows(connection, "kept_games", kept)
