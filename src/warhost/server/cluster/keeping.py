"""What a node does beside answering: it leaves tables that another has by now, and takes those whose node is gone."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from .neighbours import Elsewhere, Neighbours

if TYPE_CHECKING:
    from ..tables.lobby import Lobby

LOG = logging.getLogger(__name__)
RETIRING: Final = 0.5  # seconds between two looks at what is left


class Keeping:
    """The tables of one node, kept in step with the database."""

    def __init__(self, lobby: Lobby, neighbours: Neighbours) -> None:
        self.lobby = lobby
        self.writer = lobby.services.writer
        self.membership = neighbours.membership
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        self.writer.deposed = self.lose
        self.membership.late = self._from_a_thread(self.look_again)
        self.membership.alone = self._from_a_thread(self.adopt)
        self._do(self.adopt())
        self._do(self._retire())

    async def close(self) -> None:
        self.membership.late = self.membership.alone = lambda: None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def lose(self, names: set[str]) -> None:
        """Others have these tables: whoever is at them here comes again, and is brought there."""
        for name in names:
            self.writer.store.fences.pop(name, None)
            table = self.lobby.tables.pop(name, None)
            if table is not None:
                LOG.warning("table %s is another node's now", name)
                table.move()
                self._do(table.stop())

    async def look_again(self) -> None:
        """After a lease that was renewed too late: see what is still this node's."""
        self.lose(await self.writer.call(self.writer.store.lost_tables))

    async def adopt(self) -> None:
        """Bring back games whose clocks run and whose node is gone.  The rest can wait until somebody comes."""
        for row in await self.writer.call(self.writer.store.orphans):
            if row.clock is not None and row.state == "running":
                try:
                    await self.lobby.find(row.id)
                except Elsewhere:
                    continue  # somebody else was faster
                except Exception:
                    LOG.exception("table %s cannot be brought back now", row.id)

    async def _retire(self) -> None:
        """Once this node is to leave: hand over what others can go on with, and go when nothing else is left."""
        while not self.membership.leaving:
            await asyncio.sleep(RETIRING)
        while not await self.hand_over():
            await asyncio.sleep(RETIRING)
        signal.raise_signal(signal.SIGTERM)

    async def hand_over(self) -> bool:
        """Leave every table that another node has the rules of, and those that are over; whether none is left."""
        others = [each for each in self.membership.present.values() if self.membership.stays(each)]
        for name, table in list(self.lobby.tables.items()):
            if table.row.state == "over" or any(each.has(table.row.game, table.row.version) for each in others):
                self.lobby.tables.pop(name, None)
                table.move()
                await table.stop()
                await self.writer.call(self.writer.store.let_go, name)
        return not self.lobby.tables

    def _from_a_thread(self, work: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
        loop = asyncio.get_running_loop()

        def call() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(lambda: self._do(work()))

        return call

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a node's keeping failed: %s", type(task.exception()).__name__)
