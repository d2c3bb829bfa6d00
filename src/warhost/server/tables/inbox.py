"""Inbox of a table: a queue of work that the table's task runs one item at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from ..refusing import RequestRefused, refuse
from .table_state import TableState

T = TypeVar("T")
Work = tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]


class Inbox:
    """Queue of work for a table's task.  Work is refused once the table is closed, and while a write is overdue."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._queue: asyncio.Queue[Work] = asyncio.Queue()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """The result of `work`, run by the table's task."""
        table = self._table
        if table.closed:
            raise self._gone()
        if table.is_stalled:
            raise refuse("storage", 503)
        table.used = table.services.now()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((work, future))
        return await future

    async def next(self, seconds: float | None) -> Work:
        """The next item; TimeoutError if none arrives within this many seconds."""
        item = self._queue.get()
        return await (item if seconds is None else asyncio.wait_for(item, seconds))

    def refuse_all(self) -> None:
        """Refuse all queued requests that are not being handled yet."""
        while not self._queue.empty():
            waiting = self._queue.get_nowait()[1]
            if not waiting.done():
                waiting.set_exception(self._gone())

    def _gone(self) -> RequestRefused:
        return refuse("storage", 503) if self._table.moved else refuse("unknown-table", 404)
