"""The rules object of Warhammer: Invasion."""

from typing import Any, Final

from ..effects.game import DuelGame, Saves
from ..effects.outside import Outside
from ..engine.steps import Step
from .duel import BOOK, read_duel
from .rules import draft, turn
from .rules.actions.paying import Pay
from .rules.actions.resolving import ResolveChain
from .rules.actions.targets import DiscardFor
from .rules.actions.window import Occasions, OpenWindow, Window
from .rules.battles import combat, fronts
from .rules.battles.damage import IndirectOrder
from .rules.departing import Remaining, Replacing
from .rules.following import AttachTo, Picking, PlayRevealed
from .rules.starting import BeginInPlay, LayTask
from .saving import read, restore
from .setup import Mulligan, StartingHands, bare, deal
from .state import InvasionState
from .words import GRAMMAR

RULES_VERSION: Final = "2"
STEPS: Final[dict[str, type[Step[Any]]]] = {
    kind.__name__: kind
    for kind in (
        *turn.STEPS,
        *draft.STEPS,
        *combat.STEPS,
        fronts.ChooseFront,
        IndirectOrder,
        Remaining,
        Replacing,
        AttachTo,
        Picking,
        PlayRevealed,
        DiscardFor,
        Pay,
        ResolveChain,
        BeginInPlay,
        LayTask,
        Mulligan,
        StartingHands,
        Occasions,
        OpenWindow,
        Window,
    )
}


class InvasionGame(DuelGame):
    """Warhammer: Invasion: start, place, restore and check."""

    def dealt(self, setup: dict[str, Any], seed: int) -> InvasionState:
        state = deal(setup, seed)
        state.log = []
        state.emit("begun", "INV-1.7", state.first)
        return state

    def outside(self) -> Outside:
        from .outside import OUTSIDE

        return OUTSIDE


def blank(columns: dict[str, Any], rng: int) -> InvasionState:
    return bare(read_duel(columns["duel"]), rng)


QUIET: Final = ("passed", "phase", "no-attack")

INVASION: Final = InvasionGame(
    "invasion", RULES_VERSION, "INV", STEPS, QUIET, GRAMMAR, Saves(BOOK, read, restore, blank)
)
