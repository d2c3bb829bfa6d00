"""Armies as command line, terminal and series of games need them."""

from typing import Any, Final

from ...decks.kit import DUEL, DeckKit
from ..armies import ARMIES
from ..rules.options import read_options
from ..setup import seating
from . import files
from .deck import Deck, standard


class LordsDecks(DeckKit):
    head = "army: orcs"
    boxed_words = "the armies"
    forms = files.FORMATS

    def boxed(self) -> list[str]:
        return list(ARMIES)

    def ready(self, key: str) -> Deck:
        return standard(key)

    def parse(self, text: str, name: str) -> Deck:
        return files.parse(text, name)

    def written(self, deck: Deck, form: str) -> str:
        return files.written(deck, form)

    def needed(self, options: dict[str, Any]) -> int:
        """Three players have two decks: the team shares one (LOW-15.E1)."""
        return read_options(options).decks

    def players(self, options: dict[str, Any]) -> int:
        return read_options(options).players

    def opener(self, options: dict[str, Any]) -> bool:
        """Only two players choose who begins (LOW-3.2)."""
        return self.players(options) == DUEL

    def seating(self, options: dict[str, Any], seed: int) -> list[int]:
        """The dice may have put the second deck first (LOW-3.2)."""
        return seating(read_options(options), seed) if self.opener(options) else super().seating(options, seed)


DECKS: Final = LordsDecks()
