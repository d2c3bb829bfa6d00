"""`warhost deck` for card games for two: what they have in common."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from ...tui.glyphs import FAINT
from ..app import fail
from .decks import DeckCheck


class DuelDeckPages:
    """The decks of a card game for two on the command line; each game says what is its own."""

    def check(self, file: Path, deck: Any, asked: DeckCheck) -> bool:
        if asked.rules is not None or asked.max_copies:
            fail("--rules and --max-copies are not for this game; it has --format")
        return self.check_deck(file, deck, asked.form, asked.language, asked.as_json)

    def check_deck(self, file: Path, deck: Any, form: str | None, lang: str, as_json: bool) -> bool:
        """Say what is wrong with a deck in a format, and what cannot be played yet; whether it is legal."""
        raise NotImplementedError


def deck_table(title: str) -> Table:
    """The cards of a deck: on a narrow screen what is said of a card takes a second line."""
    table = Table.grid(padding=(0, 1))
    for wide in (False, False, False, True):
        table.add_column(no_wrap=not wide)
    table.add_column(no_wrap=True, style=FAINT)
    table.title = Text(title, style="bold underline")
    table.title_justify = "left"
    return table
