"""What a card of either card game is: its names, and what the rules count of it."""

from __future__ import annotations

from ...engine.dataclass import dataclass
from .texts import Pages, Part, file_name, of_stat

Stats = tuple[tuple[int, int], ...]  # the keywords by their numbers, each with how much of it


@dataclass(frozen=True)
class CardSet:
    """A box or pack: its cards are numbered from `first` to `last`, through the whole cycle, behind its key."""

    key: str
    name: str
    cycle: str
    cycle_name: str
    first: int
    last: int

    def codes(self) -> list[str]:
        return [f"{self.key}-{number:03}" for number in range(self.first, self.last + 1)]


def card_set(row: dict[str, str], key: str) -> CardSet:
    """A box or pack out of a line of its table."""
    return CardSet(key, row["name"], row["cycle"], row["cycle_name"], int(row["first"]), int(row["last"]))


class Printing:
    """What a game makes of what is printed on its cards: kinds by their numbers, and the texts."""

    def __init__(self, pages: Pages, kinds: dict[str, int]) -> None:
        self.pages = pages
        self.kinds = kinds


@dataclass(frozen=True, eq=False)
class DuelCard:
    """What is on every card, whatever else its game prints."""

    code: str
    name: str
    kind: str

    def printing(self) -> Printing:
        """What its game makes of what is printed."""
        raise NotImplementedError

    def page(self) -> tuple[str, str]:
        """The set and the faction in whose file its text stands."""
        raise NotImplementedError

    @property
    def kind_bit(self) -> int:
        return self.printing().kinds[self.kind]

    @property
    def parts(self) -> tuple[Part, ...]:
        """What its text is written of."""
        folder, file = self.page()
        return self.printing().pages.parts(self.code, file_name(folder), file_name(file))

    @property
    def number(self) -> int:
        return int(self.code.rpartition("-")[2])

    @property
    def stats(self) -> Stats:
        """The keywords by their numbers."""
        raise NotImplementedError

    def keyword(self, stat: int) -> int:
        return of_stat(self.stats, stat)
