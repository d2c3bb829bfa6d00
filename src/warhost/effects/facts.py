"""What never changes during a game of cards, shared by all its clones: the cards in it and their printed facts."""

from __future__ import annotations

from typing import Final, TypeAlias

from ..engine.moves import Move
from .abilities import Entry

Wide: TypeAlias = list[int]  # a column with room for sixteen marks or kinds, where a byte has room for eight


def wide(numbers: list[int]) -> Wide:
    """Such a column."""
    return list(numbers)


PLAYERS: Final = 2


class Facts:
    """Columns by card id; after the cards come the places that can be hit (`sites`), the players, the chain's links."""

    def __init__(self, cards: int, sites: int) -> None:
        self.cards = cards
        self.objects = cards + sites
        self.sites = list(range(cards, cards + sites))
        self.table = 0  # how many places are in play: the first ones
        self.first_link = self.objects + PLAYERS
        self.owner = bytearray(self.objects)
        self.entries: list[list[Entry]] = [[] for _ in range(self.objects)]
        self.kinds: list[int] = [0] * self.objects  # printed
        self.titles: list[str] = [""] * self.objects
        self.traits: list[frozenset[str]] = [frozenset()] * self.objects
        self.faction: list[int] = [0] * self.objects
        self.cost: list[int] = [0] * self.objects
        self.host_reads: list[int] = []  # what the words look at that say what a card may be attached to
        self.zone_of: list[int] = []  # by place: the zone that a zone word on a card means
        self.hidden: frozenset[int] = frozenset()  # where hands and decks lie
        self.discards: frozenset[int] = frozenset()  # where the discard piles lie
        self.remembered: frozenset[int] = frozenset()  # the occurrences that texts count over a turn
        self.moves: dict[int, Move] = {}  # options of windows that are the same move whenever they are offered

    def player(self, seat: int) -> int:
        """A player, as something that a text can aim at."""
        return self.objects + seat
