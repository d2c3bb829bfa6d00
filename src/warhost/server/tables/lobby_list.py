"""Lists of tables for a user's first page: their own, and the public ones they can join or watch."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from ..cluster.peers import OnOtherNode
from ..protocol import LobbyInfo, TableInfo
from ..refusing import RequestRefused
from .public_tables import GONE_MINUTES, MOST, STATES, public_table, shown
from .records.public_table import PublicTable
from .records.records import TableRow
from .table import Table

if TYPE_CHECKING:
    from .lobby import Lobby

LISTED: Final = 1.0  # seconds for which the lists of other nodes and of the database are cached


class LobbyList:
    """Lists the tables of a lobby, with those of other nodes."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._services = lobby.services
        self._elsewhere: dict[str, PublicTable] = {}
        self._elsewhere_until = -LISTED

    async def shown_to(self, user: int) -> LobbyInfo:
        """The tables as a user sees them."""
        writer = self._services.writer
        mine = await self._own(user)
        mine.sort(key=lambda each: -each[1].created)
        if user > 0:
            mine += await writer.read(self._finished_of, user)  # encoded in this thread, not on the event loop
        taken = {row.id for _, row in mine}
        seats = {row.id: row.seats_of(user) for _, row in mine}
        blocks = await writer.read(writer.reading.blocks_of, user) if user > 0 else (set(), set())
        open_, running = [
            await self._shown(state, taken, blocks[0] | blocks[1] if state == "open" else ()) for state in STATES
        ]
        return LobbyInfo([info for info, _ in mine], open_, running, seats)

    async def _own(self, user: int) -> list[tuple[TableInfo, TableRow]]:
        """Info and row of a user's unfinished tables, at any node.  Restores those that are not in memory."""
        found: list[tuple[TableInfo, TableRow]] = []
        elsewhere: list[OnOtherNode] = []
        for name in await self._lobby.unfinished_of(user):
            try:
                table = await self._lobby.find(name)
            except OnOtherNode as other:
                elsewhere.append(other)
            except RequestRefused:
                continue
            else:
                if table.row.state != "over":
                    found.append((table.info(), table.row))
        if elsewhere:
            assert self._lobby.peers is not None
            infos = await self._lobby.peers.infos(elsewhere)
            rows = await self._services.writer.read(
                self._services.writer.reading.tables_named, [each.table for each in elsewhere]
            )
            found += [(infos.get(row.id) or Table(row, None, self._services).info(), row) for row in rows]
        return found

    def _finished_of(self, user: int) -> list[tuple[TableInfo, TableRow]]:
        rows = self._services.writer.reading.finished_of(user)
        return [(Table(row, None, self._services).info(), row) for row in rows]

    def infos(self, names: list[str]) -> list[TableInfo]:
        """The infos of those of these tables that this node has in memory."""
        return [self._lobby.tables[name].info() for name in names if name in self._lobby.tables]

    def public(self) -> list[PublicTable]:
        """The first public tables of this node, enough for a list of all nodes."""
        return [each for state in STATES for each in self._lobby.public_tables.first(state, MOST)]

    async def _shown(self, state: str, without: set[str], blocked: Collection[int]) -> list[TableInfo]:
        """The public tables of a state that are shown: of this node, of other nodes, and those without an owner.

        `blocked`: users whose tables are left out.
        """
        if self._lobby.peers is None:
            return self._lobby.public_tables.shown(state, without, blocked)
        here = {each.info.id: each for each in self._lobby.public_tables.first(state, MOST)}
        found = await self._listed_elsewhere() | here
        return shown([each for name, each in found.items() if name not in without and each.owner not in blocked], state)

    async def _listed_elsewhere(self) -> dict[str, PublicTable]:
        """The public tables of other nodes and the newest in the database, cached for a moment."""
        writer, now = self._services.writer, self._services.now()
        if now > self._elsewhere_until:
            self._elsewhere_until = now + LISTED
            assert self._lobby.peers is not None
            others = {each.info.id: each for each in await self._lobby.peers.tables()}
            rows = await writer.read(writer.reading.public_tables, 3 * MOST)
            recent = [row for row in rows if row.state != "open" or time.time() - row.created < 60 * GONE_MINUTES]
            stored = {row.id: public_table(Table(row, None, self._services)) for row in recent if row.id not in others}
            self._elsewhere = {name: each for name, each in (stored | others).items() if name not in self._lobby.tables}
        return self._elsewhere
