"""The bot that thinks: it tries its best options on guesses at what is hidden, plays each on, and takes the best.

It knows no game.  Every guess is used for all options alike, so that luck falls to all of them; options that fall
behind are given up, and those that are left get the rest of the trials (sequential halving).  What both sides choose
in secret at the same time is answered by a mixture that the other side cannot exploit.
"""

from math import ceil, sqrt
from typing import Final

from ..engine.errors import WarhostError
from ..engine.perspective import Perspective
from ..engine.rng import Rng
from ..engine.state import State
from .lookahead import NOT_SECRET
from .plans import Budget, GamePlans, Plans, find_plans

LONGEST: Final = 600  # answers in one trial; far more than it ever takes
SURELY: Final = 2.6  # standard errors by which an option must trail to be given up at once
ENOUGH: Final = 6  # guesses before anybody is given up for that
TRIES: Final = 100  # guesses until one leaves the question as it is
ALIKE: Final = 10  # guesses in which two options made no difference: one of them is enough
ROUNDS: Final = 400  # of regret matching: the mixture is exact to about a twentieth
GAPS: Final = 4096  # a number drawn below this decides a mixture


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
        columns = plans.columns(state)
        found = plans.candidates(state, len(state.options) if columns else self._budget.width)
        if len(found) == 1:
            return found[0]
        if columns:
            return self._mixed(perspective, plans, found, columns)
        return self._best(perspective, plans, found)

    def _made(self, state: State, seat: int) -> Plans:
        known = self._known or find_plans(state.game.name)
        usual = known.budgets[self._level]
        self._budget = Budget(self._wanted or usual.trials, usual.width)
        return known.make(state, seat)

    # --- one option is best -----------------------------------------------------------------------------------

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

    # --- both choose in secret --------------------------------------------------------------------------------

    def _mixed(self, perspective: Perspective, plans: Plans, found: list[int], columns: int) -> int:
        """Try every answer against every answer of the other side, and play the mixture that it cannot exploit."""
        totals = [[0.0] * columns for _ in found]
        counts = [[0] * columns for _ in found]
        seat = perspective.seat
        for deal in range(max(columns, self._budget.trials // len(found))):
            guess = self._guess(perspective)
            luck = self._rng.fork()
            horizon = plans.horizon(guess)
            for row, index in enumerate(found):
                future = guess.clone()
                future.choose(index)
                column = plans.column(guess)
                if column == NOT_SECRET:
                    column = deal % columns
                    if future.seat != seat and plans.columns(future):
                        future.choose(column % len(future.options))
                totals[row][column] += self._trial(future, plans, horizon, Rng(luck))
                counts[row][column] += 1
            if self._answers >= self._budget.answers:
                break
        mixture = equilibrium(payoffs(totals, counts))
        return found[drawn(mixture, self._rng)]


def mean(scores: list[float]) -> float:
    return sum(scores) / len(scores)


def ranked(left: list[int], scores: dict[int, list[float]]) -> list[int]:
    """The options, the best first; of equals the one that looked better at first sight."""
    return sorted(left, key=lambda index: -mean(scores[index]))


def best_of(left: list[int], scores: dict[int, list[float]]) -> int:
    return ranked(left, scores)[0]


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
        gaps = [mine - other for mine, other in zip(ahead, scores[index])]
        gap = sum(gaps) / seen
        spread = sum([(each - gap) ** 2 for each in gaps]) / max(1, seen - 1)
        error = sqrt(spread / seen)
        if error == 0.0:
            if gap > 0.0 or seen >= ALIKE:
                continue
        elif gap > SURELY * error:
            continue
        kept.append(index)
    return [index for index in left if index in kept]


def payoffs(totals: list[list[float]], counts: list[list[int]]) -> list[list[float]]:
    """The mean of every cell; a cell that was never tried counts as the rest of its row."""
    table: list[list[float]] = []
    for sums, tries in zip(totals, counts):
        usual = sum(sums) / max(1, sum(tries))
        table.append([each / count if count else usual for each, count in zip(sums, tries)])
    return table


def equilibrium(table: list[list[float]]) -> list[float]:
    """How often to choose each row so that no column hurts: regret matching, both sides learning from each other."""
    rows, columns = len(table), len(table[0])
    regrets = [0.0] * rows
    others = [0.0] * columns
    total = [0.0] * rows
    for _ in range(ROUNDS):
        mine, theirs = matched(regrets), matched(others)
        gains = [sum([cell * chance for cell, chance in zip(row, theirs)]) for row in table]
        value = sum([gain * chance for gain, chance in zip(gains, mine)])
        for row in range(rows):
            regrets[row] += gains[row] - value
            total[row] += mine[row]
        for column in range(columns):
            loss = sum([table[row][column] * mine[row] for row in range(rows)])
            others[column] += value - loss
    return [each / ROUNDS for each in total]


def matched(regrets: list[float]) -> list[float]:
    """Chances in proportion to what one regrets not to have done; all alike where there is nothing to regret."""
    wishes = [max(0.0, regret) for regret in regrets]
    total = sum(wishes)
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [wish / total for wish in wishes]


def drawn(mixture: list[float], rng: Rng) -> int:
    """An answer, as often as the mixture says."""
    point = rng.below(GAPS) / GAPS
    for index, chance in enumerate(mixture):
        point -= chance
        if point < 0.0:
            return index
    return mixture.index(max(mixture))
