"""Search parameters for simple games: all seats play greedily by the evaluation, for a few turns."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ..engine.rng import Rng
from ..engine.state import State
from .evaluation import Evaluation, find_evaluation
from .learned_evaluation import LearnedEvaluation
from .lookahead import best_options, greedy_choice
from .plans import Budget, GamePlans

if TYPE_CHECKING:
    from ..kit import GameKit

SCALE: Final = 5.0  # evaluation that means a winning chance of 73 %
MARGIN: Final = 100.0  # options whose evaluation is worse than the best by this much are not considered
TURNS: Final = 4  # number of turns played until a position is evaluated
SEATS: Final = 2


class SimplePlans:
    """The plans of one seat."""

    def __init__(self, state: State, seat: int, judgement: LearnedEvaluation | None = None) -> None:
        self._seat = seat
        self._judges: list[Evaluation] = [find_evaluation(state, each) for each in range(SEATS)]

    def candidates(self, state: State, most: int, looks: int) -> list[int]:
        return best_options(state, self._judges[self._seat], most, MARGIN, looks)

    def policy_choice(self, state: State, rng: Rng, hurried: bool = False) -> int:
        return greedy_choice(state, self._judges[state.seat])

    def horizon(self, state: State) -> int:
        return self.moment(state) + TURNS

    def moment(self, state: State) -> int:
        return state.turn_of()[1]

    def chance(self, state: State) -> float:
        if state.outcome is not None:
            winners = state.outcome.winners
            return 0.5 if not winners else 1.0 if self._seat in winners else 0.0
        return 1.0 / (1.0 + exp(-self._judges[self._seat].value(state) / SCALE))

    @property
    def work(self) -> int:
        return 0  # not measured: only the number of answers is limited

    def features(self, state: State) -> list[int]:
        return []


def plans_of(kit: GameKit) -> GamePlans:
    """The plans of a simple game, from its kit."""
    return GamePlans(
        SimplePlans,
        budgets={"captain": Budget(10, 4), "warlord": Budget(96, 8), "warlord-1": Budget(96, 8)},
        accuracy={"recruit": 35, "soldier": 70, "captain": 75},
    )
