"""One-ply evaluation of options in Invasion: pending effects are played out, then positions are compared."""

from __future__ import annotations

from typing import Final

from ...engine.rng import Rng
from ...engine.state import State
from ...engine.steps import NO_IDLE_OPTION
from ...invasion.rules.actions.openings import DEVELOP_CARD, PLAY_CARD
from ...invasion.rules.actions.window import Occasions, Window
from ...invasion.rules.battles.combat import AssignDamage, DeclareAttackers, DeclareDefenders
from ...invasion.state import InvasionState
from ...invasion.words import LEGEND, QUEST_CARD, SUPPORT, UNIT
from ..duel import NO_LUCK, DuelEvaluation, EffectResolver, StaticEvaluation
from .combat import just_enough
from .playout_policy import play_values, policy_choice
from .static_evaluation import advantage

STEPS: Final = 400  # maximum number of answers until pending effects have resolved
PLAYS: Final = 8  # maximum number of cards to play that are tried
BURIALS: Final = 3  # maximum number of developments that are tried
MANY: Final = 6  # if there are more options than this, not all of them are tried


def has_pending_effect(state: InvasionState) -> bool:
    """True if an effect is pending: a chain, an attack, a mandatory choice."""
    question = state.question
    if question is None:
        return False
    return bool(state.chain) or bool(state.fronts) or question.idle(state) == NO_IDLE_OPTION


def _go_on(state: InvasionState, luck: Rng) -> int:
    """The index of the default answer: no action, otherwise by the playout policy."""
    return 0 if isinstance(state.question, Window) else policy_choice(state, luck)


RESOLVER: Final = EffectResolver(has_pending_effect, _go_on, STEPS)
STATIC_EVALUATION: Final = StaticEvaluation(advantage, (Window, Occasions))


class InvasionSearchEvaluation(DuelEvaluation[InvasionState]):
    """Evaluation of one seat."""

    def __init__(self, state: State, seat: int, resolver: EffectResolver[InvasionState] = RESOLVER) -> None:
        super().__init__(seat, resolver, STATIC_EVALUATION)

    def options_to_try(self, state: State) -> list[int]:
        """The best plays by quick value, the policy's choice in a battle and a few others, or all options."""
        assert isinstance(state, InvasionState)
        question, options = state.question, state.options
        every = list(range(len(options)))
        if isinstance(question, (DeclareAttackers, DeclareDefenders)):
            return sorted({0, policy_choice(state, Rng(NO_LUCK))})
        if isinstance(question, Window):
            return self._plays(state, question, every)
        if len(options) <= MANY:
            return every
        if isinstance(question, AssignDamage):
            return [index for index in every if just_enough(state, question, options[index])] or [0]
        return every

    def _plays(self, state: InvasionState, question: Window, every: list[int]) -> list[int]:
        """All options that cannot be valued without trying, and the best of the others."""
        kinds = state.duel.kinds
        plays: list[int] = []
        burials: list[int] = []
        others: list[int] = []
        for index in every:
            action, card, _ = question.opening(state.options[index])
            if action == DEVELOP_CARD:
                burials.append(index)
            elif action == PLAY_CARD and kinds[card] & (UNIT | SUPPORT | QUEST_CARD | LEGEND):
                plays.append(index)
            else:
                others.append(index)
        if len(plays) > PLAYS or len(burials) > BURIALS:
            values = play_values(state)
            plays = sorted(plays, key=lambda index: -values[index])[:PLAYS]
            burials = sorted(burials, key=lambda index: -values[index])[:BURIALS]
        return [*others, *plays, *burials]


class AfterPhaseEvaluation(InvasionSearchEvaluation):
    """Evaluation of a seat's options after the phase in which they are chosen.

    Otherwise passing, which ends a phase, would be evaluated with the gains of the next one (the cards of the quest
    phase, for example), and all other options without them.
    """

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat, EffectResolver(self._unfinished, _go_on, STEPS))
        self._now = (0, 0)

    def begin(self, state: InvasionState) -> None:
        """Start evaluating the options of this position."""
        self._now = (state.turns, state.phase)

    def _unfinished(self, state: InvasionState) -> bool:
        if has_pending_effect(state):
            return True
        return isinstance(state.question, (Window, Occasions)) and (state.turns, state.phase) == self._now
