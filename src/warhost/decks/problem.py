"""Problems of a deck, one object each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..engine.errors import BadDeck


class Problem:
    """One problem of a deck: its name, its rule, the card concerned, arguments of its text, and plain words.

    `illegal` is True if a rule is broken; otherwise the deck only cannot be played here yet.
    """

    __slots__ = ("args", "card", "illegal", "name", "rule", "text")

    def __init__(
        self, name: str, rule: str, card: str, args: dict[str, str | int], text: str, illegal: bool = True
    ) -> None:
        self.name = name
        self.rule = rule
        self.card = card
        self.args = args
        self.text = text
        self.illegal = illegal

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


class Problems:
    """The kinds of problems of a game's decks, with plain words by name.

    Those in `later` break no rule; `cards` are all cards, `more` are further values for the words.
    """

    def __init__(
        self,
        words: Mapping[str, str],
        later: tuple[str, ...],
        cards: Callable[[], Mapping[str, Any]],
        more: Mapping[str, str | int],
    ) -> None:
        self.words = words
        self.later = later
        self.cards = cards
        self.more = more

    def problem(self, name: str, rule: str, card: str = "", args: dict[str, str | int] | None = None) -> Problem:
        """A problem with this name."""
        cards = self.cards()
        told: dict[str, str | int] = {"card": card, "name": cards[card].name if card in cards else card, **self.more}
        told.update(args or {})
        return Problem(name, rule, card, args or {}, self.words[name].format_map(told), name not in self.later)


def refuse(deck: str, found: list[Problem]) -> None:
    """Raise BadDeck for a deck that has problems, in one line with the first of them."""
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise BadDeck(f"deck {deck}: {found[0]}{more}")
