"""The interface of a search: candidate options, the policy of simulated games, and the value of their end."""

from collections.abc import Callable
from typing import Final, Protocol

from ..engine.errors import WarhostError
from ..engine.rng import Rng
from ..engine.state import State
from ..games import all_kits, find_kit
from ..kit import KitPart
from .judgement import HAND, Judgement


class Plans(Protocol):
    """The plans of one seat in one game.  They are made once per game, and never change a given state."""

    def candidates(self, state: State, most: int, looks: int) -> list[int]:
        """The indices of the options to search, the most promising first; a single one is taken without search.

        About `looks` positions are examined to find them.
        """
        ...

    def habit(self, state: State, rng: Rng, hurried: bool = False) -> int:
        """The fast policy's answer for the seat that is asked: it plays simulated games on.

        With `hurried`, expensive lookahead is skipped.
        """
        ...

    def horizon(self, state: State) -> int:
        """The moment at which a simulated game that starts here is evaluated, on the scale of `moment`."""
        ...

    def moment(self, state: State) -> int:
        """The progress of the game."""
        ...

    def chance(self, state: State) -> float:
        """The chance of winning from a position at rest, between 0 and 1."""
        ...

    @property
    def work(self) -> int:
        """The cost of evaluations so far, in answers, in addition to the answers given in trials."""
        ...

    def counts(self, state: State) -> list[int]:
        """The features of a position at rest, in the order of `GamePlans.counted`; empty if there are none."""
        ...


MakePlans = Callable[[State, int, Judgement | None], Plans]


class Budget:
    """The effort of a bot: in trials, never in seconds, so that the same seed gives the same game."""

    __slots__ = ("effort", "trials", "width")

    def __init__(self, trials: int, width: int, effort: int = 0) -> None:
        self.trials = trials  # positions played out for one decision
        self.width = width  # the number of options to search
        self.effort = effort or trials * 1000  # the hard limit of a decision's work, in answers


class GamePlans:
    """The plans of a game for all levels: the plans of a seat, the effort of each level, and how often it errs."""

    def __init__(
        self,
        make: MakePlans,
        budgets: dict[str, Budget],
        heeds: dict[str, int],
        counted: list[str] | None = None,
        weights: str = HAND,
    ) -> None:
        self.make = make
        self.budgets = budgets  # by level
        self.heeds = heeds  # by level: how often in a hundred times it plays its best option
        self.counted = counted or []  # the names of the features of a learned evaluation
        self.weights = weights  # the version of the weights that the levels play with


PLANS: Final[KitPart[GamePlans]] = KitPart("bots.plans")


def find_plans(name: str) -> GamePlans:
    """The plans for the game with this name."""
    found = find_kit(name).get(PLANS)
    if found is None:
        able = [kit.name for kit in all_kits() if kit.get(PLANS) is not None]
        raise WarhostError(f"there are no plans for {name}: thinking bots play {', '.join(able)}")
    return found
