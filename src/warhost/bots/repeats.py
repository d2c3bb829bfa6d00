"""No bot goes round for ever: what it has done very often within a turn, it does not do once more.

Later cards have free actions that change nothing, deployments that an enemy can undo, and chains that grow with every
free action: a bot without a memory finds the same answer best each time.  Passing is never held back, and only what
can be passed is, so whoever has tried everything passes.
"""

from collections import Counter
from typing import Final

from ..engine.state import State
from .lookahead import idle_option

OFTEN: Final = 30  # times that a seat may do the same in one turn where it could pass; no plan needs as many


class Repeats:
    """What one seat has done in this turn; made once a game."""

    def __init__(self) -> None:
        self._turn = -1
        self._done: Counter[tuple[str, int]] = Counter()  # by kind of question and option

    def instead(self, state: State, index: int) -> int:
        """What is answered: what the bot has chosen, or if it has done so very often, nothing."""
        turn = state.turn_of()[1]
        if turn != self._turn:
            self._turn = turn
            self._done.clear()
        idle = idle_option(state)
        if idle in (-1, index):
            return index
        done = type(state.question).__name__, state.options[index]
        self._done[done] += 1
        return idle if self._done[done] > OFTEN else index
