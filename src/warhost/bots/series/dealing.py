"""Which cards a long series with mixed decks deals more often: those that were played too seldom so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ...decks.mixed import Sought

BLOCK: Final = 500  # games of a series whose decks are dealt alike: after them it is seen what was played
WANTED: Final = 200  # games in which a card shall have been played once: fifty times in ten thousand
MOST: Final = 64  # times as many lots: more would fill every deck with the same cards
STEEP: Final = 5  # the power by which the lots of a card grow with what it lacks, so that it catches up soon


class Dealing:
    """What was played in a series so far: however many processes play it, the games before decide what is dealt."""

    def __init__(self, pool: list[str]) -> None:
        self._pool = pool
        self._cards: Counter[str] = Counter()
        self._games = 0

    def count(self, cards: dict[str, int], games: int = 1) -> None:
        """Games have been played, and these cards in them, each so often."""
        self._cards.update(cards)
        self._games += games

    def sought(self) -> Sought:
        """How many times as many lots the cards have that were played less often than wanted; the fewer, the more."""
        due = self._games // WANTED
        times = {code: (due + 1) ** STEEP // (self._cards[code] + 1) ** STEEP for code in self._pool}
        return {code: min(MOST, more) for code, more in times.items() if more > 1}


def blocks(begin: int, games: int) -> Iterator[range]:
    """The numbers of a series' games, as many as are dealt alike at a time."""
    at = begin
    while at < begin + games:
        end = min(begin + games, (at // BLOCK + 1) * BLOCK)
        yield range(at, end)
        at = end
