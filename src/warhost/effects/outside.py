"""What is asked of a card game from outside: views, reasons, saves, positions.  Its own modules tell it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.events import Event
from ..engine.notation import Phrase
from ..engine.requirements import Refusal, Requirement
from ..engine.views.shared_view import SharedView
from ..engine.windows import Window
from .state.questions import Openings
from .views.secrets import Secrets


class Outside:
    """Each answer as the function that gives it; `over` is what a game that has ended lacks,
    `resigning` the rule by which a player may give up.
    """

    def __init__(
        self,
        columns: Callable[[Any], dict[str, Any]],
        view: Callable[[Any, int, SharedView], dict[str, object]],
        shown: Callable[[Any, Event, int], dict[str, object]],
        refusal: Callable[[Any, int, Phrase], Refusal | None],
        actions: Callable[[Any, int], list[str]],
        windows: tuple[Window, ...],
        openings: Openings,
        secrets: Secrets[Any],
        over: Requirement,
        resigning: str,
        placed: Callable[[dict[str, Any]], Any],
        differences: Callable[[Any, dict[str, Any]], list[str]],
        drawn: Callable[[Any], str],
    ) -> None:
        self.columns = columns
        self.view = view
        self.shown = shown
        self.refusal = refusal
        self.actions = actions
        self.windows = windows
        self.openings = openings
        self.secrets = secrets
        self.over = over
        self.resigning = resigning
        self.placed = placed
        self.differences = differences
        self.drawn = drawn
