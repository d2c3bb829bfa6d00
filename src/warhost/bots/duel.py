"""Shared search of the bots for two-player card games; each game supplies its playout policy and evaluation."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, Generic, TypeVar, cast

from ..engine.rng import Rng
from ..engine.state import State
from ..engine.steps import AnyQuestion
from .evaluation import JUDGING, effort
from .judgement import Judgement
from .lookahead import greedily, promising

WON: Final = 1000.0
IN_PASSING: Final = 800  # maximum number of positions examined for a question inside a playout; few need more
NO_LUCK: Final = 1  # seed with which pending effects are always played out
Kinds = tuple[type[AnyQuestion], ...]
S = TypeVar("S", bound=State)


def highest(values: list[float], least: float) -> int:
    """The index of the first highest value; 0 if none is above `least`."""
    found = values.index(max(values))
    return found if values[found] > least else 0


class Playout(Generic[S]):
    """Plays pending effects (`under_way`) to their end with a default policy, which returns an index.

    `most` is a generous limit of answers.
    """

    def __init__(self, under_way: Callable[[S], bool], done: Callable[[S, Rng], int], most: int) -> None:
        self._under_way = under_way
        self._done = done
        self._most = most
        self.work = 0  # number of answers played so far

    def played_out(self, state: S) -> S:
        """The position after pending effects have resolved."""
        if not self._under_way(state):
            return state
        future = cast(S, state.clone())
        luck = Rng(NO_LUCK)
        for _ in range(self._most):
            if not self._under_way(future):
                break
            future.choose(self._done(future, luck))
            self.work += effort(future)
        return future


class Judging(Generic[S]):
    """Evaluation of a position at rest for a seat, in points, and the questions `between` two of its plans.

    All other questions of the seat (targets, amounts, attackers) belong to the current plan.
    """

    def __init__(self, worth: Callable[[S, int], float], between: Kinds) -> None:
        self.worth = worth
        self.between = between


class DuelOutlook(Generic[S]):
    """Evaluation of a seat's options: plays pending effects with the default policy, and compares the positions."""

    def __init__(self, seat: int, playout: Playout[S], judging: Judging[S]) -> None:
        self._seat = seat
        self.playout = playout
        self._judging = judging
        self.work = 0

    def value(self, state: State) -> float:
        self.work += JUDGING
        before = self.playout.work
        future = self.playout.played_out(cast(S, state))
        self.work += self.playout.work - before
        if future.outcome is not None:
            return WON if self._seat in future.outcome.winners else -WON if future.outcome.winners else 0.0
        return self.advantage(future)

    def advantage(self, state: S) -> float:
        """The value of a position at rest for the seat, in points."""
        return self._judging.worth(state, self._seat)

    def looks_on(self, state: State) -> bool:
        question = state.question
        return question is not None and state.seat == self._seat and not isinstance(question, self._judging.between)

    def tries(self, state: State) -> list[int]:
        """The indices of the options to try: all."""
        return list(range(len(state.options)))


class Habits(Generic[S]):
    """A game's playout policy, the questions that it answers in playouts, and the evaluation after them.

    `scale` is the number of points for a winning chance of 73 %; options worse by `margin` points are not searched.
    The same policy models the opponent, unless `expected` is given.
    """

    def __init__(
        self,
        habit: Callable[[S, Rng], int],
        counts: Callable[[S, int], list[int]],
        habitual: Kinds,
        scale: float,
        margin: float,
        expected: Callable[[S, Rng], int] | None = None,
    ) -> None:
        self.habit = habit
        self.expected = expected or habit
        self.counts = counts
        self.habitual = habitual
        self.scale = scale
        self.margin = margin


class DuelPlans(Generic[S]):
    """The plans of one seat.  The policy answers some questions of a playout; the others are searched one ply deep."""

    def __init__(
        self, seat: int, judgement: Judgement | None, habits: Habits[S], outlooks: list[DuelOutlook[S]]
    ) -> None:
        self._seat = seat
        self._judgement = judgement
        self.habits = habits
        self._outlooks = outlooks  # outlooks by seat; here only their `work` is read

    def candidates(self, state: State, most: int, looks: int) -> list[int]:
        """The candidate moves: the only sensible option, or those with the best evaluations and the policy's choice."""
        position = cast(S, state)
        settled = self.settled(position)
        if settled:
            return settled
        usual = self.habits.habit(position, Rng(NO_LUCK))
        found = promising(state, self.sight(position), most, self.habits.margin, looks)
        return found if usual in found else [*found[: most - 1], usual]

    def sight(self, state: S) -> DuelOutlook[S]:
        """The one-ply evaluation of the options of a position."""
        return self._outlooks[self._seat]

    def settled(self, state: S) -> list[int]:
        """The only options to consider, if the question decides that."""
        raise NotImplementedError

    def horizon(self, state: State) -> int:
        raise NotImplementedError

    def habit(self, state: State, rng: Rng, hurried: bool = False) -> int:
        if len(state.options) == 1:
            return 0
        if hurried or isinstance(state.question, self.habits.habitual):
            done = self.habits.habit if state.seat == self._seat else self.habits.expected
            return done(cast(S, state), rng)
        return greedily(state, self._outlooks[state.seat], IN_PASSING)

    def moment(self, state: State) -> int:
        return state.turn_of()[1]

    def chance(self, state: State) -> float:
        if self._judgement is not None:
            future = self._played_out(state)
            if future.outcome is None:
                return self._judgement.chance(self.habits.counts(future, self._seat))
            state = future
        value = self._outlooks[self._seat].value(state)
        return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, value / self.habits.scale))))

    @property
    def work(self) -> int:
        return sum([outlook.work for outlook in self._outlooks])

    def counts(self, state: State) -> list[int]:
        return self.habits.counts(self._played_out(state), self._seat)

    def _played_out(self, state: State) -> S:
        return self._outlooks[self._seat].playout.played_out(cast(S, state))
