"""Base classes of steps that hold the use of an ability, or several cards."""

from __future__ import annotations

from typing import Annotated

from ...engine.columns import PlacedCards
from ...engine.renumbering import Renumbering
from ...engine.steps import Question, S, Step
from ..language.ability_use import AbilityUse


class UseStep(Step[S]):
    """A step that belongs to the use of an ability and its player."""

    use: AbilityUse
    who: Annotated[int, "use.controller"]

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("use",)

    def __init__(self, use: AbilityUse) -> None:
        self.card = self.target = -1
        self.number = 0
        self.use = use
        self.who = use.controller

    def renamed(self, names: Renumbering) -> UseStep[S]:
        """A copy with the card ids renumbered."""
        return type(self)(self.use.renamed(names))

    def saved(self) -> list[object]:
        return [self.stored_name(), self.use.saved()]


class UseQuestion(Question[S]):
    """A question to the player who uses an ability."""

    use: AbilityUse
    who: Annotated[int, "use.controller"]

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("use",)

    def __init__(self, use: AbilityUse) -> None:
        self.card = self.target = -1
        self.number = 0
        self.use = use
        self.who = use.controller

    def renamed(self, names: Renumbering) -> UseQuestion[S]:
        """A copy with the card ids renumbered."""
        return type(self)(self.use.renamed(names))

    def saved(self) -> list[object]:
        return [self.stored_name(), self.use.saved()]


class CardsQuestion(Question[S]):
    """A question to a player about some cards."""

    who: int
    cards: Annotated[PlacedCards, ()]

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("cards",)

    def __init__(self, who: int, cards: PlacedCards = ()) -> None:
        self.card = self.target = -1
        self.number = 0
        self.who = who
        self.cards = cards

    def renamed(self, names: Renumbering) -> CardsQuestion[S]:
        """A copy with the card ids renumbered."""
        return type(self)(self.who, names.all(self.cards))

    def saved(self) -> list[object]:
        return [self.stored_name(), self.who, list(self.cards)]
