"""The interface of a game to `warhost deck`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from ...kit import KitPart


@dataclass(frozen=True)
class DeckCheck:
    """The options of a check; a game refuses those it does not support."""

    form: str | None
    rules: str | None
    max_copies: int
    language: str
    as_json: bool


class DeckPages(Protocol):
    """The decks of one game on the command line."""

    def check(self, file: Path, deck: Any, asked: DeckCheck) -> bool:
        """Print the problems of a deck; return True if it is legal."""
        ...

    def show(self, deck: Any, language: str, ready: bool) -> None:
        """List the cards of a preconstructed or other deck."""
        ...


DECK_PAGES: Final[KitPart[DeckPages]] = KitPart("screens.deck_pages")
