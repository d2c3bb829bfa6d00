"""A bot that sometimes plays worse than it could: an opponent for learners."""

from typing import Final

from ..engine.rng import Rng
from ..engine.views.perspective import Perspective
from .bot import Bot
from .plans import find_plans

ALL: Final = 100


class MixedBot:
    """Uses the better bot with a frequency that depends on its level, otherwise the weaker one."""

    def __init__(self, rng: Rng, level: str, adviser: Bot, instead: Bot) -> None:
        self._rng = rng
        self._level = level
        self._adviser = adviser
        self._instead = instead
        self._heeds = -1

    def choose(self, perspective: Perspective) -> int:
        if self._heeds < 0:
            self._heeds = find_plans(perspective.game).heeds[self._level]
        heeded = self._rng.below(ALL) < self._heeds
        return (self._adviser if heeded else self._instead).choose(perspective)
