"""Search parameters for Conquest: candidate options, the policy of simulated games, and the final evaluation."""

from __future__ import annotations

from typing import Final

from ...conquest.rules.actions.window import ActionWindow
from ...conquest.rules.battles.attacking import ChooseDefender
from ...conquest.rules.battles.battle import RangedAttack, Retreat, TakeTurn
from ...conquest.rules.battles.damage import Shield
from ...conquest.rules.command import Dial, TakeBonus
from ...conquest.setup import Mulligan
from ...conquest.state import ConquestState
from ...effects.state.ordering import Ordering
from ...engine.rng import Rng
from ...engine.state import State
from ..duel import NO_LUCK, DuelPlans, Kinds, PlayoutPolicy
from ..learned_evaluation import LearnedEvaluation
from ..plans import Budget, GamePlans
from .expected import expected_answer
from .features import NAMES, features
from .playout_policy import policy_choice
from .search_evaluation import ConquestSearchEvaluation

SCALE: Final = 18.0  # points of advantage that mean a winning chance of 73 %
MARGIN: Final = 1.5  # in points: options that look worse than the best by this much are not considered
SHORT: Final = 8  # deck size below which drawing cards is no advantage (CON-4.4)
ROUNDS: Final = 1  # number of rounds played until a position is evaluated
# Questions that the policy answers in a playout; other questions are searched one ply deep.
POLICY_QUESTIONS: Final[Kinds] = (
    Dial,
    TakeTurn,
    RangedAttack,
    ChooseDefender,
    Shield,
    Retreat,
    Mulligan,
    ActionWindow,
    Ordering,
)


POLICY: Final = PlayoutPolicy(policy_choice, features, POLICY_QUESTIONS, SCALE, MARGIN, expected_answer)


class ConquestPlans(DuelPlans[ConquestState]):
    """The plans of one seat, up to the next round."""

    def __init__(self, state: State, seat: int, judgement: LearnedEvaluation | None = None) -> None:
        super().__init__(seat, judgement, POLICY, [ConquestSearchEvaluation(state, each) for each in range(2)])

    def settled(self, state: ConquestState) -> list[int]:
        if isinstance(state.question, Mulligan):
            return [policy_choice(state, Rng(NO_LUCK))]
        if isinstance(state.question, TakeBonus) and len(state.deck(state.seat)) > SHORT:
            return [0]  # only the first option is considered
        return list(range(len(state.options))) if isinstance(state.question, Dial) else []

    def horizon(self, state: State) -> int:
        """The beginning of the next round, when playouts end."""
        return self.moment(state) + ROUNDS


PLANS: Final = GamePlans(
    ConquestPlans,
    budgets={
        "captain": Budget(10, 4, 11_000),
        "warlord": Budget(160, 6, 11_000),
        "warlord-1": Budget(160, 6, 11_000),
    },
    accuracy={"recruit": 40, "soldier": 70, "captain": 64},
    feature_names=NAMES,
)
