"""The rules object of Warhammer 40,000: Conquest."""

from typing import Any, Final

from ..effects.game import DuelGame, Saves
from ..effects.outside import Outside
from ..engine.steps import Step
from . import setup
from .duel import BOOK, read_duel
from .language.searching import Searching, ShuffleDeck, ToBottom, ToTop
from .rules import command, deploying, turn
from .rules.actions.using import Suffered, Targeted
from .rules.actions.window import ActionWindow, OpenWindow
from .rules.battles import attacking, battle, striking, winning
from .rules.battles.damage import Assigned, Shield, Shielded, Take
from .rules.deploying import Deploy
from .rules.exhausting import Exhausts
from .saving import read, restore
from .setup import bare, deal
from .state import ConquestState
from .words import GRAMMAR

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


class ConquestGame(DuelGame):
    """Warhammer 40,000: Conquest: start, place, restore and check."""

    def dealt(self, setup: dict[str, Any], seed: int) -> ConquestState:
        state = deal(setup, seed)
        state.log = []
        state.emit("begun", "CON-3.4", state.active)
        return state

    def outside(self) -> Outside:
        from .outside import OUTSIDE

        return OUTSIDE


def blank(columns: dict[str, Any], rng: int) -> ConquestState:
    return bare(read_duel(columns["duel"]), rng)


QUIET: Final = ("passed", "phase", "combat-round-over")

CONQUEST: Final = ConquestGame(
    "conquest", RULES_VERSION, "CON", STEPS, QUIET, GRAMMAR, Saves(BOOK, read, restore, blank)
)
