"""Terminal interface of Lords of War, for the `tui` command."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console

from ...engine.plain import JsonData
from ...lords.rules.options import read_options
from ...text import Phrasebook
from ...text.lords.speaker import LordsSpeaker
from ..glyphs import Glyphs
from ..page import Page
from . import starting
from .screen import Screen


class LordsTerminal:
    def screen(self, console: Console, book: Phrasebook, glyphs: Glyphs) -> Screen:
        return Screen(console, LordsSpeaker(book), glyphs, {})

    def chosen_decks(
        self,
        named: Sequence[str],
        seats: Sequence[str],
        options: JsonData,
        seed: int,
        screen: Page,
        ask: Callable[[str], str],
    ) -> list[Any]:
        assert isinstance(screen, Screen)
        return starting.chosen_decks(named, seats, read_options(options).decks, seed, screen, ask)


TERMINAL: Final = LordsTerminal()
