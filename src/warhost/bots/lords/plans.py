"""Search parameters for Lords of War: all seats play greedily in playouts."""

from math import exp
from typing import Final

from ...engine.rng import Rng
from ...engine.state import State
from ...lords.state import LordsState
from ..learned_evaluation import LearnedEvaluation
from ..lookahead import best_options, greedy_choice
from ..plans import Budget, GamePlans
from .evaluation import LordsEvaluation, Weights
from .features import NAMES, features

SCALE: Final = 5.8  # advantage in captured units that means a winning chance of 73 %; fitted to games
MARGIN: Final = 20.0  # in captured units: options that look worse than the best by this much are not considered
TURNS: Final = 3  # number of turns played until a position is evaluated: the player's, the enemy's, the player's


class LordsPlans:
    """The plans of one seat.  Partners and enemies use the same evaluation, each for their own side."""

    def __init__(
        self,
        state: State,
        seat: int,
        judgement: LearnedEvaluation | None = None,
        turns: int = TURNS,
        margin: float = MARGIN,
        weights: Weights | None = None,
    ) -> None:
        assert isinstance(state, LordsState)
        self._seat = seat
        self._judgement = judgement
        self._margin = margin
        self._turns = turns
        self._judges = [LordsEvaluation(state, each, weights) for each in range(state.battle.seats)]

    def candidates(self, state: State, most: int, looks: int) -> list[int]:
        return best_options(state, self._judges[self._seat], most, self._margin, looks)

    def policy_choice(self, state: State, rng: Rng, hurried: bool = False) -> int:
        return greedy_choice(state, self._judges[state.seat])

    def horizon(self, state: State) -> int:
        return self.moment(state) + self._turns

    def moment(self, state: State) -> int:
        return state.turn_of()[1]

    def chance(self, state: State) -> float:
        if state.outcome is not None:
            winners = state.outcome.winners
            return 0.5 if not winners else 1.0 if self._seat in winners else 0.0
        by_hand = 1.0 / (1.0 + exp(-self._judges[self._seat].value(state) / SCALE))
        return by_hand if self._judgement is None else self._judgement.combined(self.features(state), by_hand)

    @property
    def work(self) -> int:
        return sum([judge.work for judge in self._judges])

    def features(self, state: State) -> list[int]:
        assert isinstance(state, LordsState)
        return features(state, self._seat, self._judges[self._seat])


PLANS: Final = GamePlans(
    LordsPlans,
    budgets={"captain": Budget(10, 4), "warlord": Budget(288, 12, 75_000), "warlord-1": Budget(288, 12, 75_000)},
    accuracy={"recruit": 35, "soldier": 70, "captain": 75},
    feature_names=NAMES,
)
