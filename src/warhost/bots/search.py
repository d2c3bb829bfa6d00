"""Search bot: sequential halving over candidate moves, with playouts on samples of the hidden cards.

It is independent of the game.  Every sample is used for all candidates alike, so that luck is shared; candidates that
fall behind are dropped, and the others get the remaining playouts.  Secret choices of the opponent are sampled again in
every playout, so that the answer does not depend on one guess.
"""

from math import ceil, sqrt
from typing import Final

from ..engine.meter import Meter
from ..engine.rng import Rng
from ..engine.state import State
from ..engine.views.perspective import Perspective
from .evaluation import EVALUATION_COST, card_text_cost
from .learned_evaluation import HAND, LearnedEvaluation, packaged_weights
from .lookahead import idle_option
from .plans import Budget, GamePlans, Plans, find_plans
from .playouts import (
    LONGEST,
    MIN_PLAYOUTS,
    UNLIMITED,
    HelperPool,
    LocalSamples,
    PlayoutResult,
    PlayoutRunner,
    Samples,
    WorkLimit,
    consistent_sample,
)

SURELY: Final = 2.6  # an option that trails the best one by this many standard errors is dropped at once
ENOUGH: Final = 6  # minimum number of samples before an option may be dropped that way
FEWEST: Final = 4  # minimum number of samples for a meaningful confidence
COMPARED: Final = 8  # number of samples on which a named option is compared with the best one
CANDIDATE_SHARE: Final = 2  # divisor of a decision's work: half of it is for finding candidates
EACH: Final = 180  # minimum work of a playout, in answers, if the number of playouts differs from the level's
ALIKE: Final = 10  # number of samples after which two options with equal results are merged


class Verdict:
    """The search result for one option: its winning chance, the difference to the best one, and the error."""

    __slots__ = ("behind", "chance", "error", "index", "playouts")

    def __init__(self, index: int, chance: float, behind: float, error: float, playouts: int) -> None:
        self.index = index
        self.chance = chance
        self.behind = behind  # winning chance of the best option minus this one's, in the samples that both share
        self.error = error  # standard error of `behind`; for the best option, of its chance
        self.playouts = playouts


class SearchBot:
    """Searches every decision that has several candidates.  Its only state between decisions is the generator."""

    def __init__(
        self,
        rng: Rng,
        level: str,
        playouts: int = 0,
        plans: GamePlans | None = None,
        weights: str = "",
        judgement: LearnedEvaluation | None = None,
        helpers: HelperPool | None = None,
    ) -> None:
        self._rng = rng
        self._level = level
        self._wanted = playouts  # number of playouts per decision instead of the level's; 0 for the level's
        self._known = plans
        self._weights = weights  # version of the weights instead of the level's; "" for the level's
        self._judgement = judgement  # weights that are not in the package; None for those of the package
        # Helper processes only know the weights in the package.
        self._helpers = helpers if plans is None and judgement is None else None
        self._budget = Budget(1, 1)
        self._plans: Plans | None = None
        self._effort = 0  # cost of the current decision so far, in units of one answer
        self._candidate_effort = 0  # part of that cost that went into finding candidates
        self._tried = 0  # number of playouts of the current decision
        self.playouts = 0  # number of playouts of all decisions

    def choose(self, perspective: Perspective) -> int:
        plans, found = self._considered(perspective)
        if len(found) == 1:
            return found[0]
        scores: dict[int, list[float]] = {index: [] for index in found}
        return self._halve(self._samples(perspective, plans), found, scores)[0]

    def weigh(self, perspective: Perspective, also: tuple[int, ...] = ()) -> list[Verdict]:
        """The results of the candidates and of the named options, best first, for analysis.

        A named option and the best one are finally compared on separate samples, because the best one may have been
        lucky in the first ones (selection bias).
        """
        plans, found = self._considered(perspective)
        found = [*found, *[index for index in also if index not in found]]
        scores: dict[int, list[float]] = {index: [] for index in found}
        samples = self._samples(perspective, plans)
        if len(found) == 1:
            self._play_samples(samples, found, scores, COMPARED)
            return [verdict(found[0], scores[found[0]], scores[found[0]])]
        best = self._halve(samples, found, scores, every=True)[0]
        rest = [index for index in ranked(found, scores) if index != best]
        named = [best, *[index for index in also if index != best]]
        again: dict[int, list[float]] = {index: [] for index in named}
        agreed = bool(also) and len(named) == 1  # a comparison needs more than one option
        self._play_samples(
            samples, named, again, COMPARED if agreed else max(COMPARED, self._budget.playouts // (2 * len(named)))
        )
        verdicts = [verdict(best, again[best], again[best])]
        for index in rest:
            if index in again:
                verdicts.append(verdict(index, again[best], again[index]))
            else:
                verdicts.append(verdict(index, scores[best], scores[index]))
        return verdicts

    def expected(self, perspective: Perspective, index: int) -> list[tuple[State, int]]:
        """A likely continuation after an option, in one sample: every position with its answer."""
        plans, _ = self._considered(perspective)
        state = consistent_sample(perspective, self._rng)
        horizon = plans.horizon(state)
        luck = Rng(self._rng.fork())
        found: list[tuple[State, int]] = []
        while state.outcome is None and plans.moment(state) < horizon and len(found) < LONGEST:
            answer = plans.policy_choice(state, luck) if found else index
            found.append((state.clone(), answer))
            state.choose(answer)
        return found

    def _considered(self, perspective: Perspective) -> tuple[Plans, list[int]]:
        """The plans, and the candidates."""
        state = perspective.sample(self._rng)
        meter = state.meter = Meter()
        if self._plans is None:
            self._plans = self._made(state, perspective.seat)
        self._tried = 0
        before = self._plans.work
        looks = max(1, self._budget.effort // (CANDIDATE_SHARE * EVALUATION_COST))
        found = self._plans.candidates(state, self._budget.width, looks)
        self._effort = self._candidate_effort = self._plans.work - before + card_text_cost(meter)
        idle = idle_option(state)
        if idle in found:  # among equals the first wins, so doing nothing is preferred to an option that is no better
            found = [idle, *[index for index in found if index != idle]]
        return self._plans, found

    def _made(self, state: State, seat: int) -> Plans:
        known = self._known or find_plans(state.game.name)
        usual = known.budgets[self._level]
        playouts = self._wanted or usual.playouts
        effort = max(usual.effort * playouts // usual.playouts, min(usual.effort, EACH * playouts))
        self._budget = Budget(playouts, usual.width, effort)
        judgement = self._judgement
        if judgement is None:
            judgement = learned_evaluation_of(state.game.name, known, self._weights)
        return known.make(state, seat, judgement)

    def _samples(self, perspective: Perspective, plans: Plans) -> Samples:
        runner = PlayoutRunner(perspective, plans)
        rng = Rng(self._rng.fork())
        if self._helpers is None:
            return LocalSamples(runner, rng)
        return self._helpers.samples(perspective, self._weights, runner, rng)

    def _halve(
        self, samples: Samples, found: list[int], scores: dict[int, list[float]], every: bool = False
    ) -> list[int]:
        """Sequential halving: in each stage every remaining option gets the same number of playouts.

        Returns the remaining options, best first.  Expensive playouts reduce their number; if not all options can be
        tried once, the first are, unless `every` is set.  A later sample in which not all options could be tried is
        ignored.
        """
        budget = self._budget
        stages = max(1, (len(found) - 1).bit_length())
        left = found
        for _ in range(stages):
            count = len(left)
            dealt, wanted = 0, ceil(self._affordable() / (stages * count))
            while dealt == 0 or dealt < wanted:
                first = not scores[left[0]]
                allowed = WorkLimit(budget.effort - self._effort, MIN_PLAYOUTS if first else 0)
                playouts = samples.play_next(
                    left, max(0, wanted - dealt - 1), UNLIMITED if first and every else allowed
                )
                if not first and len(playouts) < len(left):
                    return ranked(left, scores)
                self._count(left, playouts, scores)
                dealt += 1
                left = still_open([index for index in left if scores[index]], scores)
                if len(left) == 1 or self._effort + self._cost(len(left)) > budget.effort:
                    return ranked(left, scores)
                wanted = ceil(self._affordable() / (stages * count))
            left = ranked(left, scores)[: (len(left) + 1) // 2]
            if len(left) == 1:
                break
        return ranked(left, scores)

    def _affordable(self) -> int:
        """The number of playouts that the budget allows, by the cost of those so far."""
        budget = self._budget
        return min(budget.playouts, self._tried * budget.effort // max(1, self._effort))

    def _cost(self, playouts: int) -> int:
        """The expected cost of this many more playouts, by the cost of those so far."""
        return playouts * (self._effort - self._candidate_effort) // max(1, self._tried)

    def _play_samples(self, samples: Samples, left: list[int], scores: dict[int, list[float]], many: int) -> None:
        """Draw this many samples, with a playout of each option in each."""
        for dealt in range(many):
            self._count(left, samples.play_next(left, many - dealt - 1), scores)

    def _count(self, left: list[int], playouts: list[PlayoutResult], scores: dict[int, list[float]]) -> None:
        """Record the results of the options in a sample, of the first of them if not all were tried."""
        for index, (chance, work) in zip(left, playouts):
            scores[index].append(chance)
            self._effort += work
            self._tried += 1
            self.playouts += 1


def learned_evaluation_of(game: str, plans: GamePlans, weights: str = "") -> LearnedEvaluation | None:
    """The learned evaluation of a version, by default of the levels' version; None for the hand-written one."""
    version = weights or plans.weights
    return None if version == HAND else packaged_weights(game, version, plans.feature_names)


def mean(scores: list[float]) -> float:
    return sum(scores) / len(scores)


def ranked(left: list[int], scores: dict[int, list[float]]) -> list[int]:
    """The options, best first; among equals the one that does nothing, else the earlier candidate."""
    return sorted(left, key=lambda index: -mean(scores[index]))


def best_of(left: list[int], scores: dict[int, list[float]]) -> int:
    return ranked(left, scores)[0]


def behind(ahead: list[float], scores: list[float]) -> tuple[float, float]:
    """The difference between two options in the same samples, and its standard error."""
    seen = len(scores)
    gaps = [mine - other for mine, other in zip(ahead, scores)]
    gap = sum(gaps) / seen
    spread = sum([(each - gap) ** 2 for each in gaps]) / max(1, seen - 1)
    return gap, sqrt(spread / seen)


def verdict(index: int, best: list[float], scores: list[float]) -> Verdict:
    """The result of an option's playouts, compared with those of the best one."""
    gap, error = behind(best, scores)
    if scores is best:
        gap, error = 0.0, behind(best, [0.0] * len(best))[1]
    if len(scores) < FEWEST:
        error = 1.0  # the largest error: too few samples for a confidence
    return Verdict(index, mean(best[: len(scores)]) - gap, gap, error, len(scores))


def still_open(left: list[int], scores: dict[int, list[float]]) -> list[int]:
    """The options that may still be best: neither certainly worse than the leader nor always equal to it."""
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
