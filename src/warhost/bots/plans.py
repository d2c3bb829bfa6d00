"""What a thinking bot knows of a game: which options are worth a thought, how play goes on, and how good an end is."""

from collections.abc import Callable
from typing import Final, Protocol

from ..engine.errors import WarhostError
from ..engine.rng import Rng
from ..engine.state import State
from ..games import all_kits, find_kit
from ..kit import KitPart
from .judgement import HAND, Judgement


class Plans(Protocol):
    """The plans of one seat in one game.  They are made once a game, and never change a state they are asked about."""

    def candidates(self, state: State, most: int, looks: int) -> list[int]:
        """The options worth a thought, by index, the most promising first; a single one is taken without a thought.

        About so many positions are looked at to find them.
        """
        ...

    def habit(self, state: State, rng: Rng, hurried: bool = False) -> int:
        """What the seat that is asked does without thinking, whichever seat it is: how play goes on in a trial.

        Hurried, it leaves out whatever looking costs much.
        """
        ...

    def horizon(self, state: State) -> int:
        """The moment at which a trial that begins here is judged, on the scale of `moment`."""
        ...

    def moment(self, state: State) -> int:
        """How far the game has come."""
        ...

    def chance(self, state: State) -> float:
        """The chance of winning from a position at rest, between 0 and 1."""
        ...

    @property
    def work(self) -> int:
        """What judging positions has cost so far, in answers: beside those given in trials, what thinking costs."""
        ...

    def counts(self, state: State) -> list[int]:
        """What can be counted in a position at rest, in the order of `GamePlans.counted`; empty if nothing is."""
        ...


MakePlans = Callable[[State, int, Judgement | None], Plans]


class Budget:
    """How hard a bot thinks: in trials, never in seconds, so that the same seed gives the same game."""

    __slots__ = ("effort", "trials", "width")

    def __init__(self, trials: int, width: int, effort: int = 0) -> None:
        self.trials = trials  # positions played on for one decision
        self.width = width  # options that are looked at closely
        self.effort = effort or trials * 1000  # the hard limit of a decision: its work, in answers


class GamePlans:
    """What a game's kit has for the levels: the plans of a seat, how hard each thinks, and how often it wavers."""

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
        self.heeds = heeds  # by level: how many times in a hundred it does what it knows to be good
        self.counted = counted or []  # the names of what a learned judgement counts
        self.weights = weights  # the version of the weights that the levels play with


PLANS: Final[KitPart[GamePlans]] = KitPart("bots.plans")


def find_plans(name: str) -> GamePlans:
    """The plans for the game of a name."""
    found = find_kit(name).get(PLANS)
    if found is None:
        able = [kit.name for kit in all_kits() if kit.get(PLANS) is not None]
        raise WarhostError(f"there are no plans for {name}: thinking bots play {', '.join(able)}")
    return found
