"""How a thinking bot plays a card game for two: what both of them do alike with their own habits and judgement."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ..engine.rng import Rng
from ..engine.state import State
from ..engine.steps import Question
from .judgement import Judgement
from .lookahead import greedily, promising

WON: Final = 1000.0
NO_LUCK: Final = 1  # what is under way is played out with always the same luck
Kinds = tuple[type[Question[Any]], ...]


class DuelOutlook:
    """How a seat judges a position: what is under way is played out by habit, and what is left compared."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self.judged = 0  # positions so far

    def value(self, state: State) -> float:
        self.judged += 1
        future = self.played_out(state)
        if future.outcome is not None:
            return WON if self._seat in future.outcome.winners else -WON if future.outcome.winners else 0.0
        return self.advantage(future)

    def played_out(self, state: State) -> State:
        """The position once what is under way is over, if both go on by habit."""
        raise NotImplementedError

    def advantage(self, state: State) -> float:
        """What a position at rest is worth to the seat, in points."""
        raise NotImplementedError

    def looks_on(self, state: State) -> bool:
        raise NotImplementedError

    def tries(self, state: State) -> list[int]:
        raise NotImplementedError


class DuelPlans:
    """The plans of one seat.  Habits answer the `habitual` questions of a trial; what is left is looked at."""

    def __init__(
        self,
        seat: int,
        judgement: Judgement | None,
        outlooks: list[DuelOutlook],
        habitual: Kinds,
        scale: float,
        margin: float,
    ) -> None:
        self._seat = seat
        self._judgement = judgement
        self._outlooks = outlooks  # by seat
        self._habitual = habitual
        self._scale = scale  # points that make a chance of 73 %
        self._margin = margin  # points: what looks worse by so much is not worth a thought

    def usual(self, state: State, rng: Rng) -> int:
        """What a seat does by the game's habits."""
        raise NotImplementedError

    def played_out(self, state: State) -> State:
        """The position once what is under way is over, if both go on by habit."""
        raise NotImplementedError

    def counted(self, state: State) -> list[int]:
        """What can be counted in a position at rest."""
        raise NotImplementedError

    def candidates(self, state: State, most: int) -> list[int]:
        raise NotImplementedError

    def horizon(self, state: State) -> int:
        raise NotImplementedError

    def worth_a_thought(self, state: State, usual: int, most: int) -> list[int]:
        """The options that leave the seat best off, and what it usually does."""
        found = promising(state, self._outlooks[self._seat], most, self._margin)
        return found if usual in found else [*found[: most - 1], usual]

    def habit(self, state: State, rng: Rng) -> int:
        if len(state.options) == 1:
            return 0
        if isinstance(state.question, self._habitual):
            return self.usual(state, rng)
        return greedily(state, self._outlooks[state.seat])

    def moment(self, state: State) -> int:
        return state.turn_of()[1]

    def chance(self, state: State) -> float:
        if self._judgement is not None:
            future = self.played_out(state)
            if future.outcome is None:
                return self._judgement.chance(self.counted(future))
            state = future
        value = self._outlooks[self._seat].value(state)
        return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, value / self._scale))))

    @property
    def judged(self) -> int:
        return sum([outlook.judged for outlook in self._outlooks])

    def counts(self, state: State) -> list[int]:
        return self.counted(self.played_out(state))
