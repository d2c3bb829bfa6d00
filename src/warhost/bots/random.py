"""The bot that takes any option, each as likely as the others: the least a bot must beat."""

from ..engine.rng import Rng
from ..engine.views.perspective import Perspective


class RandomBot:
    """Chooses blindly."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, perspective: Perspective) -> int:
        return self._rng.below(len(perspective.options))
