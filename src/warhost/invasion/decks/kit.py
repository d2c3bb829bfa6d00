"""Decks of Invasion as command line, terminal and series of games need them."""

from typing import Any, Final

from ...decks.kit import DeckKit
from ...engine.rng import Rng
from . import files
from .constructed import READY
from .deck import Deck
from .lists import FORMATS
from .starters import STARTERS, starter


class InvasionDecks(DeckKit):
    head = "capital: dwarf"
    boxed_words = "the first-game decks of Invasion"
    formats = tuple(FORMATS)

    def boxed(self) -> list[str]:
        return list(STARTERS)

    def constructed(self) -> list[str]:
        return READY.playable

    def ready(self, key: str) -> Deck:
        return READY.deck(key) if key in READY.all else starter(key)

    def parse(self, text: str, name: str) -> Deck:
        return files.parse(text, name)

    def written(self, deck: Deck, form: str) -> str:
        return files.written(deck, form)

    def mixed(self, rng: Rng) -> dict[str, Any]:
        from .mixed import mixed_deck

        return mixed_deck(rng)


DECKS: Final = InvasionDecks()
