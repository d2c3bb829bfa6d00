"""Background tasks of a node: drop tables that other nodes took, move tables to their players, adopt orphans."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from ..database import DatabaseUnreachable, OutcomeUnknown
from ..tables.game import recovery
from .peers import OnOtherNode, PeerNodes

if TYPE_CHECKING:
    from ..tables.lobby import Lobby
    from ..tables.table import Table

LOG = logging.getLogger(__name__)
RETIRING: Final = 0.5  # seconds between two attempts to hand over the remaining tables
WATCHED: Final = 0.5  # seconds between two checks of this node's lease
SETTLED: Final = 2.0  # seconds that players must be connected to another node before their table moves there
PAGE: Final = 32  # number of tables that are taken and restored at once; low, so that the remaining nodes share them
NOTICE: Final = 2.0  # timeout in seconds for the notice to a table's next owner
NO_DATABASE: Final = (SQLAlchemyError, DatabaseUnreachable, OutcomeUnknown)
AGAIN: Final = 0.5  # seconds before a failed database operation is retried


class TableOwnership:
    """Table ownership by this node: drops tables that others took, and takes over the tables of dead nodes."""

    def __init__(self, lobby: Lobby, peers: PeerNodes) -> None:
        self.lobby = lobby
        self.writer = lobby.services.writer
        self.peers = peers
        self.membership = peers.membership
        self._tasks: set[asyncio.Task[None]] = set()
        self._going = False  # True while the server shuts down
        # by table: the other node to which all players of the table were connected at the last check
        self._far: dict[str, str] = {}

    def begin(self) -> None:
        self.writer.ownership_lost = self.drop_lost
        self.membership.late = self._from_a_thread(self.drop_taken)
        self.membership.alone = self._from_a_thread(self.adopt)
        self._do(self._until_done(self.adopt))
        self._do(self._retire())
        self._do(self._watch())
        self._do(self._follow())

    async def close(self) -> None:
        self.membership.late = self.membership.alone = lambda: None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def drop_lost(self, names: set[str]) -> None:
        """Drop tables that other nodes own now; their viewers reconnect and are forwarded."""
        for name in names:
            self.writer.store.fences.pop(name, None)
            self.peers.unclaim(name)
            table = self.lobby.remove(name)
            if table is not None:
                LOG.warning("table %s is now owned by another node", name)
                table.moved = table.closed = True
                self._do(self._leave_to_others(table))

    async def _leave_to_others(self, table: Table) -> None:
        """Store a notice of lost answers for the new owner, then close the viewers' connections."""
        with suppress(TimeoutError):
            await asyncio.wait_for(recovery.leave_notice(table), NOTICE)
        table.show()
        await table.stop()

    async def drop_taken(self) -> None:
        """Drop the tables that other nodes took while this node's lease had expired."""
        self.drop_lost(await self.writer.call(self.writer.store.lost_tables))

    async def adopt(self) -> None:
        """Restore the running games of dead nodes, several at once, before a client asks for them.

        Games that are over are archived by a node that has their rules version.
        """
        self.lobby.services.left_behind()
        tried: set[str] = set()
        while True:
            found = await self.writer.read(self.writer.reading.orphans, len(tried) + PAGE)
            fresh = [row for row in found if row.id not in tried]
            tried.update(row.id for row in fresh)
            await asyncio.gather(*[self._restore(name) for name in await self.peers.claim(fresh)])
            if not fresh:
                return

    async def _restore(self, name: str) -> None:
        """Restore a game; retries while the database is unavailable, because no other node will restore it."""
        while True:
            try:
                await self.lobby.find(name)
            except OnOtherNode:
                pass  # another node has taken the table first
            except NO_DATABASE:
                await asyncio.sleep(AGAIN)
                continue
            except Exception:
                LOG.exception("table %s cannot be restored now", name)
            return

    async def _retire(self) -> None:
        """Once this node is asked to leave, hand over its tables, and exit when none is left, if it is to end.

        Finished games are archived first, because this may be the last node that has their rules version.
        """
        put_away, membership = self.lobby.services.put_away, self.membership
        while not membership.leaving or not await self._handed_over() or not put_away() or not membership.ends:
            await asyncio.sleep(RETIRING)
        if not self._going:
            signal.raise_signal(signal.SIGTERM)

    async def leave(self) -> None:
        """Accept no new tables, and release those that other nodes can continue."""
        self._going = True
        self.membership.retire()
        await self._handed_over()

    async def _handed_over(self) -> bool:
        try:
            return await self.hand_over()
        except Exception as failed:  # harmless: the next node that is asked for the table takes it over
            LOG.warning("a table could not be handed over now: %s", type(failed).__name__)
            return False

    async def hand_over(self) -> bool:
        """Release finished tables and those whose rules another node has; True if none is left."""
        others = [each for each in self.membership.present.values() if self.membership.stays(each)]
        for name, table in list(self.lobby.tables.items()):
            if table.row.state == "over" or any(each.has(table.row.game, table.row.version) for each in others):
                self.lobby.remove(name)
                table.move()
                await self.lobby.release(table)
        return not self.lobby.tables

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(SETTLED)
            try:
                await self.follow()
            except Exception as failed:
                LOG.warning("a table could not be moved to its players' node now: %s", type(failed).__name__)

    async def follow(self) -> None:
        """Release tables whose players were all connected to one other node at this and the last check."""
        before, self._far = self._far, {}
        for name, table in list(self.lobby.tables.items()):
            node = table.nearest_node()
            member = self.membership.present.get(node)
            if member is None or not self.membership.stays(member) or not member.has(table.row.game, table.row.version):
                continue
            if before.get(name) == node:
                await self._leave(table)
            else:
                self._far[name] = node

    async def _leave(self, table: Table) -> None:
        """Release a table before closing its connections, so that the players' node is the first to take it."""
        await table.finish_work()
        table.moves_to_players = True
        try:
            await self.lobby.release(table)
        finally:
            table.show()

    async def _watch(self) -> None:
        """Close the lease thread's database connection if it does not respond; send clients away without a lease.

        Without a lease this node cannot write, so clients have to connect to another one.
        """
        while True:
            await asyncio.sleep(WATCHED)
            self.membership.cut_stalled_connection()
            if self.membership.has_expired:
                self._disconnect_clients()

    def _disconnect_clients(self) -> None:
        for table in self.lobby.tables.values():
            for viewer in table.viewers:
                viewer.require_reconnect()

    async def _until_done(self, work: Callable[[], Coroutine[object, None, None]]) -> None:
        """Repeat `work` until it succeeds: the database may be unavailable for a moment."""
        while True:
            try:
                return await work()
            except Exception as failed:
                LOG.warning("a background task of the node failed and is retried: %s", type(failed).__name__)
                await asyncio.sleep(AGAIN)

    def _from_a_thread(self, work: Callable[[], Coroutine[object, None, None]]) -> Callable[[], None]:
        loop = asyncio.get_running_loop()

        def call() -> None:
            with suppress(RuntimeError):  # the event loop is closed already: the node is about to end
                loop.call_soon_threadsafe(lambda: self._do(self._until_done(work)))

        return call

    def _do(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a background task of the node failed: %s", type(task.exception()).__name__)
