"""Terminal interface of a two-player card game, for the `tui` command."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from ...decks.duel import DuelFiles
from ...engine.plain import JsonData
from ...text import Phrasebook
from ..glyphs import Glyphs
from ..page import Page
from .screen import DuelScreen
from .starting import chosen_decks

MakeScreen = Callable[[Console, Phrasebook, Glyphs], DuelScreen]


class DuelTerminal:
    """`starters` are the preconstructed decks by key, `sides` other keys that a setup accepts."""

    def __init__(
        self, make: MakeScreen, starters: Sequence[str], files: DuelFiles[Any], sides: Sequence[str] = ()
    ) -> None:
        self.make = make
        self.starters = starters
        self.files = files
        self.sides = sides

    def screen(self, console: Console, book: Phrasebook, glyphs: Glyphs) -> DuelScreen:
        return self.make(console, book, glyphs)

    def chosen_decks(
        self,
        named: Sequence[str],
        seats: Sequence[str],
        options: JsonData,
        seed: int,
        screen: Page,
        ask: Callable[[str], str],
    ) -> list[Any]:
        assert isinstance(screen, DuelScreen)
        return chosen_decks(named, seats, seed, screen, ask, self.starters, self.sides, self.files)
