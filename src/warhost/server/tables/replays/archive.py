"""Archive of finished games as they were shown, so that they can be viewed under any later rules version."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from .... import __version__
from ....games import GAMES
from ...database import DatabaseUnreachable
from ...games.adapter import find_adapter
from ...writer import Writer
from .archived_game import packed, packed_by_replay
from .replay_frames import ReplayWorker

LOG = logging.getLogger(__name__)
PAGE: Final = 50  # number of games per database query
AGAIN: Final = 30.0  # seconds after which a failed attempt is repeated
LEFT_OVER: Final = ""  # queue entry that starts a search for unarchived games; no table has this id
FOR_NOW: Final = (
    TimeoutError,
    BrokenProcessPool,
    DatabaseUnreachable,
    SQLAlchemyError,
)  # temporary failures, not the game's


class Archive:
    """Archives finished games one after the other: those that end now, and those not archived before."""

    def __init__(self, writer: Writer, replay_worker: ReplayWorker) -> None:
        self._writer = writer
        self._replay_worker = replay_worker
        self._ended: asyncio.Queue[str] = asyncio.Queue()
        self._left: set[str] = set()  # ids of tables whose games have ended, but are not archived yet
        self._looked_through = False  # True if the search for unarchived games is complete
        self._task: asyncio.Task[None] | None = None
        rules = {name: game.version for name, game in sorted(GAMES.items())}
        self._mark = _digest(rules)  # entry for a game that the installed rules cannot archive
        self._raised = _digest({**rules, "": __version__})  # entry for a game for which the rules raise an exception

    def begin(self) -> None:
        self.search_unarchived()
        self._task = asyncio.create_task(self._work())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def put(self, table: str) -> None:
        """Queue a finished game for archiving."""
        self._left.add(table)
        self._ended.put_nowait(table)

    def search_unarchived(self) -> None:
        """Queue a search for finished games that could not be archived when they ended."""
        self._looked_through = False
        self._ended.put_nowait(LEFT_OVER)

    def is_done(self) -> bool:
        """True if all finished games are archived."""
        return self._looked_through and not self._left

    async def _work(self) -> None:
        while True:
            table = await self._ended.get()
            if table == LEFT_OVER:
                async for each in self._left_over():
                    await self._keep(each)
                self._looked_through = True
                await self._report()
            elif table in self._left:  # the search has not archived it in the meantime
                await self._keep(table)

    async def _left_over(self) -> AsyncIterator[str]:
        """The finished games that are not archived yet."""
        after = ""
        while True:
            try:
                found = await self._writer.read(self._writer.reading.unarchived_games, after, PAGE, self._marks)
            except Exception as failed:
                LOG.warning("the search for unarchived games is retried later: %s", type(failed).__name__)
                await asyncio.sleep(AGAIN)
                continue
            for each in found:
                yield each
            if len(found) < PAGE:
                return
            after = found[-1]

    async def _keep(self, table: str) -> None:
        """Archive a game, if the installed rules replay it identically; temporary errors are retried later."""
        try:
            try:
                await self._kept(table)
            except FOR_NOW:
                raise
            except Exception:
                LOG.exception("the finished game of table %s cannot be put away", table)
                await self._writer.write(self._writer.store.mark_unarchivable, table, self._raised)
        except FOR_NOW as failed:
            LOG.warning("the finished game of table %s is archived later: %s", table, type(failed).__name__)
            self._left.add(table)
            asyncio.get_running_loop().call_later(AGAIN, self.put, table)
            return
        self._left.discard(table)

    async def _report(self) -> None:
        """Name the games whose replay raises an exception: they are tried again by the next version of the server."""
        try:
            found = await self._writer.read(self._writer.reading.unarchivable_games, self._raised, PAGE)
        except FOR_NOW as failed:
            LOG.warning("the games that cannot be archived are not listed: %s", type(failed).__name__)
            return
        if found:
            LOG.warning(
                "version %s cannot replay these finished games, and does not try again: %s",
                __version__, ", ".join(found),
            )  # fmt: skip

    @property
    def _marks(self) -> tuple[bytes, bytes]:
        return self._mark, self._raised

    async def _kept(self, table: str) -> None:
        reading = self._writer.reading
        row = await self._writer.read(reading.table, table)
        if row is None or row.state != "over":
            return
        same = find_adapter(row.game)[0].version == row.version
        records = await self._writer.read(reading.records, table)
        body = await self._replay_worker.made(packed if same else packed_by_replay, row, records)
        if not body:
            LOG.info("the finished game of table %s needs a server with rules %s", table, row.version)
            await self._writer.write(self._writer.store.mark_unarchivable, table, self._mark)
            return
        await self._writer.write(self._writer.store.archive_game, table, body)


def _digest(versions: dict[str, str]) -> bytes:
    return sha256(json.dumps(versions).encode()).digest()
