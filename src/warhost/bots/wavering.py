"""The bot that knows better and does not always do it: an opponent for the first games."""

from typing import Final

from ..engine.perspective import Perspective
from ..engine.rng import Rng
from .bot import Bot

ALL: Final = 100


class WaveringBot:
    """Asks another bot so many times in a hundred, and else takes any option."""

    def __init__(self, rng: Rng, adviser: Bot, heeds: int) -> None:
        self._rng = rng
        self._adviser = adviser
        self._heeds = heeds

    def choose(self, perspective: Perspective) -> int:
        if self._rng.below(ALL) < self._heeds:
            return self._adviser.choose(perspective)
        return self._rng.below(len(perspective.options))
