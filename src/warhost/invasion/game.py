"""The rules object of Warhammer: Invasion."""

from typing import Final

from ..effects.game import DuelGame, Saves
from ..effects.rules import Creation
from ..effects.views.presentation import Presentation
from .columns import restore_own, saved_own
from .duel import BOOK, read_options, shared_duel
from .positions.expectation import EXPECTING, drawn
from .positions.position import placed
from .readers import READERS, STEPS
from .rules.actions.naming import OPENINGS
from .rules.actions.requirements import GAME_GOES_ON
from .rules.actions.stops import WINDOWS
from .rules.basics import CITED
from .rules.reasons import actions, refusal
from .rules.rulebook import InvasionRulebook
from .secrets import SECRETS
from .setup import bare, deal
from .view import shown, view
from .words import GRAMMAR

RULES_VERSION: Final = "5"
QUIET: Final = ("passed", "phase", "no-attack")

PRESENTATION: Final = Presentation(
    view, shown, refusal, actions, WINDOWS, OPENINGS, SECRETS, GAME_GOES_ON, EXPECTING.differences, drawn
)
RULES: Final = InvasionRulebook(CITED, Creation(deal, shared_duel, bare, placed, saved_own), PRESENTATION)
SAVES: Final = Saves(BOOK, READERS, restore_own, read_options)
INVASION: Final = DuelGame("invasion", RULES_VERSION, "INV", STEPS, QUIET, GRAMMAR, RULES, SAVES)
