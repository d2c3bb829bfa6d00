"""The rules object of Warhammer: Invasion."""

from typing import Any, Final

from ..effects.game import Begins, DuelGame, Saves
from ..engine.steps import Step
from .columns import restore_own
from .duel import BOOK, read_options, shared_duel
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
from .saving import READERS
from .setup import Mulligan, StartingHands, bare, deal
from .words import GRAMMAR

RULES_VERSION: Final = "5"
STEPS: Final[tuple[type[Step[Any]], ...]] = (
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


QUIET: Final = ("passed", "phase", "no-attack")

BEGINS: Final = Begins(deal, "INV-1.7")
SAVES: Final = Saves(BOOK, READERS, restore_own, read_options, shared_duel, bare)
INVASION: Final = DuelGame("invasion", RULES_VERSION, "INV", STEPS, QUIET, GRAMMAR, BEGINS, SAVES, "INV-32.1")
