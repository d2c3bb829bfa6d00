"""Weights for mixed decks in a long series: cards that were played too seldom are dealt more often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ...decks.mixed import Sought

BLOCK: Final = 500  # games of a series that are dealt with the same weights; after them the played cards are counted
WANTED: Final = 200  # every card should be played once in so many games: fifty times in ten thousand
MOST: Final = 64  # maximum weight of a card: more would fill every deck with the same cards
STEEP: Final = 5  # exponent by which the weight of a rare card grows, so that it catches up soon


class DealWeights:
    """The cards played in a series so far; the weights depend only on earlier games, not on the number of processes."""

    def __init__(self, pool: list[str]) -> None:
        self._pool = pool
        self._cards: Counter[str] = Counter()
        self._games = 0

    def count(self, cards: dict[str, int], games: int = 1) -> None:
        """Record games and how often each card was played in them."""
        self._cards.update(cards)
        self._games += games

    def sought(self) -> Sought:
        """The weights of the cards that were played less often than wanted; the rarer, the higher."""
        due = self._games // WANTED
        times = {code: (due + 1) ** STEEP // (self._cards[code] + 1) ** STEEP for code in self._pool}
        return {code: min(MOST, more) for code, more in times.items() if more > 1}


def blocks(begin: int, games: int) -> Iterator[range]:
    """The numbers of a series' games, in blocks with equal weights."""
    at = begin
    while at < begin + games:
        end = min(begin + games, (at // BLOCK + 1) * BLOCK)
        yield range(at, end)
        at = end
