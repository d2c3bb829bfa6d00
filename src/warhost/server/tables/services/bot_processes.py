"""Where bots think: in processes of their own, so that they never hold up a table.

A bot is sent what its seat knows and nothing else: the saved state is blinded before it leaves the server's process.
While nobody else thinks, several processes share the work of a bot, a hint or a decision that is looked at again; what
comes out is the same, and sooner there.
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
from ....games import find_game
from .processes import Asker, Processes

if TYPE_CHECKING:
    from ...cluster.workers import Workers

T = TypeVar("T")
LOG = logging.getLogger(__name__)
NOBODY: Final = Asker()
LONGEST_THOUGHT: Final = 30.0  # seconds, until chance answers for a bot
OF_A_HOME: Final = 4  # questions that workers are given at once
LAST_WORDS: Final = 2.0  # seconds, for taking leave of workers


def think(game: str, blind: str, seat: int, bot: str, seed: str, helpers: int = 0) -> int:
    """The option a bot takes, by its index.  Runs in a process of its own; the seed decides what it draws."""
    perspective = Perspective(find_game(game).load(blind), seat)
    return maker(bot, team(helpers))(Rng(seeded(seed))).choose(perspective)


@lru_cache(maxsize=1)
def team(helpers: int) -> Helpers | None:
    """The helpers of this process, if it has any; they end with it."""
    return Helpers(helpers) if helpers else None


class BotProcesses:
    """Bots in processes, and whoever else thinks like them.  Homes take turns, and the people of each."""

    def __init__(
        self,
        processes: int,
        pool: Executor | None = None,
        longest: float = LONGEST_THOUGHT,
        workers: Workers | None = None,
        helpers: int = 0,
    ) -> None:
        self.answers = 0  # of bots, counted by those who asked
        self.helped = 0  # decisions that were shared
        self.longest = longest
        self.workers = workers  # elsewhere, where there are some
        self._processes = Processes(processes, pool)
        self._helpers = helpers
        self._team = Processes(1, pool)  # who decides with helpers
        self._thinking = 0  # how many think at this moment
        self._askers: WeakValueDictionary[Asker, asyncio.Lock] = WeakValueDictionary()
        self._homes: WeakValueDictionary[str | int, asyncio.Semaphore] = WeakValueDictionary()

    async def choose(self, state: State, bot: str, seed: str, asker: Asker = NOBODY) -> int:
        """Ask a bot about the state's question, for somebody; chance decides if it does not come to an end."""
        seat = state.seat
        blind = state.blind(seat).save()
        if self.workers is not None:
            own = self._askers.setdefault(asker, asyncio.Lock())  # whoever asks for much waits for himself
            home = self._homes.setdefault(asker.turn_key, asyncio.Semaphore(OF_A_HOME))
            async with own, home:
                index = await self.workers.choose(game=state.game.name, blind=blind, seat=seat, bot=bot, seed=seed)
            if index is not None and 0 <= index < len(state.options):
                return index
        question = (state.game.name, blind, seat, bot, seed)
        try:
            return await self.thought(self._processes, asker, self.longest, bot in THINKERS, think, *question)
        except TimeoutError:
            LOG.error("%s has thought for more than %g seconds at %s", bot, self.longest, state.game.name)
            return Rng(seeded(seed)).below(len(state.options))

    async def thought(
        self, own: Processes, asker: Asker, seconds: float, hard: bool, work: Callable[..., T], *question: object
    ) -> T:
        """What comes of a question: hard work is shared while nobody else thinks, all else is done by `own` processes.

        The number of helpers is the last thing that shared work is told.
        """
        shared = bool(self._helpers) and hard and self._thinking == 0
        self._thinking += 1
        try:
            if shared:
                self.helped += 1
                return await self._team.run(asker, seconds, work, *question, self._helpers)
            return await own.run(asker, seconds, work, *question)
        finally:
            self._thinking -= 1

    async def close(self) -> None:
        self._processes.close()
        self._team.close()
        if self.workers is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.workers.close(), LAST_WORDS)
