"""No bot goes round for ever: what it has answered in a position that comes again within a turn, it does not repeat.

Later cards have free actions that change nothing, and deployments that an enemy can undo: a bot without a memory finds
the same answer best each time.  Passing is never held back, so whoever has tried everything passes.
"""

from typing import Final

from ..engine.state import State
from .lookahead import idle_option

LONG: Final = 100  # answers of a seat in one turn, until somebody looks whether it goes round
COUNTED: Final = ("moment", "log")  # parts of a view that differ although the position is the same


class Repeats:
    """The answers of one seat in this turn, by what it saw; made once a game."""

    def __init__(self) -> None:
        self._turn = -1
        self._answers = 0
        self._given: dict[int, set[int]] = {}

    def instead(self, state: State, index: int) -> int:
        """What is answered: what the bot has chosen, or if that has led back here, something else."""
        turn = state.turn_of()[1]
        if turn != self._turn:
            self._turn, self._answers = turn, 0
            self._given.clear()
        self._answers += 1
        idle = idle_option(state)
        if self._answers <= LONG or index == idle:
            return index
        view = {key: value for key, value in state.view(state.seat).items() if key not in COUNTED}
        given = self._given.setdefault(hash(repr(view)), set())
        if index in given:
            rest = [each for each in range(len(state.options)) if each not in given and each != idle]
            index = idle if idle >= 0 else rest[0] if rest else index
        given.add(index)
        return index
