"""What never changes during one game of Invasion: the decks, and the facts of every card in it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..effects.abilities import CONSTANT, PLAY, Ability, Book, Entry
from ..effects.facts import Facts
from ..engine.errors import BadSetup
from .card import ANY_ZONE, COST_X, Card
from .words import (
    NECROMANCY,
    PLACES,
    REMEMBERED,
    SEATS,
    SECTION,
    ZONES,
)

BOOK: Final = Book()
LIBRARY: Final[dict[str, Card]] = {}
PLAY_ENTRIES: Final[dict[str, Entry]] = {}
CARD_ENTRIES: Final[dict[str, list[Entry]]] = {}

KEYWORDS: Final[dict[int, Entry]] = {}  # the keywords that wait for something, by their number

DEVELOP: Final = BOOK.enter("develop", (Ability(PLAY),))[0]  # playing a card facedown (INV-4.13)
CANCELLED: Final = BOOK.enter("cancelled", (Ability(PLAY),))[0]  # what a cancelled link of the chain becomes


def publish(cards: list[Card]) -> None:
    """Put cards into the library and their abilities into the book."""
    for card in cards:
        LIBRARY[card.code] = card
        PLAY_ENTRIES[card.code] = BOOK.enter(f"{card.code}:play", (card.play,))[0]
        CARD_ENTRIES[card.code] = BOOK.enter(card.code, card.abilities)


class Options:
    """The rules that players may agree on."""

    __slots__ = ("first", "restore_units_only")

    def __init__(self, first: str, restore_units_only: bool) -> None:
        self.first = first  # who begins: 1, 2 or random
        self.restore_units_only = restore_units_only  # the strict reading of INV-CON-3

    def written(self) -> dict[str, Any]:
        return {"first": self.first, "restore_units_only": self.restore_units_only}


def read_options(chosen: dict[str, Any]) -> Options:
    """Options out of a setup."""
    unknown = set(chosen) - {"first", "restore_units_only"}
    if unknown:
        raise BadSetup(f"Invasion has no option {', '.join(sorted(map(str, unknown)))}")
    first = str(chosen.get("first", "random"))
    strict = chosen.get("restore_units_only", False)
    if first not in ("1", "2", "random"):
        raise BadSetup(f"first is 1, 2 or random, not {first!r}")
    if not isinstance(strict, bool):
        raise BadSetup(f"restore_units_only is true or false, not {strict!r}")
    return Options(first, strict)


class Duel(Facts):
    """The facts that all clones of a game share.  Card ids are given deck by deck."""

    def __init__(self, options: Options, decks: list[list[str]]) -> None:
        codes = [code for deck in decks for code in deck]
        super().__init__(len(codes), SEATS * len(ZONES))
        self.options = options
        self.decks = decks
        self.owner = bytearray([seat for seat, deck in enumerate(decks) for _ in deck] + [0, 1] * len(ZONES))
        self.zone_of = [place // SEATS for place in range(PLACES)]
        self.remembered = REMEMBERED
        objects = self.objects
        self.defs: list[Card] = []
        self.loyalty = [0] * objects
        self.power = [0] * objects
        self.hit_points = [0] * objects
        self.cost_x = [False] * objects
        self.unique = [False] * objects
        self.hero = [False] * objects
        self.attachment = [False] * objects
        self.zone_only = [ANY_ZONE] * objects
        self.keywords: list[tuple[tuple[int, int], ...]] = [()] * objects
        self.play: list[Entry] = []
        self.constants: list[list[Entry]] = [[] for _ in range(objects)]
        self.waiting: list[list[Entry]] = [[] for _ in range(objects)]  # abilities with a trigger condition
        self.acting: list[list[Entry]] = [[] for _ in range(objects)]  # Actions without one
        self.necromancy = False  # whether a card of this game may be played out of the discard pile
        for card, code in enumerate(codes):
            if code not in LIBRARY:
                raise BadSetup(f"unknown card {code!r}")
            self._read(card, LIBRARY[code])
        for site in self.sites:
            self.kinds[site] = SECTION
        self.printed_kinds = bytearray(self.kinds)

    def _read(self, card: int, facts: Card) -> None:
        self.defs.append(facts)
        self.play.append(PLAY_ENTRIES[facts.code])
        self.kinds[card] = facts.kind
        self.traits[card] = frozenset(facts.traits)
        self.faction[card] = facts.race
        self.cost[card] = max(0, facts.cost)
        self.cost_x[card] = facts.cost == COST_X
        self.loyalty[card] = facts.loyalty
        self.power[card] = facts.power
        self.hit_points[card] = facts.hit_points
        self.unique[card] = facts.unique
        self.hero[card] = facts.hero
        self.attachment[card] = facts.attachment
        self.zone_only[card] = facts.zone_only
        self.keywords[card] = facts.keywords
        self.necromancy = self.necromancy or facts.keyword(NECROMANCY) > 0
        for entry in CARD_ENTRIES[facts.code]:
            self.entries[card].append(entry)
            ability = entry.ability
            if ability.changes:
                self.constants[card].append(entry)
            if ability.when is not None:
                self.waiting[card].append(entry)
            elif entry.kind != CONSTANT and not ability.changes:
                self.acting[card].append(entry)

    def code(self, card: int) -> str:
        return self.defs[card].code

    def section(self, place: int) -> int:
        """The section of the capital that belongs to a zone."""
        return self.cards + place

    def source(self) -> dict[str, Any]:
        """Everything the facts are made of, as plain data."""
        return {
            "options": self.options.written(),
            "decks": self.decks,
        }


@lru_cache(maxsize=64)
def _shared(first: str, strict: bool, decks: tuple[tuple[str, ...], ...]) -> Duel:
    return Duel(Options(first, strict), [list(deck) for deck in decks])


def shared_duel(options: Options, decks: list[list[str]]) -> Duel:
    """The facts of a game; games with the same decks share them."""
    return _shared(options.first, options.restore_units_only, tuple([tuple(deck) for deck in decks]))


def read_duel(data: dict[str, Any]) -> Duel:
    """The facts that `source` described."""
    return shared_duel(read_options(data["options"]), data["decks"])
