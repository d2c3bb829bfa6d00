"""What a card of either card game is: its names, and what the rules count of it."""

from __future__ import annotations

from ...engine.dataclass import dataclass
from .texts import of_stat

Stats = tuple[tuple[int, int], ...]  # the keywords by their numbers, each with how much of it


@dataclass(frozen=True, eq=False)
class DuelCard:
    """What is on every card, whatever else its game prints."""

    code: str
    name: str
    kind: str

    @property
    def number(self) -> int:
        return int(self.code.rpartition("-")[2])

    @property
    def stats(self) -> Stats:
        """The keywords by their numbers."""
        raise NotImplementedError

    def keyword(self, stat: int) -> int:
        return of_stat(self.stats, stat)
