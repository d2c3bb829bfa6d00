"""Interface between the search and a game: candidate moves, playout policy, and evaluation at the horizon."""

from collections.abc import Callable
from typing import Final, Protocol

from ..engine.errors import WarhostError
from ..engine.rng import Rng
from ..engine.state import State
from ..games import all_kits, find_kit
from ..kit import KitPart
from .learned_evaluation import HAND, LearnedEvaluation


class Plans(Protocol):
    """The plans of one seat in one game.  They are made once per game, and never change a given state."""

    def candidates(self, state: State, most: int, looks: int) -> list[int]:
        """The indices of the candidate moves, the most promising first; a single one is chosen without search.

        About `looks` positions are examined to find them.
        """
        ...

    def policy_choice(self, state: State, rng: Rng, hurried: bool = False) -> int:
        """The playout policy's answer for the seat that has to decide.

        With `hurried`, expensive lookahead is skipped.
        """
        ...

    def horizon(self, state: State) -> int:
        """The moment at which a playout from this position ends, on the scale of `moment`."""
        ...

    def moment(self, state: State) -> int:
        """The progress of the game, as an increasing number."""
        ...

    def chance(self, state: State) -> float:
        """The chance of winning from a position at rest, between 0 and 1."""
        ...

    @property
    def work(self) -> int:
        """The cost of evaluations so far, in answers, without the answers of playouts."""
        ...

    def features(self, state: State) -> list[int]:
        """The features of a position at rest, in the order of `GamePlans.feature_names`; empty if there are none."""
        ...


MakePlans = Callable[[State, int, LearnedEvaluation | None], Plans]


class Budget:
    """The effort of a bot: in playouts, never in seconds, so that the same seed gives the same game."""

    __slots__ = ("effort", "playouts", "width")

    def __init__(self, playouts: int, width: int, effort: int = 0) -> None:
        self.playouts = playouts  # playouts per decision
        self.width = width  # maximum number of candidate moves
        self.effort = effort or playouts * 1000  # limit of the work for a decision, in units of one answer


class GamePlans:
    """The plans of a game for all levels: the plans of a seat, the effort of each level, and how often it errs."""

    def __init__(
        self,
        make: MakePlans,
        budgets: dict[str, Budget],
        accuracy: dict[str, int],
        feature_names: list[str] | None = None,
        weights: str = HAND,
    ) -> None:
        self.make = make
        self.budgets = budgets  # number of playouts and candidates, by level
        self.accuracy = accuracy  # by level: percentage of decisions in which the level plays its best option
        self.feature_names = feature_names or []  # names of a learned evaluation's features; [] without one
        self.weights = weights  # version of the learned weights that the levels use


PLANS: Final[KitPart[GamePlans]] = KitPart("bots.plans")


def find_plans(name: str) -> GamePlans:
    """The plans for the game with this name."""
    found = find_kit(name).get(PLANS)
    if found is None:
        able = [kit.name for kit in all_kits() if kit.get(PLANS) is not None]
        raise WarhostError(f"there are no plans for {name}: thinking bots play {', '.join(able)}")
    return found
