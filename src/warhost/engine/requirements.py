"""Legality by name: what an action must fulfil, and the answer to "why can't I?"."""

from typing import Final

from .events import NONE


class Requirement:
    """One condition an action must meet, under the name by which `text/` says it and with its rule.

    With `timing` it is about the moment alone: somebody else is asked, or something else is.
    """

    __slots__ = ("name", "rule", "timing")

    def __init__(self, name: str, rule: str, timing: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.timing = timing

    def __repr__(self) -> str:
        return f"Requirement({self.name!r}, {self.rule!r})"


class Refusal:
    """A requirement that an action fails, with the card and the place that impose it, where there are such."""

    __slots__ = ("card", "place", "requirement")

    def __init__(self, requirement: Requirement, card: int = NONE, place: int = NONE) -> None:
        self.requirement = requirement
        self.card = card
        self.place = place

    @property
    def name(self) -> str:
        return self.requirement.name

    @property
    def rule(self) -> str:
        return self.requirement.rule

    def __repr__(self) -> str:
        return f"Refusal({self.name!r}, {self.rule!r}, card={self.card}, place={self.place})"


MET: Final[Refusal | None] = None  # what a check answers when nothing stands in the way
