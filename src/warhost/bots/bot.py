"""The interface of a bot: it gets a seat's Perspective and returns the index of an option."""

from collections.abc import Callable
from typing import Protocol

from ..engine.rng import Rng, seeded
from ..engine.views.perspective import Perspective


class Bot(Protocol):
    """A computer player.  A new one is made for every game, and `choose` is its only access to the game."""

    def choose(self, perspective: Perspective) -> int:
        """The index of the chosen option; there are always at least two."""
        ...


MakeBot = Callable[[Rng], Bot]


def bot_rng(seed: int, seat: int) -> Rng:
    """A bot's own generator: it depends only on the game's seed and the seat.

    It does not depend on the bot's name: the same bot under two names plays the same game, so that against itself it
    scores 50 %.
    """
    return Rng(seeded(f"bot {seat + 1} of {seed}"))
