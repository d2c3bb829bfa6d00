"""The interface through which a state calls the rules (`LordsState.rules`), so that a state imports no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.game import Game

if TYPE_CHECKING:
    from ...engine.events import Event
    from ...engine.requirements import Refusal
    from ...engine.views.shared_view import SharedView
    from ...engine.windows import Window
    from ..state import LordsState


class LordsRules(Game):
    """The rules that a state calls; `LordsGame` implements them."""

    def seen_by(self, s: LordsState, seat: int, shared: SharedView) -> dict[str, object]:
        """The view of a seat."""
        raise NotImplementedError

    def shown(self, s: LordsState, event: Event, seat: int) -> dict[str, object]:
        """An event as a seat sees it."""
        raise NotImplementedError

    def refusal(self, s: LordsState, seat: int, text: str) -> Refusal | None:
        """The requirement that forbids an action, or None."""
        raise NotImplementedError

    def actions(self, s: LordsState, seat: int) -> list[str]:
        """The actions of a seat in notation, legal or not."""
        raise NotImplementedError

    def windows(self, s: LordsState) -> tuple[Window, ...]:
        """The windows for which a seat may give standing orders."""
        raise NotImplementedError
