"""What is printed on the official cards of a game, by their kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from ...effects.language.abilities import When
from ...effects.language.select import Everything, Selector
from ...effects.language.sets import OfKind
from .equivalence import Domain, Place, Truth

PRINTED: Final = 16  # above this bit: the printed kind of a card that is of another kind in play

OfPrintedKind = Callable[[int], Callable[[Any], bool]]  # by kind: whether a card is of it


class PrintedFacts:
    """The titles, traits and factions of all official cards of a printed kind."""

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
    """What a thing is in play, and what is printed on it."""
    return kind & (1 << PRINTED) - 1, kind >> PRINTED or kind


def truth_by_kind(
    of_printed: type[Any], printed_as: Mapping[int, int], is_outside: Callable[[Selector, int, int], bool]
) -> Truth:
    """True if things of a kind are in the set that a word means; None if the kind does not decide it.

    `of_printed` is the game's word for printed kinds, `printed_as` tells what is printed on cards that the game
    counts as separate kinds, and `is_outside` whether nothing of a kind in play and a printed kind is in a set.
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
    """The kinds of things that the awaited occurrence can happen to."""

    def subject(place: Place) -> Domain | None:
        return subjects.get(place.word.kind) if isinstance(place.word, When) else None

    return subject
