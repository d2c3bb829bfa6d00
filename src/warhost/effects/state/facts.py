"""The data that never changes during a card game, shared by all its clones: the cards and their printed facts."""

from __future__ import annotations

from typing import Final

from ...engine.errors import BadSetup
from ...engine.moves import Move
from ..language.abilities import AbilityEntry
from ..language.select import Selector

PLAYERS: Final = 2


class PrintedValues:
    """The printed values of a card that count in play, read whenever the numbers are computed."""

    __slots__ = ("acting", "constants", "hit_points", "keywords", "says", "waiting")

    def __init__(self, facts: Facts, card: int) -> None:
        self.hit_points = facts.hit_points[card]
        self.keywords = facts.keywords[card]
        self.constants = facts.constants[card]
        self.waiting = facts.waiting[card]
        self.acting = facts.acting[card]
        self.says = bool(self.keywords or self.waiting or self.acting)  # True if its text does more than change numbers


class Facts:
    """Columns by object id: cards, then places that can be damaged (`sites`), players, and links of the chain."""

    def __init__(self, agreed: dict[str, object], decks: list[list[str]], cards: int, sites: int) -> None:
        self.agreed = agreed  # the options on which the players agreed, as plain data
        self.decks = decks  # by seat: the card codes of the deck
        self.cards = cards
        self.objects = cards + sites
        self.sites = list(range(cards, cards + sites))
        self.table = 0  # the number of places in play, which are numbered from 0
        # The places of the first player; those of the second player have the next numbers.
        self.first_hand = self.first_deck = self.first_discard = 0
        self.apart: list[int] = []  # places out of play to which card texts may refer
        self.first_link = self.objects + PLAYERS
        self.owner = bytearray(self.objects)
        self.entries: list[list[AbilityEntry]] = [[] for _ in range(self.objects)]
        self.kinds: list[int] = [0] * self.objects  # the printed kinds, as bit masks
        self.titles: list[str] = [""] * self.objects
        self.traits: list[frozenset[str]] = [frozenset()] * self.objects
        self.faction: list[int] = [0] * self.objects
        self.cost: list[int] = [0] * self.objects
        self.cost_x = [False] * self.objects  # True if the player chooses X when playing the card (INV-3.24)
        self.hit_points = [0] * self.objects
        self.unique = [False] * self.objects
        self.keywords: list[tuple[tuple[int, int], ...]] = [()] * self.objects
        self.constants: list[list[AbilityEntry]] = [[] for _ in range(self.objects)]
        self.waiting: list[list[AbilityEntry]] = [[] for _ in range(self.objects)]  # triggered abilities in play
        self.acting: list[list[AbilityEntry]] = [[] for _ in range(self.objects)]  # Actions that can be used in play
        self.answering: list[list[AbilityEntry]] = [[] for _ in range(self.objects)]  # responses usable from hand
        self.printed_kinds: list[int] = []  # a copy of `kinds`, from which each computation of the numbers starts
        self.hosts: list[Selector | None] = []  # the cards to which an attachment may be attached
        self.host_reads: list[int] = []  # bit mask: the inputs of each selector in `hosts`
        self.zone_of: list[int] = []  # place -> the zone that card texts mean
        self.hidden: frozenset[int] = frozenset()  # the places of hands and decks
        self.discards: frozenset[int] = frozenset()  # the places of discard piles
        self.remembered: frozenset[int] = frozenset()  # kinds of events that some text counts over a turn
        self.moves: dict[int, Move] = {}  # cache: option of a window -> its move

    def lay_out(self, table: int, hand: int, deck: int, discard: int, apart: tuple[int, ...]) -> None:
        """Define the number of places in play, and the zones of hands, decks, discard piles and the rest."""
        self.table = table
        self.first_hand, self.first_deck, self.first_discard = hand * PLAYERS, deck * PLAYERS, discard * PLAYERS
        self.apart = [zone * PLAYERS + seat for zone in (hand, deck, discard, *apart) for seat in range(PLAYERS)]
        self.discards = frozenset([discard * PLAYERS + seat for seat in range(PLAYERS)])

    def redeal(self, like: Facts, names: list[int], codes: list[str]) -> None:
        """Copy another game with its hidden cards redealt: card `at` becomes card `names[at]`.

        `codes` are the codes of the other game's cards.

        Options and steps keep the ids by which they refer to cards.  Every column has a line here or in the game's own
        `Dealt` (`tests/*/test_dealt.py`).
        """
        first, both = len(like.decks[0]), len(like.decks[0]) + len(like.decks[1])
        dealt = [codes[card] for card in names[:both]]
        Facts.__init__(self, like.agreed, [dealt[:first], dealt[first:]], like.cards, len(like.sites))
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
        self.cost_x = [like.cost_x[card] for card in names]
        self.hit_points = [like.hit_points[card] for card in names]
        self.unique = [like.unique[card] for card in names]
        self.keywords = [like.keywords[card] for card in names]
        self.constants = [like.constants[card] for card in names]
        self.waiting = [like.waiting[card] for card in names]
        self.acting = [like.acting[card] for card in names]
        self.answering = [like.answering[card] for card in names]
        self.printed_kinds = self.kinds[:]
        self.hosts = [like.hosts[card] for card in names[: like.cards]]

    def source(self) -> dict[str, object]:
        """The source data of the facts, as plain data."""
        return {"options": self.agreed, "decks": self.decks}

    def player(self, seat: int) -> int:
        """The object id of a player, as a target."""
        return self.objects + seat


def first_of(game: str, chosen: dict[str, object], known: set[str]) -> str:
    """The option that decides who begins (1, 2 or random); BadSetup for an unknown option."""
    unknown = set(chosen) - known
    if unknown:
        raise BadSetup(f"{game} has no option {', '.join(sorted(map(str, unknown)))}")
    first = str(chosen.get("first", "random"))
    if first not in ("1", "2", "random"):
        raise BadSetup(f"first is 1, 2 or random, not {first!r}")
    return first
