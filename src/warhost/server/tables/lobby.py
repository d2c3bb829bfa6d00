"""The lobby: every unfinished table, where it is kept, and how one sits down and gets up again."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from ...engine.errors import WarhostError
from ..accounts.limits import Limits, Tries
from ..accounts.passwords import fits
from ..cluster.keeping import Keeping
from ..cluster.neighbours import Elsewhere, Neighbours
from ..database import TooMany
from ..protocol import LobbyInfo, Sit, TableInfo
from ..refusing import Refuse, refuse
from .game.play import begin, begun
from .listing import MOST, Listed, listed, shown
from .places import bot_player, check_deck, checked, desk_of, free_place, player
from .records.matches import is_later_game
from .records.records import Chair, Record, TableRow, User
from .replays.kept_games import unpacked
from .services.services import Services
from .table import Table

LOG = logging.getLogger(__name__)
LONGEST_ID: Final = 64
FORGET_FINISHED: Final = 300.0  # seconds a finished game stays in memory when nobody looks at it
FORGET_RUNNING: Final = 3600.0  # seconds a game that waits for people stays there
FORGET_OPEN: Final = 24 * 3600.0  # seconds a table waits for players when nobody is there
SWEEP: Final = 60.0
LISTED: Final = 1.0  # seconds until the list of the whole house is read again


class Lobby:
    """All tables that somebody plays at or looks at.  The others are fetched from the store when they are wanted."""

    def __init__(
        self, services: Services, limits: Limits, tries: Tries | None = None, neighbours: Neighbours | None = None
    ) -> None:
        self.services = services
        self.limits = limits
        self.neighbours = neighbours  # where there are several nodes, and every table is one's
        self.tries = tries or Tries(limits, services.now)
        self.tables: dict[str, Table] = {}
        self.resting: dict[str, TableRow] = {}  # running games that nobody has asked for yet
        self._fetching: dict[str, asyncio.Task[bool]] = {}
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sweeper: asyncio.Task[None] | None = None
        self._waker: asyncio.Task[None] | None = None
        self._keeping: Keeping | None = None
        self._listed: dict[str, Listed] = {}
        self._listed_until = -LISTED

    async def open(self) -> None:
        """Know every unfinished table.  A game is brought back when somebody asks for it, where it stood."""
        writer = self.services.writer
        await writer.call(writer.store.forget_old_sessions)
        if self.neighbours is not None:
            self._keeping = Keeping(self, self.neighbours)
            self._keeping.begin()
        else:
            for row in await writer.call(writer.store.unfinished):
                if row.state == "open":
                    table = self._place(Table(row, [], self.services))
                    await self._let_back_in(table)
                else:
                    self.resting[row.id] = row
            self._waker = asyncio.create_task(self._wake())
        self._sweeper = asyncio.create_task(self._sweep())

    async def _wake(self) -> None:
        """Bring back the games whose clocks run, one after the other; the rest can wait until somebody comes."""
        for name in [row.id for row in self.resting.values() if row.clock is not None]:
            try:
                await self.find(name)
            except Exception:
                LOG.exception("table %s cannot be brought back now", name)

    async def close(self) -> None:
        for task in (self._sweeper, self._waker):
            if task is not None:
                task.cancel()
        if self._keeping is not None:
            await self._keeping.close()
        for table in list(self.tables.values()):
            await table.stop()
        await self.services.thinkers.close()
        await self.services.writer.close()

    async def hand_over(self) -> None:
        """Leave to other nodes, where there are any, what they can go on with."""
        if self._keeping is not None:
            await self._keeping.leave()

    async def find(self, name: str) -> Table:
        """The table of an id, from memory or from the store."""
        if len(name) > LONGEST_ID or not (name.isascii() and name.isprintable()):  # PostgreSQL fails at a zero
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
        """Bring one table back from the store; whoever else asks for it meanwhile waits for the same one."""
        writer = self.services.writer
        try:
            if self.neighbours is not None and not await self.neighbours.take(name):
                return False
            row = await writer.call(writer.store.table, name)
            if row is None:
                return False
            if row.state == "stopped":
                row.state, row.reason = "running", ""  # perhaps this build can go on with it
            finished = row.state == "over"
            table = self._place(await self._brought_back(row))
            if table.row.state == "over" and not finished:  # killed between the last answer and this
                await writer.write(writer.store.save_table, table.row)
                self.services.ended(name)
            return True
        finally:
            del self._fetching[name]

    async def _brought_back(self, row: TableRow) -> Table:
        writer = self.services.writer
        table = Table(row, None, self.services)
        await self._let_back_in(table)
        state = await writer.call(writer.store.saved_state, row.id) if row.state == "running" else b""
        await table.bring_back(await writer.call(writer.store.records, row.id), state)
        if table.play is None and row.state == "over":
            table.past = unpacked(await writer.call(writer.store.kept_game, row.id))
        return table

    async def _let_back_in(self, table: Table) -> None:
        """Whoever has given the password of a locked table need not give it again."""
        if table.row.password:
            writer = self.services.writer
            table.admitted = await writer.call(writer.store.admitted, table.row.id)

    async def listed(self, user: int) -> LobbyInfo:
        """What a person sees on entering."""
        writer = self.services.writer
        own = [await self._info(name) for name in await self._unfinished_of(user)]
        mine = [each for each in own if each is not None]
        mine.sort(key=lambda each: -each[1].created)
        if user > 0:
            finished = await writer.call(writer.store.finished_of, user)
            mine += [(Table(row, None, self.services).info(), row) for row in finished]
        taken = {row.id for _, row in mine}
        others = [each for each in await self._public() if each.info.id not in taken]
        seats = {row.id: row.seats_of(user) for _, row in mine}
        return LobbyInfo([info for info, _ in mine], shown(others, "open"), shown(others, "running"), seats)

    async def _info(self, name: str) -> tuple[TableInfo, TableRow] | None:
        """What everybody may know of a table, wherever it is; None if it has just gone."""
        try:
            table = await self.find(name)  # it may have been forgotten, and is to say who is asked
        except Elsewhere as elsewhere:
            assert self.neighbours is not None
            row = await self.services.writer.call(self.services.writer.store.table, name)
            info = await self.neighbours.info(elsewhere)
            return (info or Table(row, None, self.services).info(), row) if row is not None else None
        except Refuse:
            return None
        return (table.info(), table.row) if table.row.state != "over" else None

    def public(self) -> list[Listed]:
        """The public tables that are here."""
        return [listed(table) for table in self.tables.values() if table.row.public]

    async def _public(self) -> list[Listed]:
        """All public tables of the house: those here, those elsewhere, and those that nobody has asked for yet."""
        found = {each.info.id: each for each in self.public()}
        resting = [row for row in self.resting.values() if row.public]
        if self.neighbours is not None:
            found |= {each.info.id: each for each in await self.neighbours.tables()}
            return list((await self._listed_on_disk() | found).values())
        for row in resting:
            if row.id not in found:
                found[row.id] = listed(Table(row, None, self.services))
        return list(found.values())

    async def _listed_on_disk(self) -> dict[str, Listed]:
        """The newest public tables of all nodes and of none, as they were a moment ago."""
        writer, now = self.services.writer, self.services.now()
        if now > self._listed_until:
            self._listed_until = now + LISTED
            rows = await writer.call(writer.store.public_tables, 3 * MOST)
            self._listed = {row.id: listed(Table(row, None, self.services)) for row in rows}
        return self._listed

    # --- places -----------------------------------------------------------------------------------------------

    async def sit(self, user: User, table: Table, wanted: Sit, where: str = "") -> None:
        """Take a free place; the last one begins the game.  `where` is the address of whoever asks."""
        await self.let_in(user.id, table, wanted.password, where)
        if wanted.bot and user.id != table.row.owner:
            raise refuse("not-your-seat", 403)
        check_deck(desk_of(table.row.game)[1], wanted.deck, table.row.options)

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

    async def leave(self, user: User, table: Table) -> None:
        """Get up before the game begins; a table that nobody sits at any more is gone."""
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
            await self._lead_nowhere(table.row)

    async def let_in(self, user: int, table: Table, password: str = "", where: str = "") -> None:
        """Whoever sits at a locked table or is waited for may come in, and whoever knows the password.

        Only so many wrong ones may be tried, from an address and from everywhere.
        """
        row = table.row
        expected = user > 0 and (user == row.owner or any(chair.user == user for chair in row.chairs))
        if not row.password or expected or user in table.admitted:
            return
        if not password:
            raise refuse("password", 403)
        await self.tries.begin(f"table {row.id}", where)
        if not await fits(row.password, password):
            raise refuse("password", 403)
        await self.tries.succeed(f"table {row.id}", where)
        table.admitted.add(user)  # for the socket, replays and files, which ask for no password
        writer = self.services.writer
        try:
            await writer.write(writer.store.admit, row.id, user)
        except Exception:  # he is in; after a restart he is asked once more
            LOG.warning("table %s: that somebody knows the password could not be written", row.id)

    # --- keeping ----------------------------------------------------------------------------------------------

    async def add(self, row: TableRow, records: list[Record], before: TableRow | None = None) -> Table:
        """Put a new table on disk, and with it the one that goes on there, if one does.

        Whoever opens several at once opens them one after the other: they are counted.
        """
        async with self._opening.setdefault(row.owner, asyncio.Lock()):
            return await self._opened(row, records, before)

    async def _opened(self, row: TableRow, records: list[Record], before: TableRow | None) -> Table:
        known = [*[each.row for each in self.tables.values()], *self.resting.values()]
        opened = [each for each in known if each.owner == row.owner and each.state != "over"]
        unfinished = {each.id for each in opened}.union(await self._unfinished_of(row.owner))
        if len(unfinished) >= self.limits.tables:
            raise refuse("too-many-tables", 429, limit=self.limits.tables)
        _, desk = desk_of(row.game)
        if row.state == "open" and all(chair.kind != "open" for chair in row.chairs):
            if row.position is None:
                checked(lambda: begin(row, desk))
            else:
                row.state = "running"
        elif row.state == "running":
            checked(lambda: begun(row))
        writer = self.services.writer
        try:
            await writer.write(writer.store.add_table, row, records, self.limits.tables, before)
        except TooMany:
            raise refuse("too-many-tables", 429, limit=self.limits.tables) from None
        except Exception:
            LOG.exception("a table could not be written")
            raise refuse("storage", 503) from None
        table = Table(row, None, self.services)
        await table.bring_back(records)
        return self._place(table)

    def _place(self, table: Table) -> Table:
        self.tables[table.row.id] = table
        self.resting.pop(table.row.id, None)
        table.start()
        return table

    async def _close(self, table: Table) -> None:
        """Forget a table at which nothing was ever played.  Its own task does so: from then on nobody can sit down."""
        writer = self.services.writer
        table.closed = True
        try:
            await writer.write(writer.store.drop_table, table.row.id)
        except Exception:
            table.closed = False
            LOG.exception("table %s could not be dropped", table.row.id)
            raise refuse("storage", 503) from None
        table.row.state, table.row.reason = "stopped", "stopped.closed"
        self.tables.pop(table.row.id, None)
        table.show()

    async def _drop(self, table: Table) -> None:
        """Close an open table that nobody came to."""

        async def close() -> None:
            if table.row.state == "open" and not table.viewers:
                await self._close(table)

        await table.do(close)
        if table.closed:
            await table.stop()
            await self._lead_nowhere(table.row)

    async def _lead_nowhere(self, gone: TableRow) -> None:
        """The table whose game was to go on at one that is gone no longer leads to it."""

        async def forget() -> None:
            if before.row.rematch == gone.id:
                row = before.row.copy()
                row.rematch = ""
                await before.save(row)
                before.row = row
                before.show()

        if gone.after:
            with suppress(Elsewhere, Refuse):  # whoever asks for a rematch there is told, and a new table is made
                before = await self.find(gone.after)
                await before.do(forget)

    async def _unfinished_of(self, user: int) -> list[str]:
        """The ids of the tables that a person sits at and that are not over, in memory or not."""
        writer = self.services.writer
        return await writer.call(writer.store.unfinished_of, user) if user > 0 else []

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                LOG.exception("tables could not be let go; they will be the next time")

    async def sweep(self) -> None:
        """Let go of games that nobody looks at, and of tables that nobody came to.

        A game that may go on by itself stays.
        """
        for table in list(self.tables.values()):
            state, now = table.row.state, self.services.now()
            if table.viewers:
                table.used = now
            idle = now - table.used
            if state == "open" and idle > FORGET_OPEN:
                await self._drop(table)
            elif (state == "over" and idle > FORGET_FINISHED) or (
                state == "running" and idle > FORGET_RUNNING and not _goes_on(table)
            ):
                await self.let_go(table)

    async def let_go(self, table: Table) -> None:
        """Have a table no longer in memory; where there are several nodes, whoever is asked for it next takes it."""
        writer, row = self.services.writer, table.row
        fence = writer.store.fences.get(row.id, 0)
        self.tables.pop(row.id, None)
        if row.state == "running" and self.neighbours is None:
            self.resting[row.id] = row
        await table.stop()
        if self.neighbours is not None:
            await writer.call(writer.store.let_go, row.id, fence)

    def is_fetching(self, name: str) -> bool:
        """Whether a table is just being brought back."""
        return name in self._fetching


def _goes_on(table: Table) -> bool:
    """Whether a running game may go on without anybody coming: a clock runs, or orders are obeyed."""
    return bool(table.clock is not None or table.machine.ordered)
