"""The bot that thinks: it tries its best options on guesses at what is hidden, plays each on, and takes the best.

It knows no game.  Every guess is used for all options alike, so that luck falls to all of them; options that fall
behind are given up, and those that are left get the rest of the trials (sequential halving).  What the other side
chooses in secret is guessed anew in every trial, and never the same, so that the answer does not hang on one guess.
"""

from math import ceil, sqrt
from typing import Final

from ..engine.errors import WarhostError
from ..engine.rng import Rng
from ..engine.state import State
from ..engine.views.perspective import Perspective
from .judgement import HAND, Judgement, shipped
from .lookahead import idle_option
from .plans import Budget, GamePlans, Plans, find_plans

LONGEST: Final = 600  # answers in one trial; far more than it ever takes
SURELY: Final = 2.6  # standard errors by which an option must trail to be given up at once
ENOUGH: Final = 6  # guesses before anybody is given up for that
TRIES: Final = 100  # guesses until one leaves the question as it is
FEWEST: Final = 4  # guesses after which one can say how sure one is
HASTE: Final = 1e-5  # of a win or a loss, what every answer until then takes away
COMPARED: Final = 8  # guesses on which a named option is compared with the best one
JUDGING: Final = 2  # answers that take as long as to judge a position at a glance
ALIKE: Final = 10  # guesses in which two options made no difference: one of them is enough


class Verdict:
    """What came out about one option: its chance of winning, how much less that is than the best one's, how sure."""

    __slots__ = ("behind", "chance", "error", "index", "trials")

    def __init__(self, index: int, chance: float, behind: float, error: float, trials: int) -> None:
        self.index = index
        self.chance = chance
        self.behind = behind  # in the guesses that both have seen
        self.error = error  # the standard error of that; of the best one, of its chance
        self.trials = trials


class SearchBot:
    """Thinks about every decision that is not plain.  It keeps nothing between decisions but its generator."""

    def __init__(
        self,
        rng: Rng,
        level: str,
        trials: int = 0,
        plans: GamePlans | None = None,
        weights: str = "",
        judgement: Judgement | None = None,
    ) -> None:
        self._rng = rng
        self._level = level
        self._wanted = trials  # another number of trials than the level has
        self._known = plans
        self._weights = weights  # another version than the level plays with
        self._judgement = judgement  # weights that are not shipped
        self._budget = Budget(1, 1)
        self._plans: Plans | None = None
        self._answers = 0  # given in trials of this decision
        self._judged = 0  # positions before this decision
        self._tried = 0  # trials of this decision
        self.trials = 0  # of all decisions

    def choose(self, perspective: Perspective) -> int:
        plans, found = self._considered(perspective)
        if len(found) == 1:
            return found[0]
        scores: dict[int, list[float]] = {index: [] for index in found}
        return self._left(perspective, plans, found, scores)[0]

    def weigh(self, perspective: Perspective, also: tuple[int, ...] = ()) -> list[Verdict]:
        """What it thinks of the options worth a thought and of those named, the best first: for who wants to learn.

        A named option and the best one are tried on guesses of their own in the end: what made one of them come out
        best shall not speak for it again.
        """
        plans, found = self._considered(perspective)
        found = [*found, *[index for index in also if index not in found]]
        scores: dict[int, list[float]] = {index: [] for index in found}
        if len(found) == 1:
            for _ in range(COMPARED):
                self._deal(perspective, plans, found, scores)
            return [verdict(found[0], scores[found[0]], scores[found[0]])]
        best = self._left(perspective, plans, found, scores)[0]
        rest = [index for index in ranked(found, scores) if index != best]
        named = [best, *[index for index in also if index != best]]
        again: dict[int, list[float]] = {index: [] for index in named}
        for _ in range(max(COMPARED, self._budget.trials // (2 * len(named)))):
            self._deal(perspective, plans, named, again)
        verdicts = [verdict(best, again[best], again[best])]
        for index in rest:
            if index in again:
                verdicts.append(verdict(index, again[best], again[index]))
            else:
                verdicts.append(verdict(index, scores[best], scores[index]))
        return verdicts

    def expected(self, perspective: Perspective, index: int) -> list[tuple[State, int]]:
        """How play may go on after an option, in one guess: every position on the way, with what is answered there."""
        plans, _ = self._considered(perspective)
        state = self._guess(perspective)
        horizon = plans.horizon(state)
        luck = Rng(self._rng.fork())
        found: list[tuple[State, int]] = []
        while state.outcome is None and plans.moment(state) < horizon and len(found) < LONGEST:
            answer = plans.habit(state, luck) if found else index
            found.append((state.clone(), answer))
            state.choose(answer)
        return found

    def _considered(self, perspective: Perspective) -> tuple[Plans, list[int]]:
        """The plans, and the options worth a thought."""
        state = perspective.sample(self._rng)
        if self._plans is None:
            self._plans = self._made(state, perspective.seat)
        self._answers, self._tried, self._judged = 0, 0, self._plans.judged
        found = self._plans.candidates(state, self._budget.width)
        idle = idle_option(state)
        if idle in found:  # of equals the first is taken: what turns out to be no better than nothing is not done
            found = [idle, *[index for index in found if index != idle]]
        return self._plans, found

    def _made(self, state: State, seat: int) -> Plans:
        known = self._known or find_plans(state.game.name)
        usual = known.budgets[self._level]
        trials = self._wanted or usual.trials
        self._budget = Budget(trials, usual.width, usual.effort * trials // usual.trials)
        weights = self._weights or known.weights
        judgement = self._judgement
        if judgement is None and weights != HAND:
            judgement = shipped(state.game.name, weights, known.counted)
        return known.make(state, seat, judgement)

    def _left(
        self, perspective: Perspective, plans: Plans, found: list[int], scores: dict[int, list[float]]
    ) -> list[int]:
        """Sequential halving: in each stage every option that is left gets as many trials as the others.

        Those that are left in the end, the best first.  Where trials are long there are fewer of them.
        """
        budget = self._budget
        stages = max(1, (len(found) - 1).bit_length())
        left = found
        for _ in range(stages):
            count = len(left)
            dealt = 0
            while dealt == 0 or dealt < ceil(self._affordable(plans) / (stages * count)):
                self._deal(perspective, plans, left, scores)
                dealt += 1
                left = still_open(left, scores)
                if len(left) == 1 or self._effort(plans) >= budget.effort:
                    return ranked(left, scores)
            left = ranked(left, scores)[: (len(left) + 1) // 2]
            if len(left) == 1:
                break
        return ranked(left, scores)

    def _effort(self, plans: Plans) -> int:
        """What this decision has cost so far."""
        return self._answers + JUDGING * (plans.judged - self._judged)

    def _affordable(self, plans: Plans) -> int:
        """How many trials there will be, by what those so far have cost."""
        budget = self._budget
        return min(budget.trials, self._tried * budget.effort // max(1, self._effort(plans)))

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
        """Play on by habit to the horizon; the chance of winning there.  Of two wins the sooner is the better one."""
        answers = 0
        while state.outcome is None and plans.moment(state) < horizon and answers < LONGEST:
            state.choose(plans.habit(state, luck))
            answers += 1
        self._answers += answers + 1
        self.trials += 1
        self._tried += 1
        chance = plans.chance(state)
        if state.outcome is not None:
            chance += (0.5 - chance) * HASTE * answers
        return chance


def mean(scores: list[float]) -> float:
    return sum(scores) / len(scores)


def ranked(left: list[int], scores: dict[int, list[float]]) -> list[int]:
    """The options, the best first; of equals the one that does nothing, or looked better at first sight."""
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


def verdict(index: int, best: list[float], scores: list[float]) -> Verdict:
    """What the trials of an option say, beside those of the best one."""
    gap, error = behind(best, scores)
    if scores is best:
        gap, error = 0.0, behind(best, [0.0] * len(best))[1]
    if len(scores) < FEWEST:
        error = 1.0  # too few to be sure of anything
    return Verdict(index, mean(best[: len(scores)]) - gap, gap, error, len(scores))


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
