"""Where bots think: in processes of their own, so that they never hold up a table.

A bot is sent what its seat knows and nothing else: the saved state is blinded before it leaves the server's process.
While no other bot thinks, several processes share the work of one that does; it answers the same, and sooner.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Executor
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from ....bots import THINKERS, maker
from ....bots.helpers import Helpers
from ....engine.rng import Rng, seeded
from ....engine.state import State
from ....engine.views.perspective import Perspective
from ....games import find_game
from .processes import Processes

if TYPE_CHECKING:
    from ...cluster.workers import Workers

LOG = logging.getLogger(__name__)
LONGEST_THOUGHT: Final = 30.0  # seconds, until chance answers for a bot
LAST_WORDS: Final = 2.0  # seconds, for taking leave of workers


def think(game: str, blind: str, seat: int, bot: str, seed: str, helpers: int = 0) -> int:
    """The option a bot takes, by its index.  Runs in a process of its own; the seed decides what it draws."""
    perspective = Perspective(find_game(game).load(blind), seat)
    return maker(bot, team(helpers) if helpers else None)(Rng(seeded(seed))).choose(perspective)


@lru_cache(maxsize=1)
def team(helpers: int) -> Helpers:
    """The helpers of this process; they end with it."""
    return Helpers(helpers)


class Thinkers:
    """Bots in processes.  The people who play against them take turns."""

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
        self._thinking = 0  # bots at this moment
        self._askers: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def choose(self, state: State, bot: str, seed: str, person: int = 0) -> int:
        """Ask a bot about the state's question, for a person; chance decides if it does not come to an end."""
        seat = state.seat
        blind = state.blind(seat).save()
        if self.workers is not None:
            async with self._askers.setdefault(person, asyncio.Lock()):  # whoever asks for much waits for himself
                index = await self.workers.choose(game=state.game.name, blind=blind, seat=seat, bot=bot, seed=seed)
            if index is not None and 0 <= index < len(state.options):
                return index
        alone = self._thinking == 0
        self._thinking += 1
        try:
            if self._helpers and alone and bot in THINKERS:
                self.helped += 1
                question = (state.game.name, blind, seat, bot, seed, self._helpers)
                return await self._team.run(person, self.longest, think, *question)
            return await self._processes.run(person, self.longest, think, state.game.name, blind, seat, bot, seed)
        except TimeoutError:
            LOG.error("%s has thought for more than %g seconds at %s", bot, self.longest, state.game.name)
            return Rng(seeded(seed)).below(len(state.options))
        finally:
            self._thinking -= 1

    async def close(self) -> None:
        self._processes.close()
        self._team.close()
        if self.workers is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.workers.close(), LAST_WORDS)
