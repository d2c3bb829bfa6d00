"""A card of either card game: its names and its printed facts."""

from __future__ import annotations

from ...engine.dataclass import dataclass
from .texts import Pages, Part, file_name, of_stat

Stats = tuple[tuple[int, int], ...]  # pairs: the id of a keyword, and the number of that keyword


@dataclass(frozen=True)
class CardSet:
    """A box or pack: the cards with numbers from `first` to `last`; their codes begin with the key."""

    key: str
    name: str
    cycle: str
    cycle_name: str
    first: int
    last: int

    def codes(self) -> list[str]:
        return [f"{self.key}-{number:03}" for number in range(self.first, self.last + 1)]


def card_set(row: dict[str, str], key: str) -> CardSet:
    """A box or pack from a row of the table of sets."""
    return CardSet(key, row["name"], row["cycle"], row["cycle_name"], int(row["first"]), int(row["last"]))


class Printing:
    """How a game interprets what is printed on its cards: ids of kinds, and texts."""

    def __init__(self, pages: Pages, kinds: dict[str, int]) -> None:
        self.pages = pages
        self.kinds = kinds


@dataclass(frozen=True, eq=False)
class DuelCard:
    """The printed facts that cards of both games have."""

    code: str
    name: str
    kind: str

    def printing(self) -> Printing:
        """How its game interprets what is printed."""
        raise NotImplementedError

    def page(self) -> tuple[str, str]:
        """The set and the faction whose file defines the card's text."""
        raise NotImplementedError

    @property
    def kind_bit(self) -> int:
        return self.printing().kinds[self.kind]

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of its text."""
        folder, file = self.page()
        return self.printing().pages.parts(self.code, file_name(folder), file_name(file))

    @property
    def number(self) -> int:
        return int(self.code.rpartition("-")[2])

    @property
    def stats(self) -> Stats:
        """Its keyword ids with their values."""
        raise NotImplementedError

    def keyword(self, stat: int) -> int:
        return of_stat(self.stats, stat)
