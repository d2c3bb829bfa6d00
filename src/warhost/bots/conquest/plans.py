"""How a thinking bot plays Conquest: which plays it considers, how play goes on, and how it judges the end of it."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ...conquest.rules.actions.window import ActionWindow
from ...conquest.rules.battles.attacking import ChooseDefender
from ...conquest.rules.battles.battle import RangedAttack, Retreat, TakeTurn
from ...conquest.rules.battles.damage import Shield
from ...conquest.rules.command import Dial
from ...conquest.setup import Mulligan
from ...conquest.state import ConquestState
from ...effects.state.ordering import Ordering
from ...engine.rng import Rng
from ...engine.state import State
from ...engine.steps import Question
from ..judgement import Judgement
from ..lookahead import greedily, promising
from ..plans import Budget, GamePlans
from .counts import NAMES, counts
from .habits import habit
from .outlook import NO_LUCK, ConquestOutlook, played_out

SCALE: Final = 18.0  # points that make a chance of 73 %
MARGIN: Final = 1.5  # points: what looks worse by so much is not worth a thought
ROUNDS: Final = 1  # until a position is judged
Kinds = tuple[type[Question[Any]], ...]
# What habits answer in a trial; deployments and what a card's text asks are looked at, one answer far.
HABITUAL: Final[Kinds] = (
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


class ConquestPlans:
    """The plans of one seat."""

    def __init__(
        self,
        state: State,
        seat: int,
        judgement: Judgement | None = None,
        rounds: int = ROUNDS,
        margin: float = MARGIN,
    ) -> None:
        self._seat = seat
        self._judgement = judgement
        self._margin = margin
        self._rounds = rounds
        self._outlooks = [ConquestOutlook(each) for each in range(2)]

    def candidates(self, state: State, most: int) -> list[int]:
        assert isinstance(state, ConquestState)
        question = state.question
        if isinstance(question, Mulligan):
            return [habit(state, Rng(NO_LUCK))]
        if isinstance(question, Dial):
            return list(range(len(state.options)))
        usual = habit(state, Rng(NO_LUCK))
        found = promising(state, self._outlooks[self._seat], most, self._margin)
        return found if usual in found else [*found[: most - 1], usual]

    def habit(self, state: State, rng: Rng) -> int:
        assert isinstance(state, ConquestState)
        if len(state.options) == 1:
            return 0
        if isinstance(state.question, HABITUAL):
            return habit(state, rng)
        return greedily(state, self._outlooks[state.seat])

    def horizon(self, state: State) -> int:
        """The beginning of the next round."""
        return self.moment(state) + self._rounds

    def moment(self, state: State) -> int:
        return state.turn_of()[1]

    def chance(self, state: State) -> float:
        assert isinstance(state, ConquestState)
        if self._judgement is not None:
            future = played_out(state)
            if future.outcome is None:
                return self._judgement.chance(counts(future, self._seat))
            state = future
        value = self._outlooks[self._seat].value(state)
        return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, value / SCALE))))

    @property
    def judged(self) -> int:
        return sum([outlook.judged for outlook in self._outlooks])

    def counts(self, state: State) -> list[int]:
        assert isinstance(state, ConquestState)
        return counts(played_out(state), self._seat)


PLANS: Final = GamePlans(
    ConquestPlans,
    budgets={"captain": Budget(10, 4), "warlord": Budget(48, 6, 10_000)},
    heeds={"recruit": 40, "soldier": 70, "captain": 50},
    counted=NAMES,
)
