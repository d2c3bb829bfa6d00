"""Import of one club or one person into a server with other people, in one transaction.

People and rows get new ids here.  Imported accounts have no password until the operator sends a reset link.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from ...engine.plain import JsonData, JsonObject
from ..accounts.names import account_key, is_reserved, look_alike_key, normalized_name
from ..accounts.retired_names import is_retired
from ..clubs.store import new_key
from ..refusing import RequestRefused
from ..schema import (
    ANSWERS,
    CLUBS,
    DECKS,
    KEPT_GAMES,
    MEMBERS,
    ORDERS,
    REMOVED_MEMBERS,
    RESULTS,
    ROUNDS,
    SEASONS,
    SITTERS,
    TABLES,
    USERS,
)
from ..tables.records.records import TableRow
from .export_file import KINDS, BadExport, ExportFile, as_bytes
from .selecting import without_others

NO_PASSWORD: Final = "!"  # stored instead of a digest: no password fits
STRANGER: Final = -1  # in rounds: a former member, who is not in the file

RowsByTable: TypeAlias = dict[str, list[JsonData]]


class Part:
    """A club or a person that is being imported: the people here whom the numbers of the file mean."""

    def __init__(self, connection: Connection, same: bool) -> None:
        """`same`: the holders of equal account names here are the same people."""
        self.connection = connection
        self.same = same
        self.people: dict[int, int] = {}  # by number in the file: number here
        self.games = 0
        self.known_games = 0  # games that were here already

    def add_people(self, rows: list[JsonData]) -> None:
        """Find or add everyone; fails if names are taken by others."""
        taken = []
        for row in rows:
            number, name, guest = int(row["id"]), normalized_name(str(row["name"])), bool(row["guest"])
            held = select(USERS.c.id, USERS.c.account).where(USERS.c.look == look_alike_key(name))
            found = None if guest else self.connection.execute(held).first()
            if found is not None and self.same and found.account == account_key(name):
                self.people[number] = found.id
            elif found is not None or (not guest and (is_reserved(name) or is_retired(self.connection, name))):
                taken.append(name)
            else:
                self.people[number] = self._add_person(name, int(row["created"]), guest)
        if taken:
            raise BadExport(
                f"these names are taken here: {', '.join(taken)}; with --same-people equal names are the same people"
            )

    def _add_person(self, name: str, created: int, guest: bool) -> int:
        values: JsonObject = {"name": name, "created": created}
        if not guest:
            values |= {"account": account_key(name), "look": look_alike_key(name), "password": NO_PASSWORD}
        done = self.connection.execute(insert(USERS).values(**values))
        assert done.inserted_primary_key is not None
        return int(done.inserted_primary_key[0])

    def add_club(self, rows: RowsByTable) -> None:
        """Add the club under a new invitation link."""
        [club] = rows["clubs"]
        own = str(club["id"])
        if self.connection.execute(select(CLUBS.c.id).where(CLUBS.c.id == own)).first() is not None:
            raise BadExport(f"the club {club['name']} is here already; close it with  warhost admin clubs close {own}")
        founder = self.people[club["founder"]]
        self._add(CLUBS, [{"id": own, "name": club["name"], "key": new_key(), "founder": founder}])
        for table in (MEMBERS, REMOVED_MEMBERS):
            self._add(table, [{**row, "user_id": self.people[row["user_id"]]} for row in rows[table.name]])
        self._add(SEASONS, rows["seasons"])
        self._add(ROUNDS, [{**row, "body": self._pairs(row["body"])} for row in rows["rounds"]])

    def _pairs(self, body: str) -> str:
        """The pairs of a round with the numbers of people here; 0 stands for nobody."""
        pairs = msgspec.json.decode(body, type=list[tuple[int, int]])
        known = {0: 0, **self.people}
        return msgspec.json.encode([[known.get(each, STRANGER) for each in pair] for pair in pairs]).decode()

    def add_person(self, rows: RowsByTable) -> None:
        """Add a person's decks, and the orders that they take along to tables, unless they have some here."""
        [own] = self.people.values()
        for row in rows["decks"]:
            self._add(DECKS, [{"user_id": own, **{each: row[each] for each in ("game", "body", "updated")}}])
        for row in rows["orders"]:
            key = (ORDERS.c.user_id == own) & (ORDERS.c.game == row["game"]) & (ORDERS.c.table_id == "")
            if row["table_id"] == "" and self.connection.execute(select(ORDERS).where(key)).first() is None:
                self._add(ORDERS, [{**row, "user_id": own}])

    def add_game(self, rows: RowsByTable) -> None:
        """Add a finished game with its answers and results, without people who are not in the file."""
        [body] = rows["tables"]
        if body["state"] != "over":
            return
        row = without_others(msgspec.convert(body, TableRow), self.people)
        if self.connection.execute(select(TABLES.c.id).where(TABLES.c.id == row.id)).first() is not None:
            self.known_games += 1
            return
        for chair in row.chairs:
            chair.user = self.people.get(chair.user, 0)
        row.owner, row.rematch_by = self.people.get(row.owner, 0), self.people.get(row.rematch_by, 0)
        stored = {"id": row.id, "state": row.state, "created": row.created, "listed": 0, "timed": 0}
        self._add(TABLES, [{**stored, "body": msgspec.json.encode(row).decode()}])
        self._add(SITTERS, [{"table_id": row.id, "user_id": user} for user in sorted(row.users())])
        self._add(ANSWERS, [{**each, "table_id": row.id} for each in rows["answers"]])
        self._add(KEPT_GAMES, [{"table_id": row.id, "body": as_bytes(each["body"])} for each in rows["kept_games"]])
        results = [each for each in rows["results"] if each["user_id"] in self.people]
        self._add(RESULTS, [{**each, "table_id": row.id, "user_id": self.people[each["user_id"]]} for each in results])
        self.games += 1

    def _add(self, table: Table, rows: Sequence[JsonObject]) -> None:
        if rows:
            self.connection.execute(insert(table), rows)


def import_part(connection: Connection, file: ExportFile, same: bool, progress: Callable[[int], None]) -> Part:
    """Import a club or a person in the caller's transaction; the games are read one after another."""
    part = Part(connection, same)
    groups = _groups(file)
    try:
        head = next(groups)
        part.add_people(head["users"])
        (part.add_club if file.header.kind == "club" else part.add_person)(head)
        for game in groups:
            part.add_game(game)
            progress(sum(map(len, game.values())))
    except (LookupError, TypeError, ValueError, msgspec.MsgspecError, RequestRefused, SQLAlchemyError) as wrong:
        reason = str(getattr(wrong, "orig", None) or wrong).split("\n")[0]
        kind = KINDS[file.header.kind]
        raise BadExport(f"the file does not have the rows of {kind}: {type(wrong).__name__} {reason}") from None
    return part


def _groups(file: ExportFile) -> Iterator[RowsByTable]:
    """The rows before the first game, then those of each game, by table."""
    group: RowsByTable = defaultdict(list)
    for row in file.rows():
        if row.table == "tables":
            yield group
            group = defaultdict(list)
        group[row.table].append(row.values)
    yield group
