"""The rules object of Warhammer 40,000: Conquest."""

from typing import Any, Final

from ..effects.game import Begins, DuelGame, Saves
from ..engine.steps import Step
from . import setup
from .columns import restore_own
from .duel import BOOK, read_options, shared_duel
from .language.searching import Searching, ShuffleDeck, ToBottom, ToTop
from .rules import command, deploying, turn
from .rules.actions.using import Suffered, Targeted
from .rules.actions.window import ActionWindow, OpenWindow
from .rules.battles import attacking, battle, striking, winning
from .rules.battles.damage import Assigned, Shield, Shielded, Take
from .rules.deploying import Deploy
from .rules.exhausting import Exhausts
from .saving import READERS
from .setup import bare, deal
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

BEGINS: Final = Begins(deal, "CON-3.4")
SAVES: Final = Saves(BOOK, READERS, restore_own, read_options, shared_duel, bare)
CONQUEST: Final = DuelGame("conquest", RULES_VERSION, "CON", STEPS, QUIET, GRAMMAR, BEGINS, SAVES, "CON-4.8")
