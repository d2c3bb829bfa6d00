"""Search parameters for Invasion: candidate options, the policy of simulated games, and the final evaluation."""

from __future__ import annotations

from typing import Final

from ...effects.state.ordering import Ordering
from ...engine.rng import Rng
from ...engine.state import State
from ...invasion.rules.actions.window import Window
from ...invasion.rules.battles.combat import AssignDamage, DeclareAttackers, DeclareDefenders, DeclareTarget
from ...invasion.rules.battles.declaring import may_attack
from ...invasion.rules.damage.indirect import Indirect
from ...invasion.rules.draft import Pick, Reinforce, Remove
from ...invasion.rules.turn import Restore
from ...invasion.setup import Mulligan
from ...invasion.state import InvasionState
from ..duel import NO_LUCK, DuelEvaluation, DuelPlans, Kinds, PlayoutPolicy
from ..learned_evaluation import LearnedEvaluation
from ..plans import Budget, GamePlans
from .features import NAMES, features
from .playout_policy import policy_choice
from .search_evaluation import AfterPhaseEvaluation, InvasionSearchEvaluation

SCALE: Final = 30.0  # points of advantage that mean a winning chance of 73 %
MARGIN: Final = 3.0  # in points: options that look worse than the best by this much are not considered
TURNS: Final = 5  # number of turns played until a position is evaluated: the player's, the enemy's, ..., the player's
# Questions that the policy answers in a playout; questions of card texts are searched one ply deep.
POLICY_QUESTIONS: Final[Kinds] = (
    Window,
    DeclareTarget,
    DeclareAttackers,
    DeclareDefenders,
    AssignDamage,
    Indirect,
    Restore,
    Mulligan,
    Pick,
    Reinforce,
    Remove,
    Ordering,
)


POLICY: Final = PlayoutPolicy(policy_choice, features, POLICY_QUESTIONS, SCALE, MARGIN)


class InvasionPlans(DuelPlans[InvasionState]):
    """The plans of one seat, up to the end of its next turn."""

    def __init__(self, state: State, seat: int, judgement: LearnedEvaluation | None = None) -> None:
        self._after_phase = AfterPhaseEvaluation(state, seat)
        super().__init__(
            seat, judgement, POLICY, [*[InvasionSearchEvaluation(state, each) for each in range(2)], self._after_phase]
        )

    def evaluation_of(self, state: InvasionState) -> DuelEvaluation[InvasionState]:
        self._after_phase.begin(state)
        return self._after_phase

    def settled(self, state: InvasionState) -> list[int]:
        question = state.question
        if isinstance(question, (Mulligan, Pick, Reinforce, Remove)) or state.draft:
            return [policy_choice(state, Rng(NO_LUCK))]
        if isinstance(question, DeclareTarget) and not may_attack(state, self._seat):
            return [0]  # only the first option: no attack
        return []

    def horizon(self, state: State) -> int:
        """The end of the player's turn, when playouts end: earlier, an enemy attack would count without the answer."""
        turn_of, number = state.turn_of()
        return number + (TURNS if turn_of == self._seat else TURNS - 1)


PLANS: Final = GamePlans(
    InvasionPlans,
    budgets={
        "captain": Budget(12, 4, 17_000),
        "warlord": Budget(160, 6, 17_000),
        "warlord-1": Budget(160, 6, 17_000),
    },
    accuracy={"recruit": 66, "soldier": 86, "captain": 70},
    feature_names=NAMES,
)
