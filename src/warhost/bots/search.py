"""The bot that thinks: it tries its best options on guesses at what is hidden, plays each on, and takes the best.

It knows no game.  Every guess is used for all options alike, so that luck falls to all of them; options that fall
behind are given up, and those that are left get the rest of the trials (sequential halving).  What the other side
chooses in secret is guessed anew in every trial, and never the same, so that the answer does not hang on one guess.
"""

from math import ceil, sqrt
from typing import Final

from ..engine.errors import WarhostError
from ..engine.perspective import Perspective
from ..engine.rng import Rng
from ..engine.state import State
from .plans import Budget, GamePlans, Plans, find_plans

LONGEST: Final = 600  # answers in one trial; far more than it ever takes
SURELY: Final = 2.6  # standard errors by which an option must trail to be given up at once
ENOUGH: Final = 6  # guesses before anybody is given up for that
TRIES: Final = 100  # guesses until one leaves the question as it is
ALIKE: Final = 10  # guesses in which two options made no difference: one of them is enough


class SearchBot:
    """Thinks about every decision that is not plain.  It keeps nothing between decisions but its generator."""

    def __init__(self, rng: Rng, level: str, trials: int = 0, plans: GamePlans | None = None) -> None:
        self._rng = rng
        self._level = level
        self._wanted = trials  # another number of trials than the level has
        self._known = plans
        self._budget = Budget(1, 1)
        self._plans: Plans | None = None
        self._answers = 0  # given in trials of this decision
        self.trials = 0  # of all decisions

    def choose(self, perspective: Perspective) -> int:
        state = perspective.sample(self._rng)
        if self._plans is None:
            self._plans = self._made(state, perspective.seat)
        plans = self._plans
        self._answers = 0
        found = plans.candidates(state, self._budget.width)
        if len(found) == 1:
            return found[0]
        return self._best(perspective, plans, found)

    def _made(self, state: State, seat: int) -> Plans:
        known = self._known or find_plans(state.game.name)
        usual = known.budgets[self._level]
        self._budget = Budget(self._wanted or usual.trials, usual.width)
        return known.make(state, seat)

    def _best(self, perspective: Perspective, plans: Plans, found: list[int]) -> int:
        """Sequential halving: in each stage every option that is left gets as many trials as the others."""
        budget = self._budget
        stages = max(1, (len(found) - 1).bit_length())
        left = found
        scores: dict[int, list[float]] = {index: [] for index in found}
        for _ in range(stages):
            deals = max(1, ceil(budget.trials / (stages * len(left))))
            for _ in range(deals):
                self._deal(perspective, plans, left, scores)
                left = still_open(left, scores)
                if len(left) == 1 or self._answers >= budget.answers:
                    return best_of(left, scores)
            left = ranked(left, scores)[: (len(left) + 1) // 2]
            if len(left) == 1:
                break
        return best_of(left, scores)

    def _deal(self, perspective: Perspective, plans: Plans, left: list[int], scores: dict[int, list[float]]) -> None:
        """One guess at what is hidden, and a trial of each option in it."""
        guess = self._guess(perspective)
        luck = self._rng.fork()
        for index in left:
            future = guess.clone()
            future.choose(index)
            scores[index].append(self._trial(future, plans, plans.horizon(guess), Rng(luck)))

    def _guess(self, perspective: Perspective) -> State:
        """A guess in which the question has the same answers as the real one."""
        count = len(perspective.options)
        for _ in range(TRIES):
            guess = perspective.sample(self._rng)
            if len(guess.options) == count:
                return guess
        raise WarhostError(f"no guess leaves seat {perspective.seat + 1} its {count} options")

    def _trial(self, state: State, plans: Plans, horizon: int, luck: Rng) -> float:
        """Play on by habit to the horizon; the chance of winning there."""
        answers = 0
        while state.outcome is None and plans.moment(state) < horizon and answers < LONGEST:
            state.choose(plans.habit(state, luck))
            answers += 1
        self._answers += answers + 1
        self.trials += 1
        return plans.chance(state)


def mean(scores: list[float]) -> float:
    return sum(scores) / len(scores)


def ranked(left: list[int], scores: dict[int, list[float]]) -> list[int]:
    """The options, the best first; of equals the one that looked better at first sight."""
    return sorted(left, key=lambda index: -mean(scores[index]))


def best_of(left: list[int], scores: dict[int, list[float]]) -> int:
    return ranked(left, scores)[0]


def behind(ahead: list[float], scores: list[float]) -> tuple[float, float]:
    """By how much an option trails another in the same guesses, and the standard error of that."""
    seen = len(scores)
    gaps = [mine - other for mine, other in zip(ahead, scores)]
    gap = sum(gaps) / seen
    spread = sum([(each - gap) ** 2 for each in gaps]) / max(1, seen - 1)
    return gap, sqrt(spread / seen)


def still_open(left: list[int], scores: dict[int, list[float]]) -> list[int]:
    """The options that may still be best: not surely worse than the leader, nor always just as good."""
    seen = len(scores[left[0]])
    if seen < ENOUGH:
        return left
    leader = best_of(left, scores)
    kept = [leader]
    ahead = scores[leader]
    for index in left:
        if index == leader:
            continue
        gap, error = behind(ahead, scores[index])
        if error == 0.0:
            if gap > 0.0 or seen >= ALIKE:
                continue
        elif gap > SURELY * error:
            continue
        kept.append(index)
    return [index for index in left if index in kept]
