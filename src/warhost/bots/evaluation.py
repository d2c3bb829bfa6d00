"""What a searching bot needs to know about a game: how good a position is, and how far it pays to look."""

from collections.abc import Callable
from typing import Protocol

from ..engine.errors import WarhostError
from ..engine.state import State
from .conquest_evaluation import ConquestEvaluation
from .invasion_evaluation import InvasionEvaluation
from .lords_evaluation import LordsEvaluation


class Evaluation(Protocol):
    """How one seat judges the positions of one game.  It is made once a game and must not change a state."""

    def value(self, state: State) -> float:
        """How good a position is for the seat; more is better."""
        ...

    def looks_on(self, state: State) -> bool:
        """Whether the question at hand belongs to the same plan, so that a plan must answer it to be judged."""
        ...

    def tries(self, state: State) -> list[int]:
        """The options worth trying, by index: at least one, and few enough that plans of many answers end."""
        ...


EVALUATIONS: dict[str, Callable[[State, int], Evaluation]] = {
    "lords": LordsEvaluation,
    "invasion": InvasionEvaluation,
    "conquest": ConquestEvaluation,
}


def find_evaluation(state: State, seat: int) -> Evaluation:
    """The evaluation for the game that a state belongs to, seen from a seat."""
    name = state.game.name
    if name not in EVALUATIONS:
        raise WarhostError(f"greedy cannot judge positions of {name}; it plays {', '.join(EVALUATIONS)}")
    return EVALUATIONS[name](state, seat)
