"""Process pool with fair queueing, for work that would block the event loop: bots, analyses and reports.

Addresses take turns, and so do the users of each address, so many tables or many guest accounts give no advantage.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, ParamSpec, TypeVar

from ....bots.series.pools import new_pool

P = ParamSpec("P")
T = TypeVar("T")


class Requester(NamedTuple):
    """The user and the address for whom work is done; "" if the address is unknown."""

    person: int = 0
    home: str = ""

    @property
    def turn_key(self) -> str | int:
        """The key of the queue: the address, or the user if the address is unknown."""
        return self.home or self.person


class Processes:
    """Process pool, started with the first work.  A process that died or hangs is replaced."""

    def __init__(self, count: int, pool: Executor | None = None) -> None:
        self.count = count
        self._free = count
        self._pool = pool
        self._waiting: dict[str | int, dict[int, deque[asyncio.Future[None]]]] = {}  # jobs by requester

    @property
    def waiting(self) -> int:
        """Number of jobs that wait for a free process."""
        return sum(len(row) for people in self._waiting.values() for row in people.values())

    async def run(
        self, requester: Requester, seconds: float, work: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """The result of `work`, run when it is the requester's turn.

        TimeoutError if it takes longer than `seconds` after its start.

        If its process dies, it is replaced and the work repeated.
        """
        await self._turn(requester)
        try:
            return await self._done(seconds, lambda pool: pool.submit(work, *args, **named))
        except BrokenProcessPool:
            await self._turn(requester)
            return await self._done(seconds, lambda pool: pool.submit(work, *args, **named))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _done(self, seconds: float, submit: Callable[[Executor], Future[T]]) -> T:
        """Wait for work; its process is free again when the work is over, even if the caller has been cancelled."""
        pool = self._started()
        try:
            running: asyncio.Future[T] = asyncio.wrap_future(submit(pool))
        except BaseException:
            self._give_up(pool)
            self._release()
            raise
        running.add_done_callback(self._over)
        try:
            return await asyncio.wait_for(asyncio.shield(running), seconds)
        except BrokenProcessPool:
            self._give_up(pool)
            raise
        except TimeoutError:
            self._give_up(pool)
            _kill(pool)
            raise

    def _over(self, running: asyncio.Future[T]) -> None:
        if not running.cancelled():
            running.exception()  # reading the exception prevents asyncio's warning that nobody did
        self._release()

    # --- taking turns -----------------------------------------------------------------------------------------

    async def _turn(self, requester: Requester) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(requester.turn_key, {}).setdefault(requester.person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()
            raise

    def _release(self) -> None:
        """Start the next work in turn, if any waits; its user and address go to the ends of their queues."""
        while self._waiting:
            home, people = next(iter(self._waiting.items()))
            person, row = next(iter(people.items()))
            del self._waiting[home], people[person]
            turn = row.popleft()
            if row:
                people[person] = row
            if people:
                self._waiting[home] = people
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    # --- the pool ---------------------------------------------------------------------------------------------

    def _started(self) -> Executor:
        if self._pool is None:
            self._pool = new_pool(self.count)
        return self._pool

    def _give_up(self, pool: Executor) -> None:
        """Drop a broken pool; several callers may notice, and the first one does it."""
        if self._pool is pool and isinstance(pool, ProcessPoolExecutor):
            self._pool = None


def _kill(pool: Executor) -> None:
    """Kill processes that do not end by themselves; their other work is repeated by the new pool."""
    if isinstance(pool, ProcessPoolExecutor):
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
