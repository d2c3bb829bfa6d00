"""Terminal interface of Invasion, for the `tui` command."""

from typing import Final

from rich.console import Console

from ...invasion.decks.files import FILES
from ...invasion.decks.starters import STARTERS
from ...text import Phrasebook
from ...text.invasion.speaker import InvasionSpeaker
from ..duel.terminal import DuelTerminal
from ..glyphs import Glyphs
from .screen import InvasionScreen

DRAFT: Final = ("order", "destruction")


def screen(console: Console, book: Phrasebook, glyphs: Glyphs) -> InvasionScreen:
    return InvasionScreen(console, InvasionSpeaker(book), glyphs, {})


TERMINAL: Final = DuelTerminal(screen, list(STARTERS), FILES, DRAFT)
