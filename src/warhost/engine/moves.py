"""An option as data: what is done, with which card, to what, and how much.

Notation, words and what a table shows are all made from it.
"""

from __future__ import annotations

from collections.abc import Callable

from .events import NO_NUMBER, NONE


class Move:
    """One option.  `card` and `target` are ids of cards or places; `ability` is the key of what it makes use of."""

    __slots__ = ("ability", "amount", "card", "target", "verb")

    def __init__(
        self, verb: str, card: int = NONE, target: int = NONE, amount: int = NO_NUMBER, ability: str = ""
    ) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.amount = amount
        self.ability = ability

    def written(self, called: Callable[[int], str]) -> str:
        """In notation: `assign 2 Spark`, `play Spark > Ember`; `called` names cards and places."""
        words = [self.verb]
        if self.amount != NO_NUMBER:
            words.append(str(self.amount))
        if self.card != NONE:
            words.append(called(self.card))
        if self.target != NONE:
            words += [">", called(self.target)]
        return " ".join(words)

    def shown(self) -> dict[str, object]:
        """As a table shows it; what it does not have is left out."""
        data: dict[str, object] = {"verb": self.verb}
        if self.card != NONE:
            data["id"] = self.card
        if self.target != NONE:
            data["to"] = {"id": self.target}
        if self.amount != NO_NUMBER:
            data["amount"] = self.amount
        if self.ability:
            data["says"] = self.ability
        return data
