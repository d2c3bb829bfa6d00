"""Cache of the parts of a view that are equal for all viewers of a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..events import NO_NUMBER
from ..moves import Move, shown, written
from ..notation import copies, numbered

if TYPE_CHECKING:
    from ..state import State


class SharedView:
    """The viewer-independent parts of the views of one state, immutable once made.

    `lasting` keeps parts of earlier states of the same game, each with the values it was made from.  Most of them are
    unchanged at the next moment; a comparison of two views then finds the identical object in both.
    """

    __slots__ = ("_lasting", "_moves", "_options", "_texts", "parts")

    def __init__(self, lasting: dict[Any, tuple[Any, Any]] | None = None) -> None:
        self._lasting: dict[Any, tuple[Any, Any]] = lasting if lasting is not None else {}
        self._moves: list[Move] = []
        self._texts: list[str] = []
        self._options: list[str] | None = None
        self.parts: dict[Any, Any] = {}  # parts of the view, by keys that the game defines

    def lasting(self, key: object, made_of: object, make: Callable[[], Any]) -> Any:
        """A part that is rebuilt only if the values it is made from have changed."""
        found = self._lasting.get(key)
        if found is None or found[0] != made_of:
            found = self._lasting[key] = (made_of, make())
        return found[1]

    def options(self, s: State) -> list[str]:
        """Every option of the moment in notation."""
        found = self._options
        if found is None:
            self._moves = s.moves()
            self._texts = written(self._moves, s)
            found = self._options = numbered(self._texts)
        return found

    def moves(self, s: State, ref: Callable[[int], dict[str, object]]) -> list[dict[str, object]]:
        """Every option of the moment as a table shows it: with its price and its number among equal ones."""
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
