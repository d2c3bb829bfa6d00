"""Rules text of a card, generated from its definition so that text and behaviour never differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.errors import BadCard
from ..phrasebook import Phrasebook
from ..wording.complete import check
from ..wording.renderer import Unrenderable

Lines = Callable[[Phrasebook, Any, Any], list[str]]  # renders the lines of a card's text box for a given text


class CardTexts:
    """Card texts of a game: `said` renders the lines, `read` parses one part, `keywords` renders the keywords."""

    def __init__(
        self, said: Lines, read: Callable[[Any, Any], Any], keywords: Callable[[Phrasebook, Any], list[str]]
    ) -> None:
        self.said = said
        self.read = read
        self.keywords = keywords

    def lines(self, book: Phrasebook, card: Any) -> list[str]:
        """The lines of a card's text box; raises BadCard if the language has no phrase for a part of it."""
        try:
            return self.said(book, card, card.text)
        except Unrenderable as wrong:
            raise BadCard(
                f"the text of {card.name} ({card.code}) cannot be said in {book.language!r}: {wrong}"
            ) from wrong

    def check(self, book: Phrasebook, card: Any) -> None:
        """Refuse a card whose text cannot be rendered completely in this language."""
        self.lines(book, card)
        told = f"{card.code} ({book.language})"
        try:
            check(told, card.parts, lambda parts: self.said(book, card, self.read(card, parts)))
        except Unrenderable as wrong:
            raise BadCard(f"{card.name} ({card.code}) in {book.language!r}: {wrong}") from wrong
