"""The rules object of Warhammer 40,000: Conquest."""

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
from .rules.actions.reasons import actions, refusal
from .rules.actions.requirements import GAME_GOES_ON
from .rules.actions.stops import WINDOWS
from .rules.rulebook import CITED, ConquestRulebook
from .secrets import SECRETS
from .setup import bare, deal
from .view import shown, view
from .words import GRAMMAR

RULES_VERSION: Final = "5"
QUIET: Final = ("passed", "phase", "combat-round-over")

CREATION: Final = Creation(deal, shared_duel, bare, placed, saved_own)
PRESENTATION: Final = Presentation(
    view, shown, refusal, actions, WINDOWS, OPENINGS, SECRETS, GAME_GOES_ON, EXPECTING.differences, drawn
)
SAVES: Final = Saves(BOOK, READERS, restore_own, read_options)
RULES: Final = ConquestRulebook(CITED, CREATION, PRESENTATION)
CONQUEST: Final = DuelGame("conquest", RULES_VERSION, "CON", STEPS, QUIET, GRAMMAR, RULES, SAVES)
