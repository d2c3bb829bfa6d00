"""Background tasks of a node: drop tables that other nodes own, follow players, adopt tables of nodes that are gone."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from ..database import NotReached, Unknown
from ..tables.game import recovery
from .peers import OnOtherNode, PeerNodes

if TYPE_CHECKING:
    from ..tables.lobby import Lobby
    from ..tables.table import Table

LOG = logging.getLogger(__name__)
RETIRING: Final = 0.5  # seconds between two looks at what is left
WATCHED: Final = 0.5  # seconds between two looks at the lease
SETTLED: Final = 2.0  # seconds that people have been with another node when their table follows them
PAGE: Final = 32  # tables that are taken and brought back together; few, so that the nodes that are left share them
NOTICE: Final = 2.0  # seconds for messages to the next owner of a table
NO_DATABASE: Final = (SQLAlchemyError, NotReached, Unknown)
AGAIN: Final = 0.5  # seconds until something that the database failed at is tried again


class TableOwnership:
    """Ownership of tables by this node: gives up those of other nodes, and takes over those of nodes that are gone."""

    def __init__(self, lobby: Lobby, peers: PeerNodes) -> None:
        self.lobby = lobby
        self.writer = lobby.services.writer
        self.peers = peers
        self.membership = peers.membership
        self._tasks: set[asyncio.Task[None]] = set()
        self._going = False  # whether the server is being ended anyhow
        self._far: dict[
            str, str
        ] = {}  # by table: the other node at which its people were when they were last looked for

    def begin(self) -> None:
        self.writer.deposed = self.lose
        self.membership.late = self._from_a_thread(self.look_again)
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

    def lose(self, names: set[str]) -> None:
        """Drop tables that other nodes own now; their viewers reconnect and are forwarded."""
        for name in names:
            self.writer.store.fences.pop(name, None)
            self.peers.unclaim(name)
            table = self.lobby.remove(name)
            if table is not None:
                LOG.warning("table %s is another node's now", name)
                table.moved = table.closed = True
                self._do(self._leave_to_others(table))

    async def _leave_to_others(self, table: Table) -> None:
        """Close the viewers' connections, after a notice of lost answers is stored for the new owner."""
        with suppress(TimeoutError):
            await asyncio.wait_for(recovery.leave_notice(table), NOTICE)
        table.show()
        await table.stop()

    async def look_again(self) -> None:
        """Drop the tables that were lost while the lease had expired."""
        self.lose(await self.writer.call(self.writer.store.lost_tables))

    async def adopt(self) -> None:
        """Restore the running games of nodes that are gone, several at a time, before anyone asks for them.

        Games that ended there are archived by a node that has their rules.
        """
        self.lobby.services.left_behind()
        tried: set[str] = set()
        while True:
            found = await self.writer.read(self.writer.reading.orphans, len(tried) + PAGE)
            fresh = [row for row in found if row.id not in tried]
            tried.update(row.id for row in fresh)
            await asyncio.gather(*[self._bring_back(name) for name in await self.peers.claim(fresh)])
            if not fresh:
                return

    async def _bring_back(self, name: str) -> None:
        """Restore a game; while the database is away, try again: the table is this node's, so no other one will."""
        while True:
            try:
                await self.lobby.find(name)
            except OnOtherNode:
                pass  # another node was faster
            except NO_DATABASE:
                await asyncio.sleep(AGAIN)
                continue
            except Exception:
                LOG.exception("table %s cannot be brought back now", name)
            return

    async def _retire(self) -> None:
        """Once this node is asked to leave: hand over its tables, and exit when none is left.

        Games that are over are put away first: it may be the last that has their rules.
        """
        put_away = self.lobby.services.put_away
        while not self.membership.leaving or not await self._handed_over() or not put_away():
            await asyncio.sleep(RETIRING)
        if not self._going:
            signal.raise_signal(signal.SIGTERM)

    async def leave(self) -> None:
        """Take no more tables, and release those that other nodes can continue."""
        self._going = True
        self.membership.retire()
        await self._handed_over()

    async def _handed_over(self) -> bool:
        try:
            return await self.hand_over()
        except Exception as failed:  # a node that is asked for it meanwhile finds it without an owner
            LOG.warning("a table could not be handed over now: %s", type(failed).__name__)
            return False

    async def hand_over(self) -> bool:
        """Release finished tables and those whose rules another node has; True if none is left."""
        others = [each for each in self.membership.present.values() if self.membership.stays(each)]
        for name, table in list(self.lobby.tables.items()):
            if table.row.state == "over" or any(each.has(table.row.game, table.row.version) for each in others):
                self.lobby.remove(name)
                table.move()
                await self.lobby.let_go(table)
        return not self.lobby.tables

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(SETTLED)
            try:
                await self.follow()
            except Exception as failed:
                LOG.warning("a table could not follow its people now: %s", type(failed).__name__)

    async def follow(self) -> None:
        """Release tables whose players were all connected to another node at the last two looks."""
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
        """Release a table, then close the connections, so that the players' node is the first to ask for it."""
        await table.rest()
        table.follows = True
        try:
            await self.lobby.let_go(table)
        finally:
            table.show()

    async def _watch(self) -> None:
        """Close the connection of the lease thread when the database does not answer it.

        Without a lease nothing can be written here: clients are sent to another node.
        """
        while True:
            await asyncio.sleep(WATCHED)
            self.membership.hurry()
            if self.membership.has_expired:
                self._send_away()

    def _send_away(self) -> None:
        for table in self.lobby.tables.values():
            for viewer in table.viewers:
                viewer.send_away()

    async def _until_done(self, work: Callable[[], Coroutine[object, None, None]]) -> None:
        """Repeat `work` until it succeeds: the database may be unavailable for a moment."""
        while True:
            try:
                return await work()
            except Exception as failed:
                LOG.warning("a node's keeping failed and is tried again: %s", type(failed).__name__)
                await asyncio.sleep(AGAIN)

    def _from_a_thread(self, work: Callable[[], Coroutine[object, None, None]]) -> Callable[[], None]:
        loop = asyncio.get_running_loop()

        def call() -> None:
            with suppress(RuntimeError):  # the loop is closed: the node is about to end
                loop.call_soon_threadsafe(lambda: self._do(self._until_done(work)))

        return call

    def _do(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a node's keeping failed: %s", type(task.exception()).__name__)
