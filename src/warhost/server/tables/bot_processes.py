"""Where bots think: in processes of their own, so that they never hold up a table.

A bot is sent what its seat knows and nothing else: the saved state is blinded before it leaves the server's process.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker

from ...bots import BOTS
from ...engine.perspective import Perspective
from ...engine.rng import Rng, seeded
from ...engine.state import State
from ...games import find_game


def think(game: str, blind: str, seat: int, bot: str, seed: str) -> int:
    """The option a bot takes, by its index.  Runs in a process of its own; the seed decides what it draws."""
    perspective = Perspective(find_game(game).load(blind), seat)
    return BOTS[bot](Rng(seeded(seed))).choose(perspective)


class Thinkers:
    """A pool of processes for bots.  It is started with the first question to one."""

    def __init__(self, processes: int, pool: Executor | None = None) -> None:
        self.processes = processes
        self.answers = 0  # of bots, counted by those who asked
        self._pool = pool

    async def choose(self, state: State, bot: str, seed: str) -> int:
        """Ask a bot about the state's question.  A process that died is replaced, and the question put again."""
        seat = state.seat
        work = (state.game.name, state.blind(seat).save(), seat, bot, seed)
        pool = self._pool
        try:
            return await self._ask(*work)
        except BrokenProcessPool:
            if self._pool is pool or pool is None:  # several tables may notice; one of them clears up
                self._pool = None
            return await self._ask(*work)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, *work: str | int) -> int:
        if self._pool is None:
            _start_the_tracker()
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=_follow_the_parent)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, *work)  # type: ignore[arg-type]


def _start_the_tracker() -> None:
    """Python's helper that clears up semaphores when their owner was killed.  It shall do so without a complaint."""
    quiet = "ignore:resource_tracker:UserWarning"
    sys.warnoptions.append(quiet)  # it is started with the options in here, and knows no others
    try:
        resource_tracker.ensure_running()
    finally:
        sys.warnoptions.remove(quiet)


def _follow_the_parent() -> None:
    """End with the server, also when it was killed and could not say so."""
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
