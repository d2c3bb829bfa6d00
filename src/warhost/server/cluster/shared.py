"""State shared by all nodes in Redis: rate limits, open sockets, ended sessions, and the list of tables.

The server works without it: while Redis is unavailable, every node counts for itself.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ..tables.records.public_table import PublicTable
from .membership import Membership

T = TypeVar("T")
LOG = logging.getLogger(__name__)
SECONDS: Final = 0.5  # timeout in seconds of one Redis command
PAUSE: Final = 1.0  # seconds without commands after Redis has failed
UPDATE_INTERVAL: Final = 1.0  # seconds between two updates of this node's tables in Redis
TTL: Final = 5  # seconds after which a node's entry in Redis expires if it is not renewed
ENDED: Final = "warhost:ended"  # pub/sub channel on which nodes announce ended sessions

# Token bucket as in `accounts/limits.py`, by the clock of Redis.  A negative number returns tokens.
TAKE: Final = """
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local rate, burst, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local held = redis.call('HMGET', KEYS[1], 'level', 'last')
local level = tonumber(held[1] or burst) + (now - tonumber(held[2] or now)) * rate
level = math.min(burst, level)
local allowed = 0
if level >= wanted then
    allowed = 1
    level = math.min(burst, level - wanted)
end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'last', tostring(now))
redis.call('EXPIRE', KEYS[1], math.min(86400, math.ceil(burst / math.max(rate, 0.0001)) + 1))
return allowed
"""


class SharedState:
    """Redis client for the state that all nodes share."""

    def __init__(self, url: str, membership: Membership) -> None:
        self.membership = membership
        self.redis: Any = Redis.from_url(
            url, socket_timeout=SECONDS, socket_connect_timeout=SECONDS, decode_responses=True
        )
        self._take = self.redis.register_script(TAKE)
        self._away = 0.0  # Redis is not used before this time, because it has failed
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False  # a flag besides the cancellation, which a library may treat as its own timeout

    def begin(self, close_sessions: Callable[[Iterable[str]], None], listed: Callable[[], list[PublicTable]]) -> None:
        """Subscribe to sessions that other nodes end, and publish this node's tables at intervals."""
        self._tasks = [asyncio.create_task(self._listen(close_sessions)), asyncio.create_task(self._copy(listed))]

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2 * SECONDS)
        with suppress(RedisError, OSError):
            await self.redis.delete(self._part("list"), self._part("sockets"))
        with suppress(RedisError, OSError):
            await self.redis.aclose()

    @property
    def responds(self) -> bool:
        """False if Redis is not used for a moment, because it has failed."""
        return time.monotonic() >= self._away

    # --- limits -----------------------------------------------------------------------------------------------

    async def take(self, name: str, rate: float, burst: int, wanted: int = 1) -> bool | None:
        """Take tokens from a bucket that all nodes share; None if Redis is unavailable."""
        asked = self._take(keys=[f"warhost:bucket:{name}"], args=[rate, burst, wanted])
        allowed = await self._answered(asked, None)
        return bool(allowed) if allowed is not None else None

    async def remote_counts(self, names: list[str]) -> list[int]:
        """Numbers of sockets that the other nodes have open, by key: an address or a user."""
        others = [each for each in self.membership.present if each != self.membership.me.id]
        if not others:
            return [0] * len(names)
        pipe = self.redis.pipeline(transaction=False)
        for node in others:
            pipe.hmget(f"warhost:sockets:{node}", names)
        rows: list[Any] = await self._answered(pipe.execute(), [])
        return [sum(int(row[at] or 0) for row in rows) for at in range(len(names))]

    async def publish_counts(self, counts: dict[str, int]) -> None:
        """Publish the numbers of sockets that this node has open."""
        pipe = self.redis.pipeline(transaction=False)
        for name, count in counts.items():
            if count:
                pipe.hset(self._part("sockets"), name, count)
            else:
                pipe.hdel(self._part("sockets"), name)
        pipe.expire(self._part("sockets"), TTL)
        await self._answered(pipe.execute(), None)

    # --- sessions ---------------------------------------------------------------------------------------------

    async def publish_ended(self, sessions: Iterable[str]) -> None:
        """Tell the other nodes that these sessions have ended."""
        for session in sessions:
            await self._answered(self.redis.publish(ENDED, session), None)

    async def _listen(self, close_sessions: Callable[[Iterable[str]], None]) -> None:
        while not self._closing:
            try:
                async with self.redis.pubsub() as line:
                    await line.subscribe(ENDED)
                    while not self._closing:
                        message = await line.get_message(ignore_subscribe_messages=True, timeout=UPDATE_INTERVAL)
                        if message is not None:
                            close_sessions([str(message["data"])])
            except (RedisError, OSError, TimeoutError):
                await asyncio.sleep(PAUSE)

    # --- the list ---------------------------------------------------------------------------------------------

    async def tables(self) -> list[PublicTable]:
        """The public tables of the other nodes."""
        others = [f"warhost:list:{each}" for each in self.membership.present if each != self.membership.me.id]
        found: list[Any] = await self._answered(self.redis.mget(others), []) if others else []
        decode = msgspec.json.Decoder(list[PublicTable]).decode
        return [table for part in found if part for table in decode(part)]

    async def _copy(self, listed: Callable[[], list[PublicTable]]) -> None:
        while not self._closing:
            part = msgspec.json.encode(listed()).decode()
            await self._answered(self.redis.set(self._part("list"), part, ex=TTL), None)
            await self._answered(self.redis.expire(self._part("sockets"), TTL), None)
            await asyncio.sleep(UPDATE_INTERVAL)

    def _part(self, name: str) -> str:
        return f"warhost:{name}:{self.membership.me.id}"

    async def _answered(self, question: Awaitable[Any], otherwise: T) -> Any | T:
        """The result of a Redis command, or `otherwise` if Redis is unavailable."""
        if time.monotonic() < self._away:
            if asyncio.iscoroutine(question):
                question.close()
            return otherwise
        try:
            return await asyncio.wait_for(question, 2 * SECONDS)
        except (RedisError, OSError, TimeoutError) as failed:
            LOG.warning("Redis does not answer: %s", type(failed).__name__)
            self._away = time.monotonic() + PAUSE
            return otherwise
