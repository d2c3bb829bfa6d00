"""The rules object of Warhammer: Invasion."""

from typing import Any, Final

from ..effects.game import DuelGame, Saves
from ..effects.rules import Creation
from ..effects.views.presentation import Presentation
from ..engine.steps import Step
from .columns import restore_own, saved_own
from .duel import BOOK, read_options, shared_duel
from .positions.expectation import EXPECTING, drawn
from .positions.position import placed
from .rules import draft, turn
from .rules.actions.naming import OPENINGS
from .rules.actions.paying import Pay
from .rules.actions.requirements import GAME_GOES_ON
from .rules.actions.resolving import ResolveChain
from .rules.actions.stops import WINDOWS
from .rules.actions.targets import DiscardFor
from .rules.actions.window import Occasions, OpenWindow, Window
from .rules.basics import CITED
from .rules.battles import combat, fronts
from .rules.battles.damage import IndirectOrder
from .rules.effect_questions import AttachTo, Picking, PlayRevealed
from .rules.movement.replacement import Remaining, Replacing
from .rules.reasons import actions, refusal
from .rules.rulebook import InvasionRulebook
from .rules.starting import BeginInPlay, LayTask
from .saving import READERS
from .secrets import SECRETS
from .setup import Mulligan, StartingHands, bare, deal
from .view import shown, view
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

PRESENTATION: Final = Presentation(
    view, shown, refusal, actions, WINDOWS, OPENINGS, SECRETS, GAME_GOES_ON, EXPECTING.differences, drawn
)
RULES: Final = InvasionRulebook(CITED, Creation(deal, shared_duel, bare, placed, saved_own), PRESENTATION)
SAVES: Final = Saves(BOOK, READERS, restore_own, read_options)
INVASION: Final = DuelGame("invasion", RULES_VERSION, "INV", STEPS, QUIET, GRAMMAR, RULES, SAVES)
