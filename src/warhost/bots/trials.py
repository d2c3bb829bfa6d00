"""Playouts: hidden cards are sampled, an option is chosen, and a policy continues until the horizon.

All randomness of a playout comes from the seed of its sample, so its result does not depend on the process.
"""

from typing import Final, Protocol

from ..engine.errors import WarhostError
from ..engine.meter import Meter
from ..engine.rng import Rng
from ..engine.state import State
from ..engine.views.perspective import Perspective
from .evaluation import effort, toil
from .plans import Plans

LONGEST: Final = 600  # maximum number of answers in one playout
TRIES: Final = 100  # number of attempts to find a sample with the same options as the real question
THOROUGH: Final = 1300  # work in answers after which a playout continues without lookahead for card texts
COMPARABLE: Final = 2  # playouts of the first sample that always run, because fewer could not be compared
NO_LIMIT: Final = 1_000_000_000
BROKEN_OFF: Final = 0.5  # result of a playout that was stopped: unknown
HASTE: Final = 1e-5  # discount of a win or a loss per answer before it, so that earlier wins are preferred

Trial = tuple[float, int]  # winning chance at the end of a playout, and the playout's cost in answers


def guessed(perspective: Perspective, rng: Rng) -> State:
    """A sample in which the current question has the same options as in the real position."""
    count = len(perspective.options)
    for _ in range(TRIES):
        guess = perspective.sample(rng)
        if len(guess.options) == count:
            return guess
    raise WarhostError(f"no guess leaves seat {perspective.seat + 1} its {count} options")


class Trier:
    """Runs playouts for the options of one question.  The last sample is cached for the next option."""

    def __init__(self, perspective: Perspective, plans: Plans) -> None:
        self._perspective = perspective
        self._plans = plans
        self._seed = -1
        self._luck = 0
        self._guess: State | None = None

    def trial(self, seed: int, index: int, most: int = NO_LIMIT) -> Trial:
        """Run a playout after an option.  An earlier win scores higher.

        A playout that exceeds its limit of work is aborted: only its cost is meaningful then.
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
    """The total work allowed to the playouts of a sample; a minimum number is always run."""

    def __init__(self, most: int = NO_LIMIT, least: int = 0) -> None:
        self._most = most
        self._least = least

    def left(self, trials: list[Trial]) -> int:
        """The work allowed to one more playout."""
        return NO_LIMIT if len(trials) < self._least else self._most - sum([work for _, work in trials])

    def likely(self, trials: list[Trial]) -> bool:
        """True if one more playout will probably stay within the limit, by the cost of those so far."""
        count = len(trials)
        return count == 0 or sum([work for _, work in trials]) <= self.left(trials) * count


FREELY: Final = Allowed()


class Deals(Protocol):
    """A sequence of samples, in each of which all remaining options are tried."""

    def tried(self, left: list[int], more: int, allowed: Allowed = FREELY) -> list[Trial]:
        """A playout of each option in the next sample; at least `more` samples will be needed after it.

        If the allowed work is used up, only the first options are tried.
        """
        ...


class OwnDeals:
    """Samples whose playouts the bot runs in its own process."""

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
    """Helpers that share the playouts of a decision."""

    def deals(self, perspective: Perspective, weights: str, trier: Trier, rng: Rng) -> Deals:
        """The same samples, shared between processes."""
        ...
