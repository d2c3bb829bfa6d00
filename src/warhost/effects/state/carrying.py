"""Steps that carry more than numbers: the use of an ability, or some cards."""

from __future__ import annotations

from ...engine.names import Names
from ...engine.steps import Question, S, Step
from ..language.use import Use


class UseStep(Step[S]):
    """A step in the course of a use, for the player who uses it."""

    __slots__ = ("use",)

    def __init__(self, use: Use) -> None:
        super().__init__(use.controller)
        self.use = use

    def renamed(self, names: Names) -> Step[S]:
        return type(self)(self.use.renamed(names))

    def saved(self) -> list[object]:
        return [type(self).__name__, self.use.saved()]


class UseQuestion(Question[S]):
    """A question to the player who uses an ability, in the course of that."""

    __slots__ = ("use",)

    def __init__(self, use: Use) -> None:
        super().__init__(use.controller)
        self.use = use

    def renamed(self, names: Names) -> Step[S]:
        return type(self)(self.use.renamed(names))

    def saved(self) -> list[object]:
        return [type(self).__name__, self.use.saved()]


class CardsQuestion(Question[S]):
    """A question to a player about some cards."""

    __slots__ = ("cards",)

    def __init__(self, who: int, cards: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.cards = cards

    def renamed(self, names: Names) -> Step[S]:
        return type(self)(self.who, names.all(self.cards))

    def saved(self) -> list[object]:
        return [type(self).__name__, self.who, list(self.cards)]
