"""Playouts: hidden cards are sampled, an option is chosen, and a policy continues until the horizon.

All randomness of a playout comes from the seed of its sample, so its result does not depend on the process.
"""

from typing import Final, Protocol

from ..engine.errors import WarhostError
from ..engine.meter import Meter
from ..engine.rng import Rng
from ..engine.state import State
from ..engine.views.perspective import Perspective
from .evaluation import card_text_cost, effort
from .plans import Plans

LONGEST: Final = 600  # maximum number of answers in one playout
TRIES: Final = 100  # number of attempts to find a sample with the same options as the real question
LOOKAHEAD_LIMIT: Final = 1300  # work in answers after which a playout continues without lookahead for card texts
MIN_PLAYOUTS: Final = 2  # playouts of the first sample that always run, because fewer could not be compared
NO_LIMIT: Final = 1_000_000_000
ABORTED: Final = 0.5  # result of a playout that was stopped: unknown
WIN_DISCOUNT: Final = 1e-5  # discount of a win or a loss per answer before it, so that earlier wins are preferred

PlayoutResult = tuple[float, int]  # winning chance at the end of a playout, and the playout's cost in answers


def consistent_sample(perspective: Perspective, rng: Rng) -> State:
    """A sample in which the current question has the same options as in the real position."""
    count = len(perspective.options)
    for _ in range(TRIES):
        guess = perspective.sample(rng)
        if len(guess.options) == count:
            return guess
    raise WarhostError(f"no guess leaves seat {perspective.seat + 1} its {count} options")


class PlayoutRunner:
    """Runs playouts for the options of one question.  The last sample is cached for the next option."""

    def __init__(self, perspective: Perspective, plans: Plans) -> None:
        self._perspective = perspective
        self._plans = plans
        self._seed = -1
        self._luck = 0
        self._guess: State | None = None

    def play_out(self, seed: int, index: int, most: int = NO_LIMIT) -> PlayoutResult:
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
            if work + looked + card_text_cost(meter) > most:
                return ABORTED, work + looked + card_text_cost(meter)
            state.choose(plans.policy_choice(state, luck, looked > LOOKAHEAD_LIMIT))
            answers += 1
            work += effort(state)
        chance = plans.chance(state)
        if state.outcome is not None:
            chance += (0.5 - chance) * WIN_DISCOUNT * answers
        return chance, work + plans.work - before + card_text_cost(meter)

    def _dealt(self, seed: int) -> State:
        guess = self._guess
        if guess is None or seed != self._seed:
            rng = Rng(seed)
            guess = self._guess = consistent_sample(self._perspective, rng)
            self._seed = seed
            self._luck = rng.fork()
        return guess


class WorkLimit:
    """The total work allowed to the playouts of a sample; a minimum number is always run."""

    def __init__(self, most: int = NO_LIMIT, least: int = 0) -> None:
        self._most = most
        self._least = least

    def left(self, playouts: list[PlayoutResult]) -> int:
        """The work allowed to one more playout."""
        return NO_LIMIT if len(playouts) < self._least else self._most - sum([work for _, work in playouts])

    def likely(self, playouts: list[PlayoutResult]) -> bool:
        """True if one more playout will probably stay within the limit, by the cost of those so far."""
        count = len(playouts)
        return count == 0 or sum([work for _, work in playouts]) <= self.left(playouts) * count


UNLIMITED: Final = WorkLimit()


class Samples(Protocol):
    """A sequence of samples, in each of which all remaining options are tried."""

    def play_next(self, left: list[int], more: int, allowed: WorkLimit = UNLIMITED) -> list[PlayoutResult]:
        """A playout of each option in the next sample; at least `more` samples will be needed after it.

        If the allowed work is used up, only the first options are tried.
        """
        ...


class LocalSamples:
    """Samples whose playouts the bot runs in its own process."""

    def __init__(self, runner: PlayoutRunner, rng: Rng) -> None:
        self._runner = runner
        self._rng = rng

    def play_next(self, left: list[int], more: int, allowed: WorkLimit = UNLIMITED) -> list[PlayoutResult]:
        seed = self._rng.fork()
        found: list[PlayoutResult] = []
        for index in left:
            if not allowed.likely(found):
                break
            playout = self._runner.play_out(seed, index, allowed.left(found))
            if playout[1] > allowed.left(found):
                break
            found.append(playout)
        return found


class HelperPool(Protocol):
    """Helpers that share the playouts of a decision."""

    def samples(self, perspective: Perspective, weights: str, runner: PlayoutRunner, rng: Rng) -> Samples:
        """The same samples, shared between processes."""
        ...
