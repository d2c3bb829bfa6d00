"""What is asked of a card game from outside: views, reasons, saves, positions.  Its own modules tell it.

They are loaded when somebody asks, and found by their names: each card game has the same files for the same ideas.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
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


def outside_of(package: str, resigning: str) -> Outside:
    """Who answers for the game of this package."""

    def found(module: str, name: str) -> Any:
        return getattr(import_module(f"{package}.{module}"), name)

    return Outside(
        found("columns", "saved_own"),
        found("view", "view"),
        found("view", "shown"),
        found("rules.actions.reasons", "refusal"),
        found("rules.actions.reasons", "actions"),
        found("rules.actions.stops", "WINDOWS"),
        found("rules.actions.naming", "OPENINGS"),
        found("secrets", "SECRETS"),
        found("rules.actions.requirements", "GAME_GOES_ON"),
        resigning,
        found("positions.position", "placed"),
        found("positions.expectation", "EXPECTING").differences,
        found("positions.expectation", "drawn"),
    )
