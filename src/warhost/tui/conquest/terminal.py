"""Terminal interface of Conquest, for the `tui` command."""

from typing import Final

from rich.console import Console

from ...conquest.decks.files import FILES
from ...conquest.decks.starters import STARTERS
from ...text import Phrasebook
from ..duel.terminal import DuelTerminal
from ..glyphs import Glyphs
from .screen import ConquestScreen
from .table_speaker import TableSpeaker


def screen(console: Console, book: Phrasebook, glyphs: Glyphs) -> ConquestScreen:
    return ConquestScreen(console, TableSpeaker(book), glyphs, {})


TERMINAL: Final = DuelTerminal(screen, list(STARTERS), FILES)
