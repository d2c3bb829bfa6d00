"""Names of the cards and decks of a two-player card game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from ...decks import Problem
from ..phrasebook import Phrasebook

Named = Callable[[Phrasebook, str], str]  # function that returns the name for a key of the game


class Titled(Protocol):
    """A card with its English title."""

    @property
    def name(self) -> str: ...


def names_by_title(printed: Callable[[str], Titled | None], names: Mapping[str, str]) -> dict[str, str]:
    """Translated names by English title, for cards that name other cards, from translated names by code."""
    cards = {code: printed(code) for code in names}
    return {card.name: names[code] for code, card in cards.items() if card is not None}


class CardNames:
    """Names of a game's official cards, and messages for the problems of a deck."""

    def __init__(self, game: str, official: Callable[[], Mapping[str, Any]], keyed: Mapping[str, Named]) -> None:
        self.game = game
        self.official = official
        self.keyed = keyed  # by argument of a problem: how the argument's key is named

    def card(self, book: Phrasebook, code: str) -> str:
        """The name of any official card, playable or not; an unknown name is returned unchanged."""
        own = book.own_name(self.game, code)
        if own is not None:
            return own
        return self.official()[code].name if code in self.official() else code

    def problem(self, book: Phrasebook, found: Problem) -> str:
        """Message for a problem of a deck."""
        words: dict[str, object] = {**found.args, "card": self.card(book, found.card)}
        for key, named in self.keyed.items():
            if key in found.args:
                words[key] = named(book, str(found.args[key]))
        return book.say(f"{self.game}.deck.{found.name}", **words)
