"""Trials of options: what is hidden is guessed, an option taken, and play goes on by habit to the horizon.

All luck of a trial comes from the seed of its guess, so it comes out the same whoever plays it, and whenever.
"""

from typing import Final, Protocol

from ..engine.errors import WarhostError
from ..engine.meter import Meter
from ..engine.rng import Rng
from ..engine.state import State
from ..engine.views.perspective import Perspective
from .evaluation import effort, toil
from .plans import Plans

LONGEST: Final = 600  # answers in one trial; far more than it ever takes
TRIES: Final = 100  # guesses until one leaves the question as it is
THOROUGH: Final = 1300  # answers that one trial may take while it looks at what texts ask; it goes on hurried
COMPARABLE: Final = 2  # trials of the first guess that are always played: of fewer, nothing could be said
NO_LIMIT: Final = 1_000_000_000
BROKEN_OFF: Final = 0.5  # nothing is known
HASTE: Final = 1e-5  # of a win or a loss, what every answer until then takes away

Trial = tuple[float, int]  # the chance of winning, and what it took to find out, in answers


def guessed(perspective: Perspective, rng: Rng) -> State:
    """A guess in which the question has the same answers as the real one."""
    count = len(perspective.options)
    for _ in range(TRIES):
        guess = perspective.sample(rng)
        if len(guess.options) == count:
            return guess
    raise WarhostError(f"no guess leaves seat {perspective.seat + 1} its {count} options")


class Trier:
    """Tries the options of one question.  The last guess is kept: the options are tried on it one after the other."""

    def __init__(self, perspective: Perspective, plans: Plans) -> None:
        self._perspective = perspective
        self._plans = plans
        self._seed = -1
        self._luck = 0
        self._guess: State | None = None

    def trial(self, seed: int, index: int, most: int = NO_LIMIT) -> Trial:
        """Play on by habit after an option, to the horizon.  Of two wins the sooner is the better one.

        What takes more work than it may is broken off on the way: it has taken more, and says nothing else.
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
    """The work that the trials of a guess may take, all together; so many of them are played whatever they take."""

    def __init__(self, most: int = NO_LIMIT, least: int = 0) -> None:
        self._most = most
        self._least = least

    def left(self, trials: list[Trial]) -> int:
        """What one more trial may take."""
        return NO_LIMIT if len(trials) < self._least else self._most - sum([work for _, work in trials])

    def likely(self, trials: list[Trial]) -> bool:
        """True if one more will hardly take more than that, by what those so far have taken."""
        count = len(trials)
        return count == 0 or sum([work for _, work in trials]) <= self.left(trials) * count


FREELY: Final = Allowed()


class Deals(Protocol):
    """Guesses one after the other, in each of which all options that are left are tried."""

    def tried(self, left: list[int], more: int, allowed: Allowed = FREELY) -> list[Trial]:
        """A trial of each in the next guess; at least so many more guesses will be wanted after it.

        Where that takes more work than is allowed, only the first of them are tried.
        """
        ...


class OwnDeals:
    """Trials that a bot plays by itself."""

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
    """Others who share the trials of a decision."""

    def deals(self, perspective: Perspective, weights: str, trier: Trier, rng: Rng) -> Deals:
        """The same trials as one would play alone, played by several."""
        ...
