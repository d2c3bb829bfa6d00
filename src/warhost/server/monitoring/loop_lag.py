"""Measures how late the event loop runs what is due: while it is late, every table waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from .histograms import Histogram

INTERVAL: Final = 0.1  # seconds between two measurements


class LoopLag:
    """Task that sleeps for short intervals and observes by how much each one was exceeded."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.seconds = Histogram()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._run(), name="event-loop lag")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            due = self.now() + INTERVAL
            await asyncio.sleep(INTERVAL)
            self.seconds.observe(max(0.0, self.now() - due))
