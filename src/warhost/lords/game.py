"""The rules object of Lords of War."""

from typing import Final

from ..engine.events import Event
from ..engine.notation import Grammar
from ..engine.outcome import Outcome
from ..engine.plain import JsonData
from ..engine.requirements import Refusal
from ..engine.steps import Question, Step
from ..engine.views.shared_view import SharedView
from ..engine.windows import Window
from . import saving, view
from .positions import expectation
from .positions.position import placed
from .readers import STEPS
from .rules import reasons
from .rules.interface import LordsRules
from .rules.windows import windows
from .setup import deal
from .state import LordsState

RULES_VERSION: Final = "2"


class LordsGame(LordsRules):
    """The Lords of War game object: starts games, sets up positions, restores saved states, checks expectations."""

    def start(self, setup: JsonData, seed: int) -> LordsState:
        state = deal(self, setup, seed)
        state.log = []
        state.emit("begun", "LOW-3.5")
        state.advance()
        return state

    def place(self, position: dict[str, object]) -> LordsState:
        return placed(self, position)

    def restored(
        self,
        columns: dict[str, object],
        steps: list[Step[LordsState]],
        question: Question[LordsState] | None,
        options: list[int],
        seat: int,
        rng: int,
        decisions: int,
        outcome: Outcome | None,
    ) -> LordsState:
        return saving.restored(self, columns, steps, question, options, seat, rng, decisions, outcome)

    def differences(self, state: LordsState, expected: dict[str, object]) -> list[str]:  # type: ignore[override]
        return expectation.differences(state, expected)

    def drawn(self, state: LordsState) -> str:  # type: ignore[override]
        return expectation.drawn(state)

    def seen_by(self, s: LordsState, seat: int, shared: SharedView) -> dict[str, object]:
        return view.view(s, seat, shared)

    def shown(self, s: LordsState, event: Event, seat: int) -> dict[str, object]:
        return view.shown(s, event, seat)

    def refusal(self, s: LordsState, seat: int, text: str) -> Refusal | None:
        return reasons.refusal(s, seat, text)

    def actions(self, s: LordsState, seat: int) -> list[str]:
        return reasons.actions(s, seat)

    def windows(self, s: LordsState) -> tuple[Window, ...]:
        return windows(s.battle)


VERBS: Final = ("deploy", "move", "stay", "shoot", "hold", "advance", "draw", "recall", "stop")
LORDS: Final = LordsGame(
    "lords", RULES_VERSION, "LOW", {kind.__name__: kind for kind in STEPS}, grammar=Grammar(VERBS, spaced=True)
)
