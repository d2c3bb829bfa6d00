"""What is wrong with a deck, one thing at a time."""

from __future__ import annotations

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


def refuse(deck: str, found: list[Problem]) -> None:
    """Refuse a deck that has problems, in one line with the first of them."""
    if found:
        more = f" (and {len(found) - 1} more)" if len(found) > 1 else ""
        raise BadDeck(f"deck {deck}: {found[0]}{more}")
