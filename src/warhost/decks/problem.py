"""What is wrong with a deck, one thing at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..engine.errors import BadDeck


class Problem:
    """One thing that is wrong: its name, its rule, the card it lies in, what else is to be said, and plain words.

    `illegal` tells whether a rule is broken; otherwise the deck is only not playable here yet.
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
    """What may be wrong with a deck of a game, in plain words by name.

    What is named in `later` breaks no rule; `cards` are all that there are, `more` what words may speak of besides.
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
        """One of them."""
        cards = self.cards()
        told: dict[str, str | int] = {"card": card, "name": cards[card].name if card in cards else card, **self.more}
        told.update(args or {})
        return Problem(name, rule, card, args or {}, self.words[name].format_map(told), name not in self.later)


def refuse(deck: str, found: list[Problem]) -> None:
    """Refuse a deck that has problems, in one line with the first of them."""
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise BadDeck(f"deck {deck}: {found[0]}{more}")
