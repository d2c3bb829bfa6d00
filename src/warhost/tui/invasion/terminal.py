"""Warhammer: Invasion in the terminal, as the command starts it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console

from ...text import Phrasebook
from ...text.invasion.speaker import InvasionSpeaker
from ..glyphs import Glyphs
from ..page import Page
from . import starting
from .screen import InvasionScreen


class InvasionTerminal:
    def screen(self, console: Console, book: Phrasebook, glyphs: Glyphs) -> InvasionScreen:
        return InvasionScreen(console, InvasionSpeaker(book), glyphs, {})

    def chosen_decks(
        self,
        named: Sequence[str],
        seats: Sequence[str],
        options: dict[str, Any],
        seed: int,
        screen: Page,
        ask: Callable[[str], str],
    ) -> list[Any]:
        assert isinstance(screen, InvasionScreen)
        return starting.chosen_decks(named, seats, seed, screen, ask)


TERMINAL: Final = InvasionTerminal()
