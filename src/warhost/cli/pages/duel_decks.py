"""`warhost deck` for two-player card games: the shared parts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from ...tui.glyphs import FAINT
from ..app import fail
from .decks import DeckCheck


class DuelDeckPages:
    """The decks of a two-player card game on the command line; each game adds its own parts."""

    def check(self, file: Path, deck: Any, asked: DeckCheck) -> bool:
        if asked.rules is not None or asked.max_copies:
            fail("--rules and --max-copies are not for this game; it has --format")
        return self.check_deck(file, deck, asked.form, asked.language, asked.as_json)

    def check_deck(self, file: Path, deck: Any, form: str | None, lang: str, as_json: bool) -> bool:
        """Print the problems of a deck in a format; return True if it is legal."""
        raise NotImplementedError


def deck_table(title: str) -> Table:
    """The cards of a deck as a table; on a narrow screen the remarks take a second line."""
    table = Table.grid(padding=(0, 1))
    for wide in (False, False, False, True):
        table.add_column(no_wrap=not wide)
    table.add_column(no_wrap=True, style=FAINT)
    table.title = Text(title, style="bold underline")
    table.title_justify = "left"
    return table
