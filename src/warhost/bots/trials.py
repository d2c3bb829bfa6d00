"""Trials of options: hidden cards are sampled, an option is taken, and play continues by habit to the horizon.

All randomness of a trial comes from the seed of its sample, so its result does not depend on the process.
"""

from typing import Final, Protocol

from ..engine.errors import WarhostError
from ..engine.meter import Meter
from ..engine.rng import Rng
from ..engine.state import State
from ..engine.views.perspective import Perspective
from .evaluation import effort, toil
from .plans import Plans

LONGEST: Final = 600  # limit of answers in one trial
TRIES: Final = 100  # samples until one leaves the question unchanged
THOROUGH: Final = 1300  # answers of a trial with full lookahead for card texts; then it continues hurried
COMPARABLE: Final = 2  # trials of the first sample that are always played: fewer could not be compared
NO_LIMIT: Final = 1_000_000_000
BROKEN_OFF: Final = 0.5  # the result of an aborted trial: unknown
HASTE: Final = 1e-5  # discount of a win or a loss for every answer until then

Trial = tuple[float, int]  # the chance of winning, and the cost in answers


def guessed(perspective: Perspective, rng: Rng) -> State:
    """A sample in which the question has the same answers as the real one."""
    count = len(perspective.options)
    for _ in range(TRIES):
        guess = perspective.sample(rng)
        if len(guess.options) == count:
            return guess
    raise WarhostError(f"no guess leaves seat {perspective.seat + 1} its {count} options")


class Trier:
    """Tries the options of one question.  The last sample is kept for the next option."""

    def __init__(self, perspective: Perspective, plans: Plans) -> None:
        self._perspective = perspective
        self._plans = plans
        self._seed = -1
        self._luck = 0
        self._guess: State | None = None

    def trial(self, seed: int, index: int, most: int = NO_LIMIT) -> Trial:
        """Play on by habit after an option, to the horizon.  The sooner win is the better one.

        A trial that exceeds its work is aborted: only its cost is meaningful then.
        """
        plans = self._plans
        guess = self._dealt(seed)
        luck = Rng(self._luck)
        horizon = plans.horizon(guess)
        before = plans.work
        state = guess.clone()
        meter = state.meter = Meter()
        state.choose(index)
        answers, work = 0, effort(state)
        while state.outcome is None and plans.moment(state) < horizon and answers < LONGEST:
            looked = plans.work - before
            if work + looked + toil(meter) > most:
                return BROKEN_OFF, work + looked + toil(meter)
            state.choose(plans.habit(state, luck, looked > THOROUGH))
            answers += 1
            work += effort(state)
        chance = plans.chance(state)
        if state.outcome is not None:
            chance += (0.5 - chance) * HASTE * answers
        return chance, work + plans.work - before + toil(meter)

    def _dealt(self, seed: int) -> State:
        guess = self._guess
        if guess is None or seed != self._seed:
            rng = Rng(seed)
            guess = self._guess = guessed(self._perspective, rng)
            self._seed = seed
            self._luck = rng.fork()
        return guess


class Allowed:
    """The work that the trials of a sample may take in total; a minimum number is always played."""

    def __init__(self, most: int = NO_LIMIT, least: int = 0) -> None:
        self._most = most
        self._least = least

    def left(self, trials: list[Trial]) -> int:
        """The work that one more trial may take."""
        return NO_LIMIT if len(trials) < self._least else self._most - sum([work for _, work in trials])

    def likely(self, trials: list[Trial]) -> bool:
        """True if one more trial will probably stay within the limit, by the cost of those so far."""
        count = len(trials)
        return count == 0 or sum([work for _, work in trials]) <= self.left(trials) * count


FREELY: Final = Allowed()


class Deals(Protocol):
    """A sequence of samples, in each of which all remaining options are tried."""

    def tried(self, left: list[int], more: int, allowed: Allowed = FREELY) -> list[Trial]:
        """A trial of each option in the next sample; at least `more` samples will be needed after it.

        If the allowed work is used up, only the first options are tried.
        """
        ...


class OwnDeals:
    """Trials that the bot plays in its own process."""

    def __init__(self, trier: Trier, rng: Rng) -> None:
        self._trier = trier
        self._rng = rng

    def tried(self, left: list[int], more: int, allowed: Allowed = FREELY) -> list[Trial]:
        seed = self._rng.fork()
        found: list[Trial] = []
        for index in left:
            if not allowed.likely(found):
                break
            trial = self._trier.trial(seed, index, allowed.left(found))
            if trial[1] > allowed.left(found):
                break
            found.append(trial)
        return found


class Help(Protocol):
    """Helpers that share the trials of a decision."""

    def deals(self, perspective: Perspective, weights: str, trier: Trier, rng: Rng) -> Deals:
        """The same trials, shared between processes."""
        ...
