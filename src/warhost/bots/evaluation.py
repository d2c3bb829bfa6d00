"""What a searching bot needs to know about a game: how good a position is, and how far it pays to look."""

from collections.abc import Callable
from typing import Final, Protocol

from ..engine.errors import WarhostError
from ..engine.meter import Meter
from ..engine.state import State
from ..games import all_kits, find_kit
from ..kit import KitPart

JUDGING: Final = 2  # answers that take as long as to judge a position at a glance
LISTED: Final = 8  # options whose finding takes as long as an answer
GLANCES: Final = 80  # cards that texts look at in the time of an answer


class Evaluation(Protocol):
    """How one seat judges the positions of one game.  It is made once a game and must not change a state."""

    work: int  # what judging positions has cost so far, in answers; who looks ahead adds what the way to them took

    def value(self, state: State) -> float:
        """How good a position is for the seat; more is better."""
        ...

    def looks_on(self, state: State) -> bool:
        """True if the question at hand belongs to the same plan, so that a plan must answer it to be judged."""
        ...

    def tries(self, state: State) -> list[int]:
        """The options worth trying, by index: at least one, and few enough that plans of many answers end."""
        ...


MakeEvaluation = Callable[[State, int], Evaluation]
EVALUATION: Final[KitPart[MakeEvaluation]] = KitPart("bots.evaluation")


def effort(state: State) -> int:
    """What the answer that led to a position cost, in plain answers: what can be answered next was found as well."""
    return 1 + len(state.options) // LISTED


def toil(meter: Meter) -> int:
    """What it took texts to look at cards, in plain answers: where many of them are at work, every answer is dear."""
    return meter.looked // GLANCES


def find_evaluation(state: State, seat: int) -> Evaluation:
    """The evaluation for the game that a state belongs to, seen from a seat."""
    made = find_kit(state.game.name).get(EVALUATION)
    if made is None:
        able = [kit.name for kit in all_kits() if kit.get(EVALUATION) is not None]
        raise WarhostError(f"greedy cannot judge positions of {state.game.name}; it plays {', '.join(able)}")
    return made(state, seat)
