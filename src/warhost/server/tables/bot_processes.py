"""Where bots think: in processes of their own, so that they never hold up a table.

A bot is sent what its seat knows and nothing else: the saved state is blinded before it leaves the server's process.
"""

from __future__ import annotations

import logging
from concurrent.futures import Executor
from typing import Final

from ...bots import BOTS
from ...engine.perspective import Perspective
from ...engine.rng import Rng, seeded
from ...engine.state import State
from ...games import find_game
from .processes import Processes

LOG = logging.getLogger(__name__)
LONGEST_THOUGHT: Final = 30.0  # seconds, until chance answers for a bot


def think(game: str, blind: str, seat: int, bot: str, seed: str) -> int:
    """The option a bot takes, by its index.  Runs in a process of its own; the seed decides what it draws."""
    perspective = Perspective(find_game(game).load(blind), seat)
    return BOTS[bot](Rng(seeded(seed))).choose(perspective)


class Thinkers:
    """Bots in processes.  The people who play against them take turns."""

    def __init__(self, processes: int, pool: Executor | None = None, longest: float = LONGEST_THOUGHT) -> None:
        self.answers = 0  # of bots, counted by those who asked
        self.longest = longest
        self._processes = Processes(processes, pool)

    async def choose(self, state: State, bot: str, seed: str, person: int = 0) -> int:
        """Ask a bot about the state's question, for a person; chance decides if it does not come to an end."""
        seat = state.seat
        blind = state.blind(seat).save()
        try:
            return await self._processes.run(person, self.longest, think, state.game.name, blind, seat, bot, seed)
        except TimeoutError:
            LOG.error("%s has thought for more than %g seconds at %s", bot, self.longest, state.game.name)
            return Rng(seeded(seed)).below(len(state.options))

    def close(self) -> None:
        self._processes.close()
