"""What `warhost deck` needs of a game."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from ...kit import KitPart


@dataclass(frozen=True)
class DeckCheck:
    """What a check was asked for; a game says no to what it does not have."""

    form: str | None
    rules: str | None
    max_copies: int
    language: str
    as_json: bool


class DeckPages(Protocol):
    """The decks of one game on the command line."""

    def check(self, file: Path, deck: Any, asked: DeckCheck) -> bool:
        """Say what is wrong with a deck; whether it is legal."""
        ...

    def show(self, deck: Any, language: str, ready: bool) -> None:
        """List the cards of a deck, out of the box or not."""
        ...


DECK_PAGES: Final[KitPart[DeckPages]] = KitPart("screens.deck_pages")
