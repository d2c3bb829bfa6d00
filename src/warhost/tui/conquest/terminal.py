"""Warhammer 40,000: Conquest in the terminal, as the command starts it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console

from ...text import Phrasebook
from ..glyphs import Glyphs
from ..page import Page
from . import starting
from .screen import ConquestScreen
from .speaking import TableSpeaker


class ConquestTerminal:
    def screen(self, console: Console, book: Phrasebook, glyphs: Glyphs) -> ConquestScreen:
        return ConquestScreen(console, TableSpeaker(book), glyphs, {})

    def chosen_decks(
        self,
        named: Sequence[str],
        seats: Sequence[str],
        options: dict[str, Any],
        seed: int,
        screen: Page,
        ask: Callable[[str], str],
    ) -> list[Any]:
        assert isinstance(screen, ConquestScreen)
        return starting.chosen_decks(named, seats, seed, screen, ask)


TERMINAL: Final = ConquestTerminal()
