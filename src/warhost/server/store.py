"""Store: synchronous access to SQLite or PostgreSQL.  `writer.py` makes it asynchronous."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from copy import copy
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..engine.plain import JsonObject
from .accounts.offences import OffenceStore
from .accounts.store import AccountStore
from .admin.store import AdminStore
from .clubs.store import ClubStore, keep_results
from .cluster.owners import OwnershipLost, OwnerStore, asking
from .database import Database, DatabaseUnreachable, LimitReached, OutcomeUnknown, is_connection_lost, lock_row
from .durability import UnusableDatabase
from .migrations.steps import upgrade
from .moderation.mutes import MuteStore
from .protocol import Deck, Lost, Orders, SavedDeck
from .schema import ADMISSIONS, ANSWERS, DECKS, MEMBERS, ORDERS, SITTERS, STATES, TABLES, USERS
from .sealing.key_ring import default_key_file, found_ring
from .sealing.sealed_rows import opened_row, prepare_keys, sealed_row
from .tables.game.orders import GivenOrders
from .tables.records.answer_store import AnswerStore
from .tables.records.past_store import PastStore
from .tables.records.predecessors import LostCommits, stored
from .tables.records.records import Record, TableRow

OPENING_KEY: Final = 0x6F70656E  # class of PostgreSQL advisory locks, one per user who creates tables: ASCII "open"
ANY_TABLE: Final = ""  # id under which a user's orders for their next table are stored
ANY_SEAT: Final = -1


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


class Store(AccountStore, AdminStore, AnswerStore, ClubStore, MuteStore, OffenceStore, OwnerStore, PastStore):
    """One database.  Every method is one transaction: stored on return, or nothing changed.

    If the connection is lost during the transaction, methods that write to a table raise `Unknown`.  They may be called
    again with the same arguments until the outcome is known, since rows that are stored already are not written twice.
    """

    def __init__(self, url: str, alone: bool = False, node: str = "") -> None:
        """`node`: name of this node of a cluster, under which it owns tables.

        `reading` is a store on the read-only connections; in memory there is one connection for everything.
        """
        self.database = Database(url, alone, together=bool(node))
        self.engine = self.database.engine
        self.node = node
        self.fences = {}
        self.keys = found_ring(default_key_file(self.database))
        self._migrate()
        self.reading = self if self.database.reading is None else copy(self)
        self.reading.engine = self.database.reading or self.engine

    def close(self) -> None:
        self.database.close()

    @contextmanager
    def _writing(self, *tables: str) -> Iterator[Connection]:
        """A transaction about these tables; raises Unknown if its outcome is unknown."""
        if not self.database.is_settled():
            raise DatabaseUnreachable
        try:
            connection = self.engine.connect()
        except (SQLAlchemyError, UnusableDatabase) as failed:
            raise DatabaseUnreachable from failed
        try:
            with connection, connection.begin():
                if self.node:
                    self.check_fences(asking(connection), set(tables))
                yield connection
        except SQLAlchemyError as failed:
            if is_connection_lost(failed):
                raise OutcomeUnknown from failed
            raise

    def try_write(self) -> None:
        """Check that the database can be written to, without leaving anything."""
        with self._writing() as connection:
            name = f"try {secrets.token_hex(8)}"
            connection.execute(insert(TABLES).values(id=name, created=0, state="try", body=name * 100))
            connection.execute(delete(TABLES).where(TABLES.c.id == name))

    def _migrate(self) -> None:
        with self.engine.begin() as connection:
            upgrade(connection)
            prepare_keys(connection, self.keys)

    # --- decks ------------------------------------------------------------------------------------------------

    def decks(self, user: int) -> list[SavedDeck]:
        with self.engine.connect() as connection:
            rows = connection.execute(select(DECKS).where(DECKS.c.user_id == user).order_by(DECKS.c.id)).all()
        return [SavedDeck(row.game, msgspec.json.decode(row.body, type=Deck), row.id) for row in rows]

    def save_deck(self, user: int, saved: SavedDeck, most: int) -> SavedDeck | None:
        """Add or replace a user's deck; None if there is no deck to replace, LimitReached above the limit."""
        values = {"game": saved.game, "body": msgspec.json.encode(saved.deck).decode(), "updated": int(time.time())}
        with self.engine.begin() as connection:
            if saved.id == 0:
                lock_row(connection, USERS.c.id, user)
                count = select(func.count()).select_from(DECKS).where(DECKS.c.user_id == user)
                if connection.execute(count).scalar_one() >= most:
                    raise LimitReached
                done = connection.execute(insert(DECKS).values(user_id=user, **values))
                assert done.inserted_primary_key is not None
                return SavedDeck(saved.game, saved.deck, int(done.inserted_primary_key[0]))
            own = (DECKS.c.id == saved.id) & (DECKS.c.user_id == user)
            return saved if connection.execute(update(DECKS).where(own).values(**values)).rowcount else None

    def drop_deck(self, user: int, deck: int) -> bool:
        with self.engine.begin() as connection:
            own = (DECKS.c.id == deck) & (DECKS.c.user_id == user)
            return bool(connection.execute(delete(DECKS).where(own)).rowcount)

    # --- orders -----------------------------------------------------------------------------------------------

    def orders(self, user: int, game: str, table: str, seat: int) -> GivenOrders | None:
        """The standing orders of a seat, else the user's last ones in this game."""
        wanted = select(ORDERS.c.body).where(ORDERS.c.user_id == user, ORDERS.c.game == game)
        with self.engine.connect() as connection:
            for place in (_orders_of(table, seat), _orders_of(ANY_TABLE, ANY_SEAT)):
                row = connection.execute(wanted.where(place)).first()
                if row is not None:
                    return msgspec.json.decode(row.body, type=GivenOrders)
        return None

    def save_orders(self, user: int, game: str, table: str, seat: int, standing: GivenOrders) -> None:
        """Store the orders of a seat; permanent ones also become the user's default in this game."""
        usual = GivenOrders(Orders(standing.orders.stops, standing.orders.triggers))
        own = (ORDERS.c.user_id == user) & (ORDERS.c.game == game)
        with self._writing(table) as connection:
            for name, number, kept in ((table, seat, standing), (ANY_TABLE, ANY_SEAT, usual)):
                connection.execute(delete(ORDERS).where(own, _orders_of(name, number)))
                body = msgspec.json.encode(kept).decode()
                values = {"user_id": user, "game": game, "table_id": name, "seat": number, "body": body}
                connection.execute(insert(ORDERS).values(**values))

    # --- tables -----------------------------------------------------------------------------------------------

    def add_table(self, table: TableRow, records: list[Record], most: int = 0, before: TableRow | None = None) -> None:
        """Add a table; LimitReached if its creator has a place at too many unfinished ones, at any node.

        `before`: the finished table that it continues, which gets a link to it; both rows are written, or neither.
        """
        try:
            with self._writing(*[before.id] if before is not None else []) as connection:
                if most and self.node:
                    self._count_tables(connection, table, most)
                connection.execute(insert(TABLES).values(id=table.id, created=table.created, **self._stored(table)))
                _seat(connection, table)
                if records:
                    connection.execute(insert(ANSWERS), [stored(table.id, record) for record in records])
                if before is not None:
                    self._replace_row(connection, before)
                if self.node:
                    self.begin_to_own(connection, table.id)
        except IntegrityError:  # possibly our own write, whose acknowledgement was lost
            if self.table(table.id) != table:
                raise
        if before is not None:
            before.revision += 1
        if self.node:
            self.fences[table.id] = 1

    def _count_tables(self, connection: Connection, table: TableRow, most: int) -> None:
        """Count a user's tables; locks the user's row, since another node may be creating one at the same time."""
        connection.execute(select(func.pg_advisory_xact_lock(OPENING_KEY, table.owner)))
        own = select(func.count()).select_from(TABLES).join(SITTERS)
        own = own.where(SITTERS.c.user_id == table.owner, TABLES.c.state != "over", TABLES.c.id != table.id)
        if table.owner and connection.execute(own).scalar_one() >= most:
            raise LimitReached

    def admit(self, table: str, user: int) -> None:
        """Store that a user has entered the password of a table."""
        with suppress(IntegrityError), self._writing() as connection:  # the user is admitted already
            connection.execute(insert(ADMISSIONS).values(table_id=table, user_id=user))

    def admitted(self, table: str) -> set[int]:
        """The users who have entered the password of a table."""
        wanted = select(ADMISSIONS.c.user_id).where(ADMISSIONS.c.table_id == table)
        with self.engine.connect() as connection:
            return {row.user_id for row in connection.execute(wanted).all()}

    def have_met(self, user: int, other: int) -> bool:
        """True if two users have played at one table, or are members of one club."""
        tables, clubs = SITTERS.alias(), MEMBERS.alias()
        at_a_table = select(SITTERS.c.table_id).join(tables, tables.c.table_id == SITTERS.c.table_id)
        in_a_club = select(MEMBERS.c.club_id).join(clubs, clubs.c.club_id == MEMBERS.c.club_id)
        with self.engine.connect() as connection:
            for wanted, one, two in ((at_a_table, SITTERS, tables), (in_a_club, MEMBERS, clubs)):
                both = wanted.where(one.c.user_id == user, two.c.user_id == other)
                if connection.execute(both.limit(1)).first() is not None:
                    return True
        return False

    def save_table(self, table: TableRow) -> None:
        """Write the next revision of a table's row; LostCommits if the one on disk is not the last known one."""
        try:
            with self._writing(table.id) as connection:
                if self._replace_row(connection, table):
                    connection.execute(delete(SITTERS).where(SITTERS.c.table_id == table.id))
                    _seat(connection, table)
                    if table.state == "over":
                        connection.execute(delete(STATES).where(STATES.c.table_id == table.id))
                        keep_results(connection, table)
        except OwnershipLost:  # possibly our own write, whose acknowledgement was lost
            found = self.table(table.id)
            if found == table:
                return
            if found != _next(table):
                raise
        table.revision += 1

    def add_notice(self, table: str, lost: Lost) -> None:
        """Store a notice of lost data in a table's row, from any node, without a new revision."""
        with self._writing() as connection:
            found = connection.execute(select(TABLES.c.body).where(TABLES.c.id == table).with_for_update()).first()
            if found is not None:
                row = msgspec.structs.replace(self._row(found.body), lost=lost)
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(**self._stored(row)))

    def drop_table(self, table: str) -> None:
        """Delete a table without any answers."""
        with self._writing(*[table] if self.table(table) is not None else []) as connection:
            for each in (SITTERS, ANSWERS, ORDERS, STATES):
                connection.execute(delete(each).where(each.c.table_id == table))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

    def table(self, table: str) -> TableRow | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES.c.body).where(TABLES.c.id == table)).first()
        return self._row(row.body) if row is not None else None

    def tables_named(self, names: Collection[str]) -> list[TableRow]:
        """The rows of those of these tables that exist."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(TABLES.c.body).where(TABLES.c.id.in_(list(names)))).all()
        return [self._row(row.body) for row in rows]

    def unfinished(self) -> list[TableRow]:
        """The tables with an open or running game."""
        wanted = select(TABLES.c.body).where(TABLES.c.state.in_(["open", "running", "stopped"]))
        with self.engine.connect() as connection:
            return [self._row(row.body) for row in connection.execute(wanted.order_by(TABLES.c.created)).all()]

    def unfinished_of(self, user: int) -> list[str]:
        """The ids of a user's unfinished tables."""
        wanted = select(TABLES.c.id).join(SITTERS).where(SITTERS.c.user_id == user, TABLES.c.state != "over")
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(wanted.order_by(TABLES.c.created)).all()]

    def unfinished_among(self, tables: Collection[str]) -> list[str]:
        """The ids of those of these tables that are unfinished."""
        wanted = select(TABLES.c.id).where(TABLES.c.id.in_(list(tables)), TABLES.c.state != "over")
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(wanted).all()]

    def tables_of(self, user: int) -> list[str]:
        """The ids of all tables where a user has a place."""
        wanted = select(SITTERS.c.table_id).where(SITTERS.c.user_id == user)
        with self.engine.connect() as connection:
            return [row.table_id for row in connection.execute(wanted).all()]

    def finished_of(self, user: int, limit: int = 50) -> list[TableRow]:
        """A user's last finished games, newest first."""
        wanted = select(TABLES.c.body).join(SITTERS).where(SITTERS.c.user_id == user, TABLES.c.state == "over")
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(TABLES.c.created.desc()).limit(limit)).all()
        return [self._row(row.body) for row in rows]

    def _row(self, body: str) -> TableRow:
        """A row from its stored form."""
        return opened_row(self.keys, body)

    def _stored(self, table: TableRow) -> JsonObject:
        return {
            "state": table.state,
            "body": msgspec.json.encode(sealed_row(self.keys, table)).decode(),
            "listed": int(table.public and table.state in ("open", "running")),
            "timed": int(table.clock is not None and table.state == "running"),
        }

    def _replace_row(self, connection: Connection, table: TableRow) -> bool:
        """Store the next revision of a row; False if it is stored already, LostCommits if another one is."""
        wanted = select(TABLES.c.body).where(TABLES.c.id == table.id).with_for_update()
        found = connection.execute(wanted).first()
        written = _next(table)
        there = self._row(found.body) if found is not None else None
        if there == written:
            return False
        if there is None or there.revision != table.revision:
            raise LostCommits({table.id})
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(**self._stored(written)))
        return True


def _orders_of(table: str, seat: int) -> ColumnElement[bool]:
    return (ORDERS.c.table_id == table) & (ORDERS.c.seat == seat)


def _next(table: TableRow) -> TableRow:
    return msgspec.structs.replace(table, revision=table.revision + 1)


def _seat(connection: Connection, table: TableRow) -> None:
    users = sorted(table.users())
    if users:
        connection.execute(insert(SITTERS), [{"table_id": table.id, "user_id": user} for user in users])
