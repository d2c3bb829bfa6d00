"""Loop protection: limits how often a bot repeats an answer within a turn.

Some cards have free actions that change nothing, deployments that an enemy can undo, and chains that grow with every
free action: a bot without memory finds the same answer best each time.  Only answers to questions with a pass are
limited, and passing is not, so a seat that has repeated everything too often passes.
"""

from collections import Counter
from typing import Final

from ..engine.state import State
from .lookahead import idle_option

OFTEN: Final = 30  # times that a seat may repeat an answer in one turn; no plan needs as many


class Repeats:
    """Counter of the answers that one seat has given in the current turn; one object per game."""

    def __init__(self) -> None:
        self._turn = -1
        self._done: Counter[tuple[str, int]] = Counter()  # by kind of question and option: answers in this turn

    def instead(self, state: State, index: int) -> int:
        """The index to answer: the bot's choice, or the pass if the choice was repeated too often."""
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
