"""Interface of a game to the terminal."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from rich.console import Console

from ..engine.plain import JsonData
from ..kit import KitPart
from ..text import Phrasebook
from .glyphs import Glyphs
from .page import Page


class Terminal(Protocol):
    """Protocol of a game's terminal interface."""

    def screen(self, console: Console, book: Phrasebook, glyphs: Glyphs) -> Page:
        """The screen of a game, with the messages of a phrasebook."""
        ...

    def chosen_decks(
        self,
        named: Sequence[str],
        seats: Sequence[str],
        options: JsonData,
        seed: int,
        screen: Page,
        ask: Callable[[str], str],
    ) -> list[Any]:
        """The decks of a new game, asked for if they are not named."""
        ...


TERMINAL: Final[KitPart[Terminal]] = KitPart("screens.terminal")
