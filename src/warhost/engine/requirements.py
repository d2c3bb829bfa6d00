"""Legality: named requirements of actions, and the answer to "why can't I?"."""

from typing import Final

from .events import NONE


class Requirement:
    """A condition that an action must meet, with its name (the key of its text) and its rule.

    With `timing` it is only about the moment: another seat is asked, or another question.
    """

    __slots__ = ("name", "rule", "timing")

    def __init__(self, name: str, rule: str, timing: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.timing = timing

    def __repr__(self) -> str:
        return f"Requirement({self.name!r}, {self.rule!r})"


class Refusal:
    """A requirement that an action fails, with the card and the place that impose it, if any."""

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


MET: Final[Refusal | None] = None  # the result of a check that finds no obstacle
