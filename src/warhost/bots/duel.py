"""Shared search of the bots for two-player card games; each game supplies its playout policy and evaluation."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, Generic, TypeVar, cast

from ..engine.rng import Rng
from ..engine.state import State
from ..engine.steps import AnyQuestion
from .evaluation import EVALUATION_COST, effort
from .learned_evaluation import LearnedEvaluation
from .lookahead import best_options, greedy_choice

WON: Final = 1000.0
IN_PASSING: Final = 800  # maximum number of positions examined for a question inside a playout; few need more
NO_LUCK: Final = 1  # seed with which pending effects are always played out
Kinds = tuple[type[AnyQuestion], ...]
S = TypeVar("S", bound=State)


def highest(values: list[float], least: float) -> int:
    """The index of the first highest value; 0 if none is above `least`."""
    found = values.index(max(values))
    return found if values[found] > least else 0


class EffectResolver(Generic[S]):
    """Plays pending effects (`has_pending_effect`) to their end with a default policy, which returns an index.

    `most` is a generous limit of answers.
    """

    def __init__(self, has_pending_effect: Callable[[S], bool], done: Callable[[S, Rng], int], most: int) -> None:
        self._has_pending_effect = has_pending_effect
        self._done = done
        self._most = most
        self.work = 0  # number of answers played so far

    def resolved(self, state: S) -> S:
        """The position after pending effects have resolved."""
        if not self._has_pending_effect(state):
            return state
        future = cast(S, state.clone())
        luck = Rng(NO_LUCK)
        for _ in range(self._most):
            if not self._has_pending_effect(future):
                break
            future.choose(self._done(future, luck))
            self.work += effort(future)
        return future


class StaticEvaluation(Generic[S]):
    """Evaluation of a position at rest for a seat, in points, and the questions between two plans.

    All other questions of the seat (targets, amounts, attackers) belong to the current plan.
    """

    def __init__(self, value: Callable[[S, int], float], plan_boundaries: Kinds) -> None:
        self.value = value
        self.plan_boundaries = plan_boundaries


class DuelEvaluation(Generic[S]):
    """Evaluation of a seat's options: plays pending effects with the default policy, and compares the positions."""

    def __init__(self, seat: int, resolver: EffectResolver[S], static: StaticEvaluation[S]) -> None:
        self._seat = seat
        self.resolver = resolver
        self._static = static
        self.work = 0

    def value(self, state: State) -> float:
        self.work += EVALUATION_COST
        before = self.resolver.work
        future = self.resolver.resolved(cast(S, state))
        self.work += self.resolver.work - before
        if future.outcome is not None:
            return WON if self._seat in future.outcome.winners else -WON if future.outcome.winners else 0.0
        return self.advantage(future)

    def advantage(self, state: S) -> float:
        """The value of a position at rest for the seat, in points."""
        return self._static.value(state, self._seat)

    def continues_plan(self, state: State) -> bool:
        question = state.question
        return (
            question is not None and state.seat == self._seat and not isinstance(question, self._static.plan_boundaries)
        )

    def options_to_try(self, state: State) -> list[int]:
        """The indices of the options to try: all."""
        return list(range(len(state.options)))


class PlayoutPolicy(Generic[S]):
    """A game's playout policy, the questions that it answers in playouts, and the evaluation after them.

    `scale` is the number of points for a winning chance of 73 %; options worse by `margin` points are not searched.
    The same policy models the opponent, unless `expected` is given.
    """

    def __init__(
        self,
        policy_choice: Callable[[S, Rng], int],
        features: Callable[[S, int], list[int]],
        questions: Kinds,
        scale: float,
        margin: float,
        expected: Callable[[S, Rng], int] | None = None,
    ) -> None:
        self.policy_choice = policy_choice
        self.expected = expected or policy_choice
        self.features = features
        self.questions = questions
        self.scale = scale
        self.margin = margin


class DuelPlans(Generic[S]):
    """The plans of one seat.  The policy answers some questions of a playout; the others are searched one ply deep."""

    def __init__(
        self,
        seat: int,
        judgement: LearnedEvaluation | None,
        policy: PlayoutPolicy[S],
        evaluations: list[DuelEvaluation[S]],
    ) -> None:
        self._seat = seat
        self._judgement = judgement
        self.policy = policy
        self._evaluations = evaluations  # evaluations by seat; here only their `work` is read

    def candidates(self, state: State, most: int, looks: int) -> list[int]:
        """The candidate moves: the only sensible option, or those with the best evaluations and the policy's choice."""
        position = cast(S, state)
        settled = self.settled(position)
        if settled:
            return settled
        usual = self.policy.policy_choice(position, Rng(NO_LUCK))
        found = best_options(state, self.evaluation_of(position), most, self.policy.margin, looks)
        return found if usual in found else [*found[: most - 1], usual]

    def evaluation_of(self, state: S) -> DuelEvaluation[S]:
        """The one-ply evaluation of the options of a position."""
        return self._evaluations[self._seat]

    def settled(self, state: S) -> list[int]:
        """The only options to consider if the question has an obvious answer; otherwise none."""
        raise NotImplementedError

    def horizon(self, state: State) -> int:
        raise NotImplementedError

    def policy_choice(self, state: State, rng: Rng, hurried: bool = False) -> int:
        if len(state.options) == 1:
            return 0
        if hurried or isinstance(state.question, self.policy.questions):
            done = self.policy.policy_choice if state.seat == self._seat else self.policy.expected
            return done(cast(S, state), rng)
        return greedy_choice(state, self._evaluations[state.seat], IN_PASSING)

    def moment(self, state: State) -> int:
        return state.turn_of()[1]

    def chance(self, state: State) -> float:
        value = self._evaluations[self._seat].value(state)
        by_hand = 1.0 / (1.0 + exp(-max(-40.0, min(40.0, value / self.policy.scale))))
        if self._judgement is None:
            return by_hand
        future = self._resolved(state)
        if future.outcome is not None:
            return by_hand
        return self._judgement.combined(self.policy.features(future, self._seat), by_hand)

    @property
    def work(self) -> int:
        return sum([evaluation.work for evaluation in self._evaluations])

    def features(self, state: State) -> list[int]:
        return self.policy.features(self._resolved(state), self._seat)

    def _resolved(self, state: State) -> S:
        return self._evaluations[self._seat].resolver.resolved(cast(S, state))
