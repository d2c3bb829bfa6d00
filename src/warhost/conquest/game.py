"""The rules object of Warhammer 40,000: Conquest."""

from typing import Any, Final

from ..engine.game import Game
from ..engine.outcome import Outcome
from ..engine.steps import Question, Step
from . import setup
from .language.searching import Searching, ShuffleDeck, ToBottom, ToTop
from .rules import command, deploying, turn
from .rules.actions.using import Suffered, Targeted
from .rules.actions.window import ActionWindow, OpenWindow
from .rules.battles import attacking, battle, striking, winning
from .rules.battles.damage import Assigned, Shield, Shielded, Take
from .rules.deploying import Deploy
from .rules.exhausting import Exhausts
from .saving import read, restored
from .setup import deal
from .state import ConquestState

RULES_VERSION: Final = "2"
STEPS: Final[dict[str, type[Step[Any]]]] = {
    kind.__name__: kind
    for kind in (
        *setup.STEPS,
        *turn.STEPS,
        *command.STEPS,
        *battle.STEPS,
        *attacking.STEPS,
        *winning.STEPS,
        *striking.STEPS,
        *deploying.STEPS,
        Assigned,
        Shield,
        Shielded,
        Suffered,
        Targeted,
        Take,
        Deploy,
        Exhausts,
        Searching,
        ShuffleDeck,
        ToBottom,
        ToTop,
        ActionWindow,
        OpenWindow,
    )
}


class ConquestGame(Game):
    """Warhammer 40,000: Conquest: start, place, restore and check."""

    def start(self, setup: dict[str, Any], seed: int) -> ConquestState:
        state = deal(setup, seed)
        state.log = []
        state.emit("begun", "CON-3.4", state.active)
        state.advance()
        return state

    def place(self, position: dict[str, Any]) -> ConquestState:
        from .positions.position import placed

        return placed(position)

    def step(self, saved: list[Any]) -> Step[Any]:
        step = read(saved)
        return step if step is not None else super().step(saved)

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
    ) -> ConquestState:
        return restored(columns, steps, question, options, seat, rng, decisions, outcome)

    def differences(self, state: ConquestState, expected: dict[str, Any]) -> list[str]:  # type: ignore[override]
        from .positions.expectation import differences

        return differences(state, expected)

    def drawn(self, state: ConquestState) -> str:  # type: ignore[override]
        from .positions.expectation import drawn

        return drawn(state)


QUIET: Final = ("passed", "phase", "combat-round-over")

CONQUEST: Final = ConquestGame("conquest", RULES_VERSION, "CON", STEPS, QUIET)
