"""Circumstances of an occurrence: a snapshot of its card, its attack, and what everyone saw."""

from __future__ import annotations

from typing import Annotated, Final

from ..engine.columns import Derived, Record

NOTHING: Final = -1

Values = tuple[int, ...]
NO_VALUES: Final[Values] = ()


class CardSnapshot(Record):
    """A snapshot of a card: its controller, place, kinds and numbers, and whether everyone could see it."""

    controller: int
    place: int
    kinds: int
    values: Values  # the numbers of the card (cost, hit points ...), in the order that the game defines
    open: Annotated[Derived[bool], "True"]  # True if everyone saw which card this was

    def at(self, place: int) -> CardSnapshot:
        """A copy in another place."""
        return self if place == self.place else self.replaced(place=place)

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("controller", "kinds", "open", "place", "values")

    def __init__(self, controller: int, place: int, kinds: int, values: Values, open: bool | None = None) -> None:
        self.controller = controller
        self.place = place
        self.kinds = kinds
        self.values = values
        self.open = open if open is not None else True

    def replaced(self, *, place: int | None = None) -> CardSnapshot:
        """A copy with some fields replaced."""
        return CardSnapshot(self.controller, self.place if place is None else place, self.kinds, self.values, self.open)


class Attack(Record):
    """The attack or battle that an occurrence belongs to: the attacked card and the place."""

    card: int  # the attacked card, even if the damage was redirected to another card
    birth: int
    battle: int

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("battle", "birth", "card")

    def __init__(self, card: int, birth: int, battle: int) -> None:
        self.card = card
        self.birth = birth
        self.battle = battle


class OccurrenceFacts(Record):
    """Facts about the moment of an occurrence."""

    already: int  # bit mask: which `Already` conditions of the triggered ability held
    seen: int  # bit mask of the cards that everyone saw: the card itself, its cause, the attacked card

    # Written by `python -m tools.records` from the fields above; do not edit.
    __slots__ = ("already", "seen")

    def __init__(self, already: int, seen: int) -> None:
        self.already = already
        self.seen = seen


# Bits of `OccurrenceFacts.seen`.
OPEN_CARD: Final = 1
OPEN_BY: Final = 2
OPEN_AIMED: Final = 4

NO_WAS: Final = CardSnapshot(NOTHING, NOTHING, 0, NO_VALUES, False)
NO_ATTACK: Final = Attack(NOTHING, 0, NOTHING)
PLAIN_FACTS: Final = [
    OccurrenceFacts(0, seen) for seen in range(2 * OPEN_AIMED)
]  # without conditions: one object per mask
