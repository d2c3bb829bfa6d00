"""The interface of an evaluation: the value of a position, and how far to look ahead."""

from collections.abc import Callable
from typing import Final, Protocol

from ..engine.errors import WarhostError
from ..engine.meter import Meter
from ..engine.state import State
from ..games import all_kits, find_kit
from ..kit import KitPart

EVALUATION_COST: Final = 2  # cost of an evaluation, in units of one answer
LISTED: Final = 8  # number of options whose generation costs as much as one answer
GLANCES: Final = 80  # number of cards that texts can examine at the cost of one answer


class Evaluation(Protocol):
    """The evaluation of one seat in one game.  It is made once per game and must not change a state."""

    work: int  # cost of all evaluations so far, in units of one answer; a lookahead adds the cost of its answers

    def value(self, state: State) -> float:
        """The value of a position for the seat; higher is better."""
        ...

    def continues_plan(self, state: State) -> bool:
        """True if the current question belongs to the same plan, so that it must be answered before evaluating."""
        ...

    def options_to_try(self, state: State) -> list[int]:
        """The indices of options to try: at least one, and few enough that long plans end."""
        ...


MakeEvaluation = Callable[[State, int], Evaluation]
EVALUATION: Final[KitPart[MakeEvaluation]] = KitPart("bots.evaluation")


def effort(state: State) -> int:
    """The cost of the answer that led to a position, including option generation; without options 1."""
    return 1 + len(state.options) // LISTED


def card_text_cost(meter: Meter) -> int:
    """The cost of card texts that examined other cards, in the unit of `effort`."""
    return meter.looked // GLANCES


def find_evaluation(state: State, seat: int) -> Evaluation:
    """The evaluation for the game of a state, seen from a seat."""
    made = find_kit(state.game.name).get(EVALUATION)
    if made is None:
        able = [kit.name for kit in all_kits() if kit.get(EVALUATION) is not None]
        game = state.game.name
        raise WarhostError(
            f"bots play {', '.join(able)}; name an evaluation in the kit of {game}, or let random play it"
        )
    return made(state, seat)
