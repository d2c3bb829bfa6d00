"""What all who look at a state see alike: made once for the first of them, and shown to the others as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..events import NO_NUMBER
from ..moves import Move, shown, written
from ..notation import copies, numbered

if TYPE_CHECKING:
    from ..state import State


class SharedView:
    """The parts of the views of one state that hang on nobody's eye.  They are never changed once they are made."""

    __slots__ = ("_moves", "_options", "_texts", "parts")

    def __init__(self) -> None:
        self._moves: list[Move] = []
        self._texts: list[str] = []
        self._options: list[str] | None = None
        self.parts: dict[Any, Any] = {}  # whatever a game keeps here, by keys of its own

    def options(self, s: State) -> list[str]:
        """Every option of the moment in notation."""
        found = self._options
        if found is None:
            self._moves = s.moves()
            self._texts = written(self._moves, s)
            found = self._options = numbered(self._texts)
        return found

    def moves(self, s: State, ref: Callable[[int], dict[str, Any]]) -> list[dict[str, Any]]:
        """Every option of the moment as a table shows it: with its price, and which of several equal ones it is."""
        self.options(s)
        question = s.question
        if question is None:
            return []
        found = shown(self._moves, ref)
        for at, option in enumerate(s.options):
            charge = question.charge(s, option)
            if charge != NO_NUMBER:
                found[at] = {**found[at], "cost": charge}
        if self._options is not self._texts:
            for at, copy in enumerate(copies(self._texts)):
                if copy > 1:
                    found[at] = {**found[at], "copy": copy}
        return found
