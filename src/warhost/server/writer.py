"""The store's one thread: calls wait for it without holding up the tables, and answers are written in batches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from .store import Store
from .tables.records import Record

P = ParamSpec("P")
T = TypeVar("T")
LOG = logging.getLogger(__name__)


class Writer:
    """All access to the store goes through here, one call at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits = 0
        self.failures = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[str, Record, asyncio.Future[None]]] = []
        self._draining: asyncio.Task[None] | None = None

    async def call(self, method: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a method of the store in its thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: method(*args, **kwargs))

    async def append(self, table: str, record: Record) -> None:
        """Return when the answer is on disk; raise, and nothing is written, if that cannot be.

        What comes in while a commit is under way is written together with the next one, so that many tables share it.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, record, future))
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        await asyncio.shield(future)

    async def close(self) -> None:
        if self._draining is not None:
            await self._draining
        self._thread.shutdown()
        self.store.close()

    async def _drain(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if not await self._written(batch) and len(batch) > 1:
                for each in batch:  # one bad line shall not take the others with it
                    await self._written([each], last=True)
        self._draining = None

    async def _written(self, batch: list[tuple[str, Record, asyncio.Future[None]]], last: bool = False) -> bool:
        try:
            await self.call(self.store.append, [(table, record) for table, record, _ in batch])
        except Exception as failed:
            if len(batch) == 1 or last:
                self.failures += 1
                LOG.error("an answer could not be written: %s", type(failed).__name__)
                batch[0][2].set_exception(failed)
            return False
        self.commits += 1
        for _, _, future in batch:
            future.set_result(None)
        return True
