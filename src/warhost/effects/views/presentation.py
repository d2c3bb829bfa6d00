"""How a card game is shown to players, servers and tests: views, events, moves, reasons and expectations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.events import Event
from ...engine.moves import Move
from ...engine.notation import Phrase
from ...engine.requirements import Refusal, Requirement
from ...engine.rng import Rng
from ...engine.views.shared_view import SharedView
from ...engine.windows import Window


class Secrecy:
    """What a game keeps hidden from a seat; `Secrets` implements it for all card games."""

    def blind(self, s: Any, seat: int) -> Any:
        """A clone from which everything hidden from the seat is gone."""
        raise NotImplementedError

    def redeal(self, s: Any, seat: int, rng: Rng) -> None:
        """Deal what is hidden from the seat again, consistently with everything it has seen."""
        raise NotImplementedError


class Openings:
    """The options of a game's action windows: each as a move, what it costs, and the one by which a player passes."""

    def __init__(self, move: Callable[[Any, int], Move], cost: Callable[[Any, int], int], passing: int) -> None:
        self.move = move
        self.cost = cost
        self.passing = passing


class Presentation:
    """The functions that show a state of a game; nothing in here changes one."""

    def __init__(
        self,
        view: Callable[[Any, int, SharedView], dict[str, object]],
        shown: Callable[[Any, Event, int], dict[str, object]],
        refusal: Callable[[Any, int, Phrase], Refusal | None],
        actions: Callable[[Any, int], list[str]],
        windows: tuple[Window, ...],
        openings: Openings,
        secrets: Secrecy,
        over: Requirement,
        differences: Callable[[Any, dict[str, object]], list[str]],
        drawn: Callable[[Any], str],
    ) -> None:
        self.view = view
        self.shown = shown  # an event as a seat sees it
        self.refusal = refusal  # the requirement that an action of a player does not meet, or None
        self.actions = actions  # the actions in notation that a player may ask about
        self.windows = windows  # the windows for which players may leave standing orders
        self.openings = openings
        self.secrets = secrets  # what each seat may know
        self.over = over  # the requirement that no action meets after the end of the game
        self.differences = differences  # how a state differs from what a scenario expects
        self.drawn = drawn  # the position as text, for the report of a failure
