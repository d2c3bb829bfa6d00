"""How a seat of Invasion judges options at first sight: what is under way is played out, and what is left compared."""

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
from ..duel import NO_LUCK, Course, DuelOutlook, Judging
from .combat import just_enough
from .habits import habit, play_values
from .standing import advantage

STEPS: Final = 400  # answers until what is under way has taken effect; far more than it ever takes
PLAYS: Final = 8  # cards to play that are looked at
BURIALS: Final = 3  # developments that are looked at
MANY: Final = 6  # options that are all tried


def under_way(state: InvasionState) -> bool:
    """True if something has begun and not ended: a chain, an attack, a choice that must be made."""
    question = state.question
    if question is None:
        return False
    return bool(state.chain) or bool(state.fronts) or question.idle(state) == NO_IDLE_OPTION


def _go_on(state: InvasionState, luck: Rng) -> int:
    """Nobody acts, and whatever else is asked is answered by habit."""
    return 0 if isinstance(state.question, Window) else habit(state, luck)


COURSE: Final = Course(under_way, _go_on, STEPS)
JUDGING: Final = Judging(advantage, (Window, Occasions))


class InvasionOutlook(DuelOutlook[InvasionState]):
    """The judgement of one seat."""

    def __init__(self, state: State, seat: int, course: Course[InvasionState] = COURSE) -> None:
        super().__init__(seat, course, JUDGING)

    def tries(self, state: State) -> list[int]:
        """Of plays the best at first sight, of a battle the habit and a little beside it, of the rest everything."""
        assert isinstance(state, InvasionState)
        question, options = state.question, state.options
        every = list(range(len(options)))
        if isinstance(question, (DeclareAttackers, DeclareDefenders)):
            return sorted({0, habit(state, Rng(NO_LUCK))})
        if isinstance(question, Window):
            return self._plays(state, question, every)
        if len(options) <= MANY:
            return every
        if isinstance(question, AssignDamage):
            return [index for index in every if just_enough(state, question, options[index])] or [0]
        return every

    def _plays(self, state: InvasionState, question: Window, every: list[int]) -> list[int]:
        """Everything whose worth cannot be told without trying it, and the best of what can."""
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


class FirstSight(InvasionOutlook):
    """The judgement of one seat about its options: all of them are judged after the phase in which they are chosen.

    Else passing, which ends a phase, would be judged with what the next one brings (the cards of the quest phase, say),
    and everything else without it.
    """

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat, Course(self._unfinished, _go_on, STEPS))
        self._now = (0, 0)

    def begin(self, state: InvasionState) -> None:
        """From here on, options of this position are judged."""
        self._now = (state.turns, state.phase)

    def _unfinished(self, state: InvasionState) -> bool:
        if under_way(state):
            return True
        return isinstance(state.question, (Window, Occasions)) and (state.turns, state.phase) == self._now
