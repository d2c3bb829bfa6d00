"""One-ply evaluation of options in Conquest: pending effects are played out, then positions are compared."""

from __future__ import annotations

from typing import Final

from ...conquest.rules.actions.window import ActionWindow
from ...conquest.rules.battles.battle import RangedAttack, Retreat, TakeTurn
from ...conquest.rules.battles.winning import BattleAbility
from ...conquest.rules.turn import DeployTurn, MobileMoves
from ...conquest.setup import Mulligan
from ...conquest.state import ConquestState
from ...effects.circumstances import NOTHING
from ...engine.state import State
from ..duel import DuelEvaluation, EffectResolver, StaticEvaluation
from .playout_policy import deploy_values, policy_choice
from .static_evaluation import advantage

STEPS: Final = 300  # maximum number of answers until pending effects have resolved
DEPLOYMENTS: Final = 10  # maximum number of deployments that are tried
OPEN: Final = (DeployTurn, ActionWindow, TakeTurn, RangedAttack, Retreat, MobileMoves, Mulligan, BattleAbility)


def has_pending_effect(state: ConquestState) -> bool:
    return state.question is not None and not isinstance(state.question, OPEN)


RESOLVER: Final = EffectResolver(has_pending_effect, policy_choice, STEPS)
STATIC_EVALUATION: Final = StaticEvaluation(advantage, OPEN)


class ConquestSearchEvaluation(DuelEvaluation[ConquestState]):
    """Evaluation of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(seat, RESOLVER, STATIC_EVALUATION)

    def options_to_try(self, state: State) -> list[int]:
        """The best deployments by quick value, or all options of another question."""
        assert isinstance(state, ConquestState)
        every = list(range(len(state.options)))
        question = state.question
        if not isinstance(question, DeployTurn) or len(every) <= DEPLOYMENTS:
            return every
        plays = [index for index in every if question.deployment(state.options[index])[0] != NOTHING]
        others = [index for index in every if index not in plays]
        values = deploy_values(state)
        return [*others, *sorted(plays, key=lambda index: -values[index])[:DEPLOYMENTS]]
