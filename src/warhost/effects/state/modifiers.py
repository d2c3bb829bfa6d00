"""The rule modifiers in force, found by class."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from ..circumstances import NOTHING
from ..language.ability_use import AbilityUse, AnyWorld
from ..language.modifier import RuleModifier

T = TypeVar("T", bound=RuleModifier)


class InForce(Generic[T]):
    """A rule modifier in force, with its use and the card that it was created for, if any."""

    __slots__ = ("it", "modifier", "use")

    def __init__(self, use: AbilityUse, modifier: T, it: int) -> None:
        self.use = use
        self.modifier: T = modifier
        self.it = it

    def concerns(self, s: AnyWorld, card: int) -> bool:
        """True if it applies to a card."""
        return self.modifier.concerns(s, card, self.use, self.it)


class Modifiers(Generic[T]):
    """All modifiers of one class in force; true if there are any."""

    __slots__ = ("found", "state")

    def __init__(self, state: AnyWorld, found: list[InForce[T]]) -> None:
        self.state = state
        self.found: list[InForce[T]] = found

    def __bool__(self) -> bool:
        return len(self.found) > 0

    def any(self, card: int) -> bool:
        """True if one of them applies to a card."""
        for each in self.found:
            if each.modifier.concerns(self.state, card, each.use, each.it):
                return True
        return False

    def first(self, card: int) -> InForce[T] | None:
        """The first one that applies to a card."""
        for each in self.found:
            if each.modifier.concerns(self.state, card, each.use, each.it):
                return each
        return None

    def source(self, card: int) -> int:
        """The source of the first one that applies to a card, or NOTHING."""
        for each in self.found:
            if each.modifier.concerns(self.state, card, each.use, each.it):
                return each.use.source
        return NOTHING

    def concerning(self, card: int) -> list[InForce[T]]:
        """The ones that apply to a card."""
        if not self.found:
            return []
        return [each for each in self.found if each.modifier.concerns(self.state, card, each.use, each.it)]

    def count(self, card: int = NOTHING) -> int:
        """How many of them apply to a card; without a card, to the player."""
        return len(self.concerning(card))

    def total(self, card: int = NOTHING) -> int:
        """The sum of those that apply to a card; without a card, to the player."""
        return sum([each.modifier.amount_for(self.state, card, each.use) for each in self.concerning(card)])

    def of_player(self, seat: int) -> Modifiers[T]:
        """The ones that a player controls."""
        if not self.found:
            return self
        return Modifiers(self.state, [each for each in self.found if each.use.controller == seat])

    def of_opponent(self, seat: int) -> Modifiers[T]:
        """The ones that a player's opponent controls."""
        if not self.found:
            return self
        return Modifiers(self.state, [each for each in self.found if each.use.controller != seat])


NO_MODIFIERS: Final[Modifiers[Any]] = Modifiers(None, [])
