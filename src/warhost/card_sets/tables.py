"""The cards of installed sets for a game's library: each table is read on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Generic, TypeVar

from ..decks import DeckList, Problem
from ..decks.library import Library, Printed
from ..decks.tables import Row, read_card_table, rows_of
from ..effects.language.card import CardSet
from ..effects.language.texts import Pages, file_name
from ..engine.errors import WarhostError
from . import BadSet, OwnSet, left_out, own_sets, rules_of

C = TypeVar("C", bound=Printed)
D = TypeVar("D", bound=DeckList)


class OwnTables(Generic[C]):
    """The boxes and cards of a game's card sets; a set that cannot be read is reported and left out."""

    def __init__(
        self,
        game: str,
        pages: Pages,
        boxed: Callable[[Row], CardSet],
        official: Callable[[], Iterable[str]],
        listed: Callable[[Row, CardSet], C],
    ) -> None:
        self.game = game
        self._pages = pages
        self._boxed = boxed  # function that reads a box from a line of `sets.tsv`
        self._official = official  # tables of the official cards
        self._listed = listed

    @cached_property
    def _sets(self) -> list[tuple[OwnSet, list[CardSet]]]:
        found: list[tuple[OwnSet, list[CardSet]]] = []
        taken = {*self._official()}
        for each in own_sets(self.game):
            try:
                boxes = self.boxes_of(each)
                cycles = {box.cycle for box in boxes}
                if cycles & taken:
                    raise BadSet(f"another set has the key {min(cycles & taken)!r}")
                taken |= cycles
                found.append((each, boxes))
            except WarhostError as wrong:
                left_out(self.game, each.name, wrong)
        return found

    def boxes_of(self, own: OwnSet) -> list[CardSet]:
        """The boxes of one set."""
        file = own.facts / "sets.tsv"
        try:
            return [self._boxed(row) for row in rows_of(file.read_text(encoding="utf-8"))]
        except (OSError, KeyError, ValueError) as wrong:
            raise BadSet(f"{file}: {type(wrong).__name__} {wrong}") from None

    def sets(self) -> list[tuple[OwnSet, list[CardSet]]]:
        """The sets with their boxes."""
        return self._sets

    def boxes(self) -> list[CardSet]:
        """The boxes of all sets."""
        return [box for _, boxes in self._sets for box in boxes]

    def cycles(self) -> list[str]:
        """The tables of all sets."""
        return list(dict.fromkeys([box.cycle for box in self.boxes()]))

    def set_of(self, cycle: str) -> OwnSet | None:
        """The set that a table belongs to."""
        for each, boxes in self._sets:
            if cycle in [box.cycle for box in boxes]:
                return each
        return None

    def table(self, cycle: str) -> dict[str, C]:
        """The cards of a table by code; empty if the table cannot be read."""
        own = self.set_of(cycle)
        if own is None:
            return {}
        try:
            return self.read(own, cycle)
        except WarhostError as wrong:
            left_out(self.game, own.name, wrong)
            return {}

    def read(self, own: OwnSet, cycle: str) -> dict[str, C]:
        """The cards of a table by code; BadCard or BadSet says what is wrong with it."""
        self._pages.packages[file_name(cycle)] = f"{own.package}.cards"
        held = {code: box for box in self.boxes_of(own) if box.cycle == cycle for code in box.codes()}
        try:
            return read_card_table(self.game, cycle, held, self._listed, own.facts)
        except OSError as wrong:
            raise BadSet(f"{own.facts / cycle}.tsv: {wrong.strerror}") from None

    def others(self, codes: Iterable[str], library: Library[C], own: OwnSet | None) -> list[str]:
        """The codes among these that belong to card sets other than this one."""
        allowed = {box.cycle for box in self.boxes_of(own)} if own is not None else set()
        refused = [name for name in self.cycles() if name not in allowed]
        held = {code for name in refused for code in library.table(name)}
        return [code for code in codes if code in held]

    def problems(
        self,
        deck: D,
        form: str,
        official: tuple[str, ...],
        library: Library[C],
        check: Callable[[D, str], list[Problem]],
        problem: Callable[[str, str, str, dict[str, str | int]], Problem],
    ) -> list[Problem]:
        """The problems of a deck in an official format, or in the format of a set, which also
        allows the set's cards.
        """
        rules, own = rules_of(self.game, form, official)
        others = self.others(deck.counts(), library, own)
        return [*check(deck, rules), *[problem("own-set", "", code, {"format": form}) for code in others]]
