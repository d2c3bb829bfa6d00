"""What a state asks the rules of its game all the time: they know it, so it gets to know them with the facts."""

from __future__ import annotations

from typing import Any

from ...engine.steps import Step
from ..language.use import AnyWorld, Use


class Cited:
    """The rules of a game by which things happen that happen alike in both."""

    __slots__ = ("damage_moved", "fizzled", "tokens_put", "tokens_taken")

    def __init__(self, damage_moved: str, tokens_put: str, tokens_taken: str, fizzled: str) -> None:
        self.damage_moved = damage_moved
        self.tokens_put = tokens_put
        self.tokens_taken = tokens_taken
        self.fizzled = fizzled


class Arbiter:
    """Each answer is a rule's.  Methods, for compiled code calls them without Python."""

    def __init__(self, cited: Cited) -> None:
        self.cited = cited

    def settle(self, s: AnyWorld) -> list[Step[Any]]:
        """Everything that holds all the time is seen to; what is left to be put in order."""
        raise NotImplementedError

    def work_out(self, s: AnyWorld) -> None:
        """The numbers of the cards are worked out anew."""
        raise NotImplementedError

    def draw(self, s: AnyWorld, seat: int, amount: int) -> int:
        """A player draws so many cards; how many it were."""
        raise NotImplementedError

    def take_to_hand(self, s: AnyWorld, card: int, seen: bool) -> None:
        """A card goes to its owner's hand from his deck or discard pile."""
        raise NotImplementedError

    def aimed(self, s: AnyWorld, use: Use) -> None:
        """Every target has been chosen."""
        raise NotImplementedError
