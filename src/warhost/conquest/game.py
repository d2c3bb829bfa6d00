"""The rules object of Warhammer 40,000: Conquest."""

from typing import Any, Final

from ..effects.game import DuelGame, Saves
from ..effects.rules import Creation
from ..effects.views.presentation import Presentation
from ..engine.steps import Step
from . import setup
from .columns import restore_own, saved_own
from .duel import BOOK, read_options, shared_duel
from .language.searching import Searching, ShuffleDeck, ToBottom, ToTop
from .positions.expectation import EXPECTING, drawn
from .positions.position import placed
from .rules import command, deploying, turn
from .rules.actions.naming import OPENINGS
from .rules.actions.reasons import actions, refusal
from .rules.actions.requirements import GAME_GOES_ON
from .rules.actions.stops import WINDOWS
from .rules.actions.using import Suffered, Targeted
from .rules.actions.window import ActionWindow, OpenWindow
from .rules.battles import attacking, battle, striking, winning
from .rules.battles.damage import Assigned, Shield, Shielded, Take
from .rules.deploying import Deploy
from .rules.exhausting import Exhausts
from .rules.rulebook import CITED, ConquestRulebook
from .saving import READERS
from .secrets import SECRETS
from .setup import bare, deal
from .view import shown, view
from .words import GRAMMAR

RULES_VERSION: Final = "5"
STEPS: Final[tuple[type[Step[Any]], ...]] = (
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


QUIET: Final = ("passed", "phase", "combat-round-over")

CREATION: Final = Creation(deal, shared_duel, bare, placed, saved_own)
PRESENTATION: Final = Presentation(
    view, shown, refusal, actions, WINDOWS, OPENINGS, SECRETS, GAME_GOES_ON, EXPECTING.differences, drawn
)
SAVES: Final = Saves(BOOK, READERS, restore_own, read_options)
RULES: Final = ConquestRulebook(CITED, CREATION, PRESENTATION)
CONQUEST: Final = DuelGame("conquest", RULES_VERSION, "CON", STEPS, QUIET, GRAMMAR, RULES, SAVES)
