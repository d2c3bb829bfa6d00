"""Printed facts of the official cards of a game, by type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from ...effects.language.abilities import When
from ...effects.language.select import Everything, Selector
from ...effects.language.sets import OfKind
from .equivalence import Domain, Place, Truth

PRINTED: Final = 16  # number of bits before the printed type of a card that has another type in play

OfPrintedKind = Callable[[int], Callable[[Any], bool]]  # takes a printed type; returns a test whether a card has it


class PrintedFacts:
    """The titles, traits and factions of all official cards with a printed type."""

    def __init__(self, library: Any, of_kind: OfPrintedKind, faction: Callable[[Any], int | None]) -> None:
        self._library = library
        self._of_kind = of_kind
        self._faction = faction
        self.cards = cache(self._cards)
        self.titles = cache(self._titles)
        self.traits = cache(self._traits)
        self.factions = cache(self._factions)

    def _cards(self, kind: int) -> list[Any]:
        is_of_kind = self._of_kind(kind)
        return [card for card in self._library.official().values() if is_of_kind(card)]

    def _titles(self, kind: int) -> frozenset[str]:
        return frozenset([card.name for card in self.cards(kind)])

    def _traits(self, kind: int) -> frozenset[str]:
        return frozenset([trait for card in self.cards(kind) for trait in card.traits])

    def _factions(self, kind: int) -> frozenset[int]:
        found = [self._faction(card) for card in self.cards(kind)]
        return frozenset([number for number in found if number is not None])


def kinds_of(kind: int) -> tuple[int, int]:
    """The type of a thing in play, and its printed type."""
    return kind & (1 << PRINTED) - 1, kind >> PRINTED or kind


def truth_by_kind(
    of_printed: type[Any], printed_as: Mapping[int, int], is_outside: Callable[[Selector, int, int], bool]
) -> Truth:
    """Function that tells whether things of a kind match a selector; None if the kind does not decide it.

    `of_printed`: the game's selector for printed types; `printed_as`: the printed cards of kinds that the game
    distinguishes; `is_outside`: True if no thing of a kind and printed type matches.
    """

    def truth(word: Selector, kind: int) -> bool | None:
        kind, printed = kinds_of(kind)
        if isinstance(word, Everything):
            return True
        if isinstance(word, OfKind):
            return word.kinds & kind != 0
        if isinstance(word, of_printed):
            kinds: int = word.kinds
            return kinds & printed_as.get(printed, printed) != 0
        return False if is_outside(word, kind, printed) else None

    return truth


def awaited(subjects: Mapping[int, Domain]) -> Callable[[Place], Domain | None]:
    """Function for the domain of the cards to which the event of a trigger can happen."""

    def subject(place: Place) -> Domain | None:
        return subjects.get(place.word.kind) if isinstance(place.word, When) else None

    return subject
