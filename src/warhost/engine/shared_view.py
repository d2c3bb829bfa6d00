"""What all who look at a state see alike: made once for the first of them, and shown to the others as well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .state import State


class SharedView:
    """The parts of the views of one state that hang on nobody's eye.  They are never changed once they are made."""

    __slots__ = ("_options", "parts")

    def __init__(self) -> None:
        self._options: list[str] | None = None
        self.parts: dict[Any, Any] = {}  # whatever a game keeps here, by keys of its own

    def options(self, s: State) -> list[str]:
        """Every option of the moment in notation."""
        found = self._options
        if found is None:
            found = self._options = s.notations()
        return found
