"""Random bot: all options are equally likely; a baseline for other bots."""

from ..engine.rng import Rng
from ..engine.views.perspective import Perspective


class RandomBot:
    """Chooses uniformly at random."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, perspective: Perspective) -> int:
        return self._rng.below(len(perspective.options))
