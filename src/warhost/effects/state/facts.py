"""What never changes during a game of cards, shared by all its clones: the cards in it and their printed facts."""

from __future__ import annotations

from typing import Final, TypeAlias

from ...engine.moves import Move
from ..language.abilities import Entry

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
        self.first_hand = self.first_deck = self.first_discard = (
            0  # the places of the first player; his opponent's follow
        )
        self.apart: list[int] = []  # the places out of play whose cards texts may speak of
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

    def lay_out(self, table: int, hand: int, deck: int, discard: int, apart: tuple[int, ...]) -> None:
        """Where things lie: how many places are in play, and the zones of hands, decks, discard piles and the rest."""
        self.table = table
        self.first_hand, self.first_deck, self.first_discard = hand * PLAYERS, deck * PLAYERS, discard * PLAYERS
        self.apart = [zone * PLAYERS + seat for zone in (hand, deck, discard, *apart) for seat in range(PLAYERS)]
        self.discards = frozenset([discard * PLAYERS + seat for seat in range(PLAYERS)])

    def deal_anew(self, like: Facts, names: list[int]) -> None:
        """Be what another game was, but for the cards: card `at` is what `names[at]` was."""
        self.owner, self.zone_of, self.remembered, self.hidden = like.owner, like.zone_of, like.remembered, like.hidden
        self.table, self.apart, self.discards = like.table, like.apart, like.discards
        self.first_hand, self.first_deck, self.first_discard = like.first_hand, like.first_deck, like.first_discard
        self.host_reads = [like.host_reads[card] for card in names[: like.cards]]
        self.entries = [like.entries[card] for card in names]
        self.kinds = [like.kinds[card] for card in names]
        self.titles = [like.titles[card] for card in names]
        self.traits = [like.traits[card] for card in names]
        self.faction = [like.faction[card] for card in names]
        self.cost = [like.cost[card] for card in names]

    def player(self, seat: int) -> int:
        """A player, as something that a text can aim at."""
        return self.objects + seat
