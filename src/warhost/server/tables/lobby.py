"""Lobby: registry of all unfinished tables, in memory or in the database, where users take and leave places."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine, Iterator
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from ...engine.errors import WarhostError
from ..accounts.limits import Limits, PasswordAttempts
from ..accounts.passwords import password_matches
from ..cluster.ownership import TableOwnership
from ..cluster.peers import OnOtherNode, PeerNodes
from ..database import LimitReached
from ..protocol import Sit
from ..refusing import RequestRefused, refuse
from .disk_check import compare_with_disk
from .game import recovery
from .game.table_game import begin, begun
from .game.writing import save_row
from .places import bot_player, check_deck, check_texts, checked, free_place, known_adapter, player
from .public_tables import PublicTableIndex
from .records.matches import is_later_game
from .records.records import Chair, Record, TableRow, User
from .replays.archived_game import unpacked
from .services.services import Services
from .table import Table
from .table_origins import TableOrigins

LOG = logging.getLogger(__name__)
LONGEST_ID: Final = 64
FORGET_FINISHED: Final = 300.0  # seconds without viewers until a finished game is unloaded
FORGET_RUNNING: Final = 3600.0  # seconds without viewers until a running game is unloaded
FORGET_OPEN: Final = 24 * 3600.0  # seconds without viewers until an open table is deleted
SWEEP: Final = 60.0


class Lobby:
    """Registry of the tables in memory.  Others are loaded from the database on request."""

    def __init__(
        self,
        services: Services,
        limits: Limits,
        tries: PasswordAttempts | None = None,
        peers: PeerNodes | None = None,
    ) -> None:
        self.services = services
        self.limits = limits
        self.peers = peers  # the other nodes of a cluster, in which each table has one owner; None without a cluster
        self.tries = tries or PasswordAttempts(limits, services.now)
        self.tables: dict[str, Table] = {}
        self.resting: dict[str, TableRow] = {}  # running games that nobody has requested since the start, by id
        self._fetching: dict[str, asyncio.Task[bool]] = {}
        self._opening: WeakValueDictionary[int | str, asyncio.Lock] = WeakValueDictionary()  # by user or address
        self._sweeper: asyncio.Task[None] | None = None
        self._waker: asyncio.Task[None] | None = None
        self._ownership: TableOwnership | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._owned: dict[int, set[str]] = {}  # ids of the tables in memory, by id of their creator
        self.table_origins = TableOrigins(limits.address_tables, peers.shared if peers is not None else None)
        self.public_tables = PublicTableIndex(services, self.table_origins.home)

    async def open(self) -> None:
        """Read the list of unfinished tables.  A game is restored when it is first requested."""
        writer = self.services.writer
        writer.reconnected, self.services.forget = self._compare_with_disk, self._forget
        await writer.call(writer.store.forget_old_sessions)
        if self.peers is not None:
            self._ownership = TableOwnership(self, self.peers)
            self._ownership.begin()
        else:
            for row in await writer.read(writer.reading.unfinished):
                if row.state == "open":
                    table = self._place(Table(row, [], self.services))
                    await self._read_admitted(table)
                else:
                    self._register_unloaded(row)
            self._waker = asyncio.create_task(self._wake())
        if self.peers is not None or any(chair.bot for row in self._unfinished() for chair in row.chairs):
            self._beside(self.services.bot_processes.prepare())  # the tables may come from a failed node
        self._sweeper = asyncio.create_task(self._sweep())

    def _unfinished(self) -> Iterator[TableRow]:
        """The rows of the unfinished tables that this server knows."""
        yield from self.resting.values()
        yield from [table.row for table in self.tables.values()]

    def _compare_with_disk(self) -> None:
        """Check in the background that the database has everything that was shown, after a reconnect."""
        self._beside(compare_with_disk(self.services.writer, list(self.tables.values())))

    def _forget(self, name: str) -> None:
        """Remove a table that is no longer in the database."""
        table = self.tables.pop(name, None)
        if table is not None:
            self._beside(table.stop())

    def _beside(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:  # the comparison is repeated on reconnect
            LOG.warning("tables could not be compared with the disk: %s", type(task.exception()).__name__)

    async def _wake(self) -> None:
        """Restore the games whose clocks run, one after the other; the others wait until they are requested."""
        for name in [row.id for row in self.resting.values() if row.clock is not None]:
            try:
                await self.find(name)
            except Exception:
                LOG.exception("table %s cannot be restored now", name)

    async def close(self) -> None:
        self.services.writer.reconnected = lambda: None
        for task in (self._sweeper, self._waker, *self._tasks):
            if task is not None:
                task.cancel()
        if self._ownership is not None:
            await self._ownership.close()
        for table in list(self.tables.values()):
            await table.stop()
        await self.services.bot_processes.close()
        await self.services.writer.close()

    async def hand_over(self) -> None:
        """Hand over tables to other nodes that can continue them."""
        if self._ownership is not None:
            await self._ownership.leave()

    async def find(self, name: str) -> Table:
        """The table with an id, from memory or from the database."""
        if len(name) > LONGEST_ID or not (name.isascii() and name.isprintable()):  # PostgreSQL rejects NUL
            raise refuse("unknown-table", 404)
        while name not in self.tables:
            if name not in self._fetching:
                self._fetching[name] = asyncio.create_task(self._fetch(name))
            if not await asyncio.shield(self._fetching[name]):
                raise refuse("unknown-table", 404)
        found = self.tables[name]
        found.used = self.services.now()
        return found

    async def _fetch(self, name: str) -> bool:
        """Load one table from the database; concurrent requests share the result.  False if there is none."""
        writer = self.services.writer
        try:
            if self.peers is not None and not await self.peers.take(name):
                return False
            row = await writer.read(writer.reading.table, name)
            if row is None:
                return False
            if row.state == "stopped":
                row.state, row.reason = "running", ""  # the installed rules may be able to continue
            finished = row.state == "over"
            table = self._place(await self._restored(row))
            if table.row.state == "over" and not finished:  # the server was killed before this write
                await writer.write(writer.store.save_table, table.row)
                self.services.ended(name)
            return True
        finally:
            del self._fetching[name]

    async def _restored(self, row: TableRow) -> Table:
        writer = self.services.writer
        table = Table(row, None, self.services)
        await self._read_admitted(table)
        state = await writer.read(writer.reading.saved_state, row.id) if row.state == "running" else b""
        await recovery.restore(table, await writer.read(writer.reading.records, row.id), state)
        if table.play is None and row.state == "over":
            table.past = unpacked(await writer.read(writer.reading.archived_game, row.id))
        return table

    async def _read_admitted(self, table: Table) -> None:
        """Read which users have already entered the password of a locked table."""
        if table.row.password:
            writer = self.services.writer
            table.admitted = await writer.read(writer.reading.admitted, table.row.id)

    # --- places -----------------------------------------------------------------------------------------------

    async def sit(self, user: User, table: Table, wanted: Sit, where: str = "") -> None:
        """Take a free place; the last one starts the game.  `where` is the client's address."""
        await self.check_blocks(user.id, {*table.row.users(), table.row.owner})
        await self.let_in(user.id, table, wanted.password, where)
        if wanted.bot and user.id != table.row.owner:
            raise refuse("not-your-seat", 403)
        check_texts(self.services.check_words, wanted.deck)
        check_deck(known_adapter(table.row.game)[1], wanted.deck, table.row.options)

        def alter(row: TableRow) -> None:
            place = wanted.place if wanted.place >= 0 else free_place(row, user.id)
            if not 0 <= place < len(row.chairs):
                raise refuse("no-place")
            chair = row.chairs[place]
            kept = is_later_game(row)
            if chair.kind != "open" or (chair.user not in (0, user.id) and (kept or not wanted.bot)):
                raise refuse("place-taken", 409)
            deck = chair.deck if kept else wanted.deck
            row.chairs[place] = bot_player(wanted) if wanted.bot else player(deck, user, wanted.contribution)

        try:
            await table.do(lambda: table.change(alter))
        except WarhostError as wrong:
            raise refuse("setup", text=str(wrong)) from None
        self.public_tables.put(table)

    async def check_blocks(self, user: int, others: Collection[int]) -> None:
        """Refuse if a user has blocked one of these others, or is blocked by one of them."""
        writer = self.services.writer
        if not set(others) - {0, user}:
            return
        own, by = await writer.read(writer.reading.blocks_of, user)
        if by & set(others):
            raise refuse("not-welcome", 403)
        if own & set(others):
            people = await writer.read(writer.reading.muted_people, user)
            names = [each.name for each in people if each.id in own & set(others)]
            raise refuse("blocked-here", 409, who=", ".join(names))

    async def leave(self, user: User, table: Table) -> None:
        """Leave the user's places before the game starts; a table without players is removed."""
        if user.id not in table.row.users():
            raise refuse("not-your-seat", 403)

        def alter(row: TableRow) -> None:
            for place in row.places_of(user.id):
                chair, kept = row.chairs[place], is_later_game(row)
                row.chairs[place] = Chair("open", chair.user, chair.name, deck=chair.deck) if kept else Chair("open")

        async def get_up() -> None:
            await table.change(alter)
            if not table.row.users():
                await self._close(table)

        await table.do(get_up)
        if table.closed:
            await table.stop()
            await self._clear_rematch_link(table.row)

    async def let_in(self, user: int, table: Table, password: str = "", where: str = "") -> None:
        """Admit a user to a locked table: its players, those a place is reserved for, and those who know the password.

        Wrong passwords are limited by address and in total; users with whom the owner has played or shares a club have
        separate attempts that strangers cannot use up.
        """
        row = table.row
        expected = user > 0 and (user == row.owner or any(chair.user == user for chair in row.chairs))
        if not row.password or expected or user in table.admitted:
            return
        if not password:
            raise refuse("password", 403)
        writer = self.services.writer
        met = user > 0 and await writer.read(writer.reading.have_met, user, row.owner)
        own = f"person {user}" if met else ""
        await self.tries.begin(f"table {row.id}", where, own)
        if not await password_matches(row.password, password):
            raise refuse("password", 403)
        await self.tries.succeed(f"table {row.id}", where, own)
        table.admitted.add(user)  # websocket, replays and files check this instead of a password
        try:
            await writer.write(writer.store.admit, row.id, user)
        except Exception:  # the user must give it again after a restart
            LOG.warning("table %s: that somebody knows the password could not be written", row.id)

    # --- keeping ----------------------------------------------------------------------------------------------

    async def add(self, row: TableRow, records: list[Record], before: TableRow | None = None, home: str = "") -> Table:
        """Store a new table, together with the row of the table that it continues, if there is one.

        `home` is the client's address.  Concurrent requests of one user or one address are serialized, because their
        tables are counted.
        """
        async with self._opening.setdefault(home, asyncio.Lock()), self._opening.setdefault(row.owner, asyncio.Lock()):
            await self.table_origins.check(home, self._unfinished_among)
            table = await self._opened(row, records, before)
            await self.table_origins.add(row.id, home)
            self.public_tables.put(table)
            return table

    async def _opened(self, row: TableRow, records: list[Record], before: TableRow | None) -> Table:
        if len(await self.opened_by(row.owner)) >= self.limits.tables:
            raise refuse("too-many-tables", 429, limit=self.limits.tables)
        _, adapter = known_adapter(row.game)
        if row.state == "open" and all(chair.kind != "open" for chair in row.chairs):
            if row.position is None:
                checked(lambda: begin(row, adapter))
            else:
                row.state = "running"
        elif row.state == "running":
            checked(lambda: begun(row))
        writer = self.services.writer
        try:
            await writer.write(writer.store.add_table, row, records, self.limits.tables, before)
        except LimitReached:
            raise refuse("too-many-tables", 429, limit=self.limits.tables) from None
        except Exception:
            LOG.exception("a table could not be written")
            raise refuse("storage", 503) from None
        table = Table(row, None, self.services)
        await recovery.restore(table, records)
        return self._place(table)

    def _place(self, table: Table) -> Table:
        row = table.row
        self.tables[row.id] = table
        self.resting.pop(row.id, None)
        self._owned.setdefault(row.owner, set()).add(row.id)
        table.start()
        self.public_tables.put(table)
        return table

    def _register_unloaded(self, row: TableRow) -> None:
        """Register a running game without loading it."""
        self.resting[row.id] = row
        self._owned.setdefault(row.owner, set()).add(row.id)
        self.public_tables.put_row(row)

    def remove(self, name: str) -> Table | None:
        """Remove a table from this node, because it is deleted or another node owns it."""
        self.public_tables.drop(name)
        table = self.tables.pop(name, None)
        if table is not None:
            owned = self._owned.get(table.row.owner, set())
            owned.discard(name)
            if not owned:
                self._owned.pop(table.row.owner, None)
        return table

    async def _close(self, table: Table) -> None:
        """Delete a table without any answers.  Called by the table's task, so that no one can sit down meanwhile."""
        writer = self.services.writer
        table.closed = True
        try:
            await writer.write(writer.store.drop_table, table.row.id)
        except Exception:
            table.closed = False
            LOG.exception("table %s could not be dropped", table.row.id)
            raise refuse("storage", 503) from None
        table.row.state, table.row.reason = "stopped", "stopped.closed"
        self.remove(table.row.id)
        await self.table_origins.forget(table.row.id)
        table.show()

    async def close_open(self, table: Table, only_empty: bool = False) -> None:
        """Delete an open table; `only_empty`: unless it has viewers."""

        async def close() -> None:
            if table.row.state == "open" and not (only_empty and table.viewers):
                await self._close(table)

        await table.do(close)
        if table.closed:
            await table.stop()
            await self._clear_rematch_link(table.row)

    async def _clear_rematch_link(self, gone: TableRow) -> None:
        """Clear the rematch link of the table that led to a deleted one."""

        async def forget() -> None:
            if before.row.rematch == gone.id:
                row = before.row.copy()
                row.rematch = ""
                await save_row(before, row)
                before.row = row
                before.show()

        if gone.after:
            with suppress(OnOtherNode, RequestRefused):  # harmless: a rematch is then opened as a new table
                before = await self.find(gone.after)
                await before.do(forget)

    async def unfinished_of(self, user: int) -> list[str]:
        """The ids of the unfinished tables where a user has a place, in memory or not."""
        writer = self.services.writer
        return await writer.read(writer.reading.unfinished_of, user) if user > 0 else []

    async def opened_by(self, user: int) -> set[str]:
        """The ids of the unfinished tables that a user has created or where they have a place."""
        names = self._owned.get(user, ())
        rows = [self.tables[name].row if name in self.tables else self.resting.get(name) for name in names]
        opened = {row.id for row in rows if row is not None and row.state != "over"}
        return opened.union(await self.unfinished_of(user))

    async def _unfinished_among(self, tables: Collection[str]) -> list[str]:
        """The ids of those of these tables that are unfinished."""
        writer = self.services.writer
        return await writer.read(writer.reading.unfinished_among, tables)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                LOG.exception("tables could not be unloaded; retried at the next sweep")

    async def sweep(self) -> None:
        """Unload games without viewers, and delete open tables that have been empty for long.

        A game that may continue without viewers is kept.
        """
        for table in list(self.tables.values()):
            state, now = table.row.state, self.services.now()
            if table.viewers:
                table.used = now
            idle = now - table.used
            if state == "open" and idle > FORGET_OPEN:
                await self.close_open(table, only_empty=True)
            elif (state == "over" and idle > FORGET_FINISHED) or (
                state == "running" and idle > FORGET_RUNNING and not _goes_on(table)
            ):
                await self.release(table)

    async def release(self, table: Table) -> None:
        """Unload a table; in a cluster the next node that needs it takes ownership."""
        writer, row = self.services.writer, table.row
        fence = writer.store.fences.get(row.id, 0)
        self.remove(row.id)
        if row.state == "running" and self.peers is None:
            self._register_unloaded(row)
        await table.stop()
        if self.peers is not None:
            await recovery.leave_notice(table)
            await writer.call(writer.store.release, row.id, fence)

    def is_fetching(self, name: str) -> bool:
        """True while a table is being loaded."""
        return name in self._fetching


def _goes_on(table: Table) -> bool:
    """True if a running game may continue without viewers: a clock runs, or standing orders answer."""
    return bool(table.clock is not None or table.ordered_option)
