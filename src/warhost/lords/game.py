"""The rules object of Lords of War."""

from typing import Any, Final

from ..engine.game import Game
from ..engine.notation import Grammar
from ..engine.outcome import Outcome
from ..engine.steps import Question, Step
from .rules.combat import Advance, Blows, Shots
from .rules.turn import Deploy, EndTurn, Moves, Reinforce, Turn
from .setup import deal
from .state import LordsState

RULES_VERSION: Final = "2"
STEPS: Final[dict[str, type[Step[Any]]]] = {
    kind.__name__: kind for kind in (Turn, Moves, Deploy, Shots, Blows, Advance, Reinforce, EndTurn)
}


class LordsGame(Game):
    """Lords of War: start, place, restore and check."""

    def start(self, setup: dict[str, Any], seed: int) -> LordsState:
        state = deal(setup, seed)
        state.log = []
        state.emit("begun", "LOW-3.5")
        state.advance()
        return state

    def place(self, position: dict[str, Any]) -> LordsState:
        from .positions.position import placed

        return placed(position)

    def restored(
        self,
        columns: dict[str, Any],
        steps: list[Step[Any]],
        question: Question[Any] | None,
        options: list[int],
        seat: int,
        rng: int,
        decisions: int,
        outcome: Outcome | None,
    ) -> LordsState:
        from .saving import restored

        return restored(columns, steps, question, options, seat, rng, decisions, outcome)

    def differences(self, state: LordsState, expected: dict[str, Any]) -> list[str]:  # type: ignore[override]
        from .positions.expectation import differences

        return differences(state, expected)

    def drawn(self, state: LordsState) -> str:  # type: ignore[override]
        from .positions.expectation import drawn

        return drawn(state)


VERBS: Final = ("deploy", "move", "stay", "shoot", "hold", "advance", "draw", "recall", "stop")
LORDS: Final = LordsGame("lords", RULES_VERSION, "LOW", STEPS, grammar=Grammar(VERBS, spaced=True))
