"""How a card game is shown to players, servers and tests: views, events, moves, reasons and expectations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from ...engine.compilation import mypyc_attr
from ...engine.events import Event
from ...engine.moves import Move
from ...engine.notation import Phrase
from ...engine.requirements import Refusal, Requirement
from ...engine.rng import Rng
from ...engine.state import State
from ...engine.views.shared_view import SharedView
from ...engine.windows import Window

W = TypeVar("W", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Secrecy(Generic[W]):
    """Hides information from a seat; `Secrets` implements it for all card games."""

    def blind(self, s: W, seat: int) -> W:
        """A clone without anything that is hidden from the seat."""
        raise NotImplementedError

    def redeal(self, s: W, seat: int, rng: Rng) -> None:
        """Deal the cards hidden from the seat again, consistently with everything it has seen."""
        raise NotImplementedError


class Openings(Generic[W]):
    """The options of a game's action windows: their moves, their costs, and the option that passes."""

    def __init__(self, move: Callable[[W, int], Move], cost: Callable[[W, int], int], passing: int) -> None:
        self.move = move
        self.cost = cost
        self.passing = passing


class Presentation(Generic[W]):
    """The functions that show a state; none of them changes it."""

    def __init__(
        self,
        view: Callable[[W, int, SharedView], dict[str, object]],
        shown: Callable[[W, Event, int], dict[str, object]],
        refusal: Callable[[W, int, Phrase], Refusal | None],
        actions: Callable[[W, int], list[str]],
        windows: tuple[Window, ...],
        openings: Openings[W],
        secrets: Secrecy[W],
        over: Requirement,
        differences: Callable[[W, dict[str, object]], list[str]],
        drawn: Callable[[W], str],
    ) -> None:
        self.view = view
        self.shown = shown  # function: an event as a seat sees it
        self.refusal = refusal  # function: the requirement that an action does not meet, or None
        self.actions = actions  # function: actions in notation about which a player may ask why they are not offered
        self.windows = windows  # the windows for which players may give standing orders
        self.openings = openings
        self.secrets = secrets  # the functions that hide and redeal hidden information
        self.over = over  # the requirement that no action meets after the end of the game
        self.differences = differences  # function: differences between a state and the expectations of a scenario
        self.drawn = drawn  # function: the position as text, for a failure report
