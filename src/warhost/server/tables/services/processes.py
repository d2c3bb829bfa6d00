"""Processes for work that would hold the tables up: bots that think, and games that are looked at from end to end.

Whoever asks for much waits for himself: homes take turns, and the people of each among themselves, however many tables
one of them has, and however many guests he comes as.
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


class Asker(NamedTuple):
    """Who wants something, and where from: the address, which everybody of one home has in common; "": not known."""

    person: int = 0
    home: str = ""

    @property
    def turn_key(self) -> str | int:
        """Whom he takes turns with: where the home is not known, he is one of his own."""
        return self.home or self.person


class Processes:
    """So many processes, started with the first work for them.  A process that died or hangs is replaced."""

    def __init__(self, count: int, pool: Executor | None = None) -> None:
        self.count = count
        self._free = count
        self._pool = pool
        self._waiting: dict[str | int, dict[int, deque[asyncio.Future[None]]]] = {}  # whose turn is next comes first

    async def run(self, asker: Asker, seconds: float, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Have work done when it is somebody's turn.  TimeoutError if it takes longer than so many seconds then.

        A process that died is replaced, and the work done again.
        """
        await self._turn(asker)
        try:
            return await self._done(seconds, lambda pool: pool.submit(work, *args, **named))
        except BrokenProcessPool:
            await self._turn(asker)
            return await self._done(seconds, lambda pool: pool.submit(work, *args, **named))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _done(self, seconds: float, submit: Callable[[Executor], Future[T]]) -> T:
        """Wait for work; its process is free again when the work is over, whether or not somebody still waits."""
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
            running.exception()  # whoever waited has been told
        self._release()

    # --- taking turns -----------------------------------------------------------------------------------------

    async def _turn(self, asker: Asker) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker.turn_key, {}).setdefault(asker.person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()
            raise

    def _release(self) -> None:
        """The oldest wish of the next home's next person, if anybody waits; then both go to the ends of their rows."""
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
        """Several may notice that a pool is of no use any more; one of them clears up."""
        if self._pool is pool and isinstance(pool, ProcessPoolExecutor):
            self._pool = None


def _kill(pool: Executor) -> None:
    """End processes that do not end by themselves; what else they had to do is done again by the next ones."""
    if isinstance(pool, ProcessPoolExecutor):
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
