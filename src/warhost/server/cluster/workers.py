"""Bots on other machines: `warhost worker` takes jobs from a queue in Redis.

A job contains only what the bot's seat knows.  Nodes only use workers that have the same rules version; if there is
none, or none replies in time, the node runs the bot itself.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from contextlib import suppress
from typing import Any, Final, TypedDict, Unpack

from redis.exceptions import RedisError
from saq import Queue, Worker
from saq.queue.base import JobError

from ...bots.series.pools import new_pool
from ...games import GAMES
from ..tables.services.bot_processes import think

LOG = logging.getLogger(__name__)
THINK: Final = "think"
SECONDS: Final = 12.0  # timeout in seconds of a worker; after it the node runs the bot in its own process
LOOKED: Final = 2.0  # seconds between two checks whether any worker is connected
POLL: Final = 0.05
HEARTBEAT: Final = 5  # seconds between two heartbeats of a worker


class Question(TypedDict):
    """Arguments of `think`: the decision that a bot has to make."""

    game: str
    blind: str
    seat: int
    bot: str
    seed: str


def queue(url: str) -> Queue:
    """The job queue of workers that have the same rules as this node."""
    rules = json.dumps({name: game.version for name, game in sorted(GAMES.items())})
    return Queue.from_url(url, name=f"warhost-{hashlib.sha256(rules.encode()).hexdigest()[:12]}")


class Workers:
    """Client of the job queue that workers take questions from."""

    def __init__(self, url: str) -> None:
        self._queue = queue(url)
        self._there = False
        self._looked = 0.0

    async def choose(self, **question: Unpack[Question]) -> int | None:
        """The index of the option that the bot chose; None if no worker has replied in time."""
        if not await self.are_there():
            return None
        try:
            found = await self._queue.apply(
                THINK, timeout=SECONDS, poll_interval=POLL, retries=1, ttl=60, heartbeat=0, **question
            )
            return int(found)
        except (JobError, RedisError, OSError, TimeoutError) as failed:
            LOG.warning("no worker has answered: %s", type(failed).__name__)
            self._there, self._looked = False, time.monotonic() + SECONDS
            return None

    async def close(self) -> None:
        with suppress(RedisError, OSError):
            await self._queue.disconnect()

    async def are_there(self) -> bool:
        """True if there are workers, according to the last check."""
        if time.monotonic() > self._looked + LOOKED:
            self._looked = time.monotonic()
            try:
                self._there = bool((await self._queue.info())["workers"])
            except (RedisError, OSError, TimeoutError):
                self._there = False
        return self._there


async def work(url: str, processes: int) -> None:
    """Process jobs from the queue until interrupted."""
    pool = new_pool(processes)

    async def thought(_: object, **question: Unpack[Question]) -> int:
        return await asyncio.get_running_loop().run_in_executor(pool, _think, question)

    own = queue(url)
    beat: Any = {"worker_info": HEARTBEAT, "sweep": HEARTBEAT}
    worker = Worker(own, functions=[(THINK, thought)], concurrency=processes, timers=beat)
    try:
        await worker.start()
    finally:
        await worker.stop()
        await own.disconnect()
        pool.shutdown(wait=False, cancel_futures=True)


def _think(question: Question) -> int:
    return think(**question)
