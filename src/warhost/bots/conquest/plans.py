"""How a thinking bot plays Conquest: which plays it considers, and how it judges what they lead to."""

from __future__ import annotations

from math import exp
from typing import Final

from ...conquest.rules.actions.openings import DEPLOY_CARD, parts
from ...conquest.rules.actions.window import ActionWindow
from ...conquest.rules.battles.battle import RangedAttack, Retreat, TakeTurn
from ...conquest.rules.battles.winning import BattleAbility
from ...conquest.rules.command import Dial
from ...conquest.rules.turn import DeployTurn, MobileMoves
from ...conquest.setup import Mulligan
from ...conquest.state import ConquestState
from ...engine.rng import Rng
from ...engine.state import State
from ..judgement import Judgement
from ..lookahead import promising
from ..plans import Budget, GamePlans
from .counts import NAMES, counts
from .habits import deploy_values, habit
from .standing import advantage

WON: Final = 1000.0
SCALE: Final = 18.0  # points that make a chance of 73 %
MARGIN: Final = 1.5  # points: what looks worse by so much is not worth a thought
STEPS: Final = 300  # answers until what is under way has taken effect; far more than it ever takes
ROUNDS: Final = 1  # until a position is judged
DEPLOYMENTS: Final = 10  # that are looked at
NO_LUCK: Final = 1  # what is under way is played out by habits with always the same luck
OPEN: Final = (DeployTurn, ActionWindow, TakeTurn, RangedAttack, Retreat, MobileMoves, Mulligan, BattleAbility)


class ConquestPlans:
    """The plans of one seat; also the judgement by which it orders its options."""

    def __init__(
        self, state: State, seat: int, judgement: Judgement | None = None, rounds: int = ROUNDS, margin: float = MARGIN
    ) -> None:
        self._seat = seat
        self._judgement = judgement
        self._margin = margin
        self._rounds = rounds

    def candidates(self, state: State, most: int) -> list[int]:
        assert isinstance(state, ConquestState)
        question = state.question
        if isinstance(question, Mulligan):
            return [habit(state, Rng(NO_LUCK))]
        if isinstance(question, Dial):
            return list(range(len(state.options)))
        usual = habit(state, Rng(NO_LUCK))
        found = promising(state, self, most, self._margin)
        return found if usual in found else [*found[: most - 1], usual]

    def habit(self, state: State, rng: Rng) -> int:
        assert isinstance(state, ConquestState)
        return habit(state, rng)

    def horizon(self, state: State) -> int:
        """The beginning of the next round."""
        return self.moment(state) + self._rounds

    def moment(self, state: State) -> int:
        return state.turn_of()[1]

    def chance(self, state: State) -> float:
        assert isinstance(state, ConquestState)
        if self._judgement is not None:
            future = self._played_out(state)
            if future.outcome is None:
                return self._judgement.chance(counts(future, self._seat))
            state = future
        return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, self.value(state) / SCALE))))

    def counts(self, state: State) -> list[int]:
        assert isinstance(state, ConquestState)
        return counts(self._played_out(state), self._seat)

    # --- the order of options ---------------------------------------------------------------------------------

    def value(self, state: State) -> float:
        assert isinstance(state, ConquestState)
        future = self._played_out(state)
        if future.outcome is not None:
            return WON if self._seat in future.outcome.winners else -WON if future.outcome.winners else 0.0
        return advantage(future, self._seat)

    def looks_on(self, state: State) -> bool:
        """Targets, defenders, shields: whatever the seat itself must still say belongs to the same plan."""
        question = state.question
        return question is not None and state.seat == self._seat and not isinstance(question, OPEN)

    def tries(self, state: State) -> list[int]:
        """Of deployments the best at first sight, of the rest everything."""
        assert isinstance(state, ConquestState)
        every = list(range(len(state.options)))
        if not isinstance(state.question, DeployTurn) or len(every) <= DEPLOYMENTS:
            return every
        plays = [
            index for index in every if state.options[index] >= 0 and parts(state.options[index])[0] == DEPLOY_CARD
        ]
        others = [index for index in every if index not in plays]
        values = deploy_values(state)
        return [*others, *sorted(plays, key=lambda index: -values[index])[:DEPLOYMENTS]]

    def _played_out(self, state: ConquestState) -> ConquestState:
        """The position once the attack is over, the dials are shown and the struggles decided."""
        if not under_way(state):
            return state
        future = state.clone()
        luck = Rng(NO_LUCK)
        for _ in range(STEPS):
            if not under_way(future):
                break
            future.choose(habit(future, luck))
        return future


def under_way(state: ConquestState) -> bool:
    return state.question is not None and not isinstance(state.question, OPEN)


PLANS: Final = GamePlans(
    ConquestPlans,
    budgets={"captain": Budget(10, 4), "warlord": Budget(48, 6)},
    heeds={"recruit": 40, "soldier": 70, "captain": 75},
    counted=NAMES,
)
