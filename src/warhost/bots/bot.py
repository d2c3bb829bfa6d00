"""What a bot is: it gets a seat's Perspective and names one of the options by its index."""

from collections.abc import Callable
from typing import Protocol

from ..engine.rng import Rng, seeded
from ..engine.views.perspective import Perspective


class Bot(Protocol):
    """Anything that answers.  It is made anew for every game, and has no other way to the game than `choose`."""

    def choose(self, perspective: Perspective) -> int:
        """The index of the option it takes; there are always at least two."""
        ...


MakeBot = Callable[[Rng], Bot]


def bot_rng(seed: int, seat: int) -> Rng:
    """A bot's own generator: it depends on the game's seed and the seat alone.

    Not on the bot's name: the same bot under two names plays the same game, so that against itself it scores 50 %.
    """
    return Rng(seeded(f"bot {seat + 1} of {seed}"))
