"""The installed card sets of a game at the server's tables: which of them a table allows, and their pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol
from urllib.parse import quote

from ...card_sets import OwnSet
from ...decks import Problem
from ...effects.language.card import CardSet
from ...engine.errors import BadSetup
from ...engine.plain import JsonData
from .. import protocol

Installed = Callable[[], list[tuple[OwnSet, list[CardSet]]]]  # returns the installed sets, each with its boxes
SETS: Final = "sets"  # name of a table's option that lists card sets
ANY: Final = "any"
OFFICIAL: Final = "official"
NOT_HERE: Final = "this table does not use its card set"


class DeckWithCounts(Protocol):
    """A deck with the number of copies of each card."""

    def counts(self) -> dict[str, int]: ...


def without_sets(options: JsonData) -> JsonData:
    """The options that the rules of the game know: which sets a table allows is settled before it begins."""
    return {name: value for name, value in options.items() if name != SETS}


class TableSets:
    """The installed card sets of one game."""

    def __init__(self, installed: Installed) -> None:
        self._installed = installed

    def _by_name(self) -> dict[str, OwnSet]:
        return {own.name: own for own, _ in self._installed()}

    def infos(self) -> list[protocol.SetInfo]:
        """Every set with its boxes, and the addresses of its pictures."""
        return [
            protocol.SetInfo(own.name, own.title, list(dict.fromkeys([box.key for box in boxes])), self._addresses(own))
            for own, boxes in self._installed()
        ]

    def _addresses(self, own: OwnSet) -> dict[str, str]:
        place = f"/api/sets/{own.game}/{quote(own.name)}"
        return {code: f"{place}/{quote(code)}" for code in own.pictures}

    def options(self) -> list[protocol.OptionInfo]:
        """The choice of sets before a game, where any are installed."""
        titles = {name: own.title for name, own in self._by_name().items()}
        return [protocol.OptionInfo(SETS, "choice", ANY, [ANY, OFFICIAL, *titles], names=titles)] if titles else []

    def chosen(self, options: JsonData) -> str:
        """The choice out of a table's options; BadSetup if there is no such set."""
        wanted = options.get(SETS, ANY)
        if wanted in (ANY, OFFICIAL, *self._by_name()):
            return str(wanted)
        raise BadSetup(f"the card sets of a table are one of {', '.join([ANY, OFFICIAL, *self._by_name()])}")

    def problems(self, chosen: str, deck: DeckWithCounts) -> list[Problem]:
        """The cards of a deck that a table with this choice does not allow."""
        if chosen == ANY:
            return []
        refused = {box.key for own, boxes in self._installed() for box in boxes if own.name != chosen}
        return [Problem("table-set", "", code, {}, NOT_HERE) for code in _of_boxes(deck.counts(), refused)]


def _of_boxes(codes: Iterable[str], boxes: set[str]) -> list[str]:
    return [code for code in codes if code.rpartition("-")[0] in boxes]
