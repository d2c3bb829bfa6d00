"""Loop protection: a bot does not repeat the same answer endlessly within a turn.

Some cards have free actions that change nothing, deployments that an enemy can undo, and chains that grow with every
free action: a bot without memory finds the same answer best each time.  Passing is never blocked, and only answers that
could be a pass are, so a seat that has tried everything passes.
"""

from collections import Counter
from typing import Final

from ..engine.state import State
from .lookahead import idle_option

OFTEN: Final = 30  # repetitions that a seat may make in one turn where it could pass; no plan needs as many


class Repeats:
    """The answers of one seat in this turn; made once per game."""

    def __init__(self) -> None:
        self._turn = -1
        self._done: Counter[tuple[str, int]] = Counter()  # by kind of question and option

    def instead(self, state: State, index: int) -> int:
        """The answer to give: the bot's choice, or the pass if it was repeated too often."""
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
