"""A bot that sometimes plays worse than it could: an opponent for learners."""

from typing import Final

from ..engine.rng import Rng
from ..engine.views.perspective import Perspective
from .bot import Bot
from .plans import find_plans

ALL: Final = 100


class MixedBot:
    """Uses the better bot with a frequency that depends on its level, otherwise the weaker one."""

    def __init__(self, rng: Rng, level: str, better: Bot, weaker: Bot) -> None:
        self._rng = rng
        self._level = level
        self._better = better
        self._weaker = weaker
        self._accuracy = -1

    def choose(self, perspective: Perspective) -> int:
        if self._accuracy < 0:
            self._accuracy = find_plans(perspective.game).accuracy[self._level]
        is_accurate = self._rng.below(ALL) < self._accuracy
        return (self._better if is_accurate else self._weaker).choose(perspective)
