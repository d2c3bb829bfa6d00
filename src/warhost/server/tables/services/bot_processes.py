"""Process pool for bots, so that they never block a table.

A bot receives only what its seat knows: hidden cards are removed from the state before it leaves the server's process.
While the pool is idle, several processes share the work on one decision, hint or analysis; the result is the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakValueDictionary

from ....bots import THINKERS, maker
from ....bots.helpers import Helpers
from ....engine.rng import Rng, seeded
from ....engine.state import State
from ....engine.views.perspective import Perspective
from ....games import find_game, game_names
from .processes import Processes, Requester

if TYPE_CHECKING:
    from ...cluster.workers import Workers

T = TypeVar("T")
LOG = logging.getLogger(__name__)
NOBODY: Final = Requester()
LONGEST_THOUGHT: Final = 30.0  # timeout in seconds for a bot's answer; after it a random option is chosen
OF_A_HOME: Final = 4  # maximum number of concurrent jobs for workers from one address
STARTING: Final = 600.0  # timeout in seconds for starting the processes; long, because it can be slow on a busy machine
LAST_WORDS: Final = 2.0  # timeout in seconds for closing the connection to the workers' queue


def think(game: str, blind: str, seat: int, bot: str, seed: str, helpers: int = 0) -> int:
    """The index of the option that a bot chooses.  Runs in a worker process; deterministic for a seed."""
    perspective = Perspective(find_game(game).load(blind), seat)
    return maker(bot, team(helpers))(Rng(seeded(seed))).choose(perspective)


def load_rules(helpers: int = 0) -> None:
    """Load the rules before the first decision of a worker process, and start its helper processes."""
    for name in game_names():
        find_game(name)
    team(helpers)


@lru_cache(maxsize=1)
def team(helpers: int) -> Helpers | None:
    """The helper processes of this worker process, or None; they end with it."""
    return Helpers(helpers) if helpers else None


class BotProcesses:
    """Process pool for bots, hints and analyses.  Addresses take turns, and so do the users of each address."""

    def __init__(
        self,
        processes: int,
        pool: Executor | None = None,
        longest: float = LONGEST_THOUGHT,
        workers: Workers | None = None,
        helpers: int = 0,
    ) -> None:
        self.answers = 0  # number of answers by bots, counted by the tables
        self.helped = 0  # number of decisions computed with helper processes
        self.longest = longest
        self.workers = workers  # client of the queue for workers on other machines; None without workers
        self._processes = Processes(processes, pool)
        self._helpers = helpers
        self._team = Processes(1, pool)  # pool for decisions that are shared with helper processes
        self._thinking = 0  # number of decisions in progress
        self._requesters: WeakValueDictionary[Requester, asyncio.Lock] = WeakValueDictionary()
        self._homes: WeakValueDictionary[str | int, asyncio.Semaphore] = WeakValueDictionary()

    @property
    def thinking(self) -> int:
        """Number of decisions, hints and analyses in progress or waiting."""
        return self._thinking

    @property
    def waiting(self) -> int:
        """Number of those that wait for a free process."""
        return self._processes.waiting + self._team.waiting

    async def prepare(self) -> None:
        """Start the processes in advance, because on a busy machine the first decision would take many seconds.

        Not needed if there are workers on other machines.
        """
        if self.workers is not None and await self.workers.are_there():
            return
        wanted = [(self._processes, 0)] * self._processes.count + [(self._team, self._helpers)] * bool(self._helpers)
        try:
            await asyncio.gather(*[each.run(NOBODY, STARTING, load_rules, helpers) for each, helpers in wanted])
        except Exception as failed:  # the processes are started again at the first decision
            LOG.warning("the processes of bots could not be started beforehand: %s", type(failed).__name__)

    async def choose(self, state: State, bot: str, seed: str, requester: Requester = NOBODY) -> int:
        """The index of the option that a bot chooses; a random one if the bot exceeds its time limit."""
        seat = state.seat
        blind = state.blind(seat).save()
        if self.workers is not None:
            own = self._requesters.setdefault(requester, asyncio.Lock())  # one decision per requester at a time
            home = self._homes.setdefault(requester.turn_key, asyncio.Semaphore(OF_A_HOME))
            async with own, home:
                index = await self.workers.choose(game=state.game.name, blind=blind, seat=seat, bot=bot, seed=seed)
            if index is not None and 0 <= index < len(state.options):
                return index
        question = (state.game.name, blind, seat, bot, seed)
        try:
            return await self.thought(self._processes, requester, self.longest, bot in THINKERS, think, *question)
        except TimeoutError:
            LOG.error("%s has thought for more than %g seconds at %s", bot, self.longest, state.game.name)
            return Rng(seeded(seed)).below(len(state.options))

    async def thought(
        self,
        own: Processes,
        requester: Requester,
        seconds: float,
        hard: bool,
        work: Callable[..., T],
        *question: object,
    ) -> T:
        """The result of `work`: hard work is shared with helpers while the pool is idle, other work runs in `own`.

        Shared work gets the number of helpers as its last argument.
        """
        shared = bool(self._helpers) and hard and self._thinking == 0
        self._thinking += 1
        try:
            if shared:
                self.helped += 1
                return await self._team.run(requester, seconds, work, *question, self._helpers)
            return await own.run(requester, seconds, work, *question)
        finally:
            self._thinking -= 1

    async def close(self) -> None:
        self._processes.close()
        self._team.close()
        if self.workers is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.workers.close(), LAST_WORDS)
