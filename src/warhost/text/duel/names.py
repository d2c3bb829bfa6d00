"""What the cards and decks of a card game for two are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...decks import Problem
from ..phrasebook import Phrasebook

Named = Callable[[Phrasebook, str], str]  # what a key of the game is called


class CardNames:
    """The names of the official cards of a game, and what is wrong with a deck of them."""

    def __init__(self, game: str, official: Callable[[], Mapping[str, Any]], keyed: Mapping[str, Named]) -> None:
        self.game = game
        self.official = official
        self.keyed = keyed  # by what a problem tells besides its card: how that is called

    def card(self, book: Phrasebook, code: str) -> str:
        """The name of any official card, playable or not; an unknown one is called as it is written."""
        own = book.own_name(self.game, code)
        if own is not None:
            return own
        return self.official()[code].name if code in self.official() else code

    def problem(self, book: Phrasebook, found: Problem) -> str:
        """What is wrong with a deck, or what keeps it from being played here."""
        words: dict[str, object] = {**found.args, "card": self.card(book, found.card)}
        for key, named in self.keyed.items():
            if key in found.args:
                words[key] = named(book, str(found.args[key]))
        return book.say(f"{self.game}.deck.{found.name}", **words)
