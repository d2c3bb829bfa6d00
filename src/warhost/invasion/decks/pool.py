"""Every official card as deck building knows it: the playable ones from the library, the others from lists of facts.

The lists lie in `facts/`, one for each cycle, a line for each card that cannot be played yet: no text, only what is
printed in numbers and words, with errata applied and named.  `?` stands for a fact that nobody could supply.  A card
that gets a definition in `cards/` loses its line, and nothing else has to change.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...decks import keyword_in, number_in, read_table, titles_of, words_in
from ..card import ANY_ZONE, Card
from ..duel import LIBRARY
from ..words import (
    AMBUSH,
    DRAFT,
    LEGEND,
    LIMITED,
    NECROMANCY,
    QUEST_CARD,
    RACE_KEYS,
    SCOUT,
    STATS,
    SUPPORT,
    TACTIC,
    UNIT,
    ZONE_NAMES,
)

KINDS: Final = ("legend", "unit", "support", "quest", "tactic", "fulcrum", "draft")  # in the order of deck lists
KIND_KEYS: Final = {
    UNIT: "unit",
    SUPPORT: "support",
    QUEST_CARD: "quest",
    TACTIC: "tactic",
    LEGEND: "legend",
    DRAFT: "draft",
}
WITHOUT_NUMBER: Final = (SCOUT, LIMITED, NECROMANCY)


@dataclass(frozen=True)
class CardSet:
    """A box or pack: its cards are numbered from `first` to `last`, through the whole cycle."""

    key: str
    name: str
    cycle: str
    cycle_name: str
    first: int
    last: int

    def codes(self) -> list[str]:
        return [f"{self.key}-{number:03}" for number in range(self.first, self.last + 1)]


@dataclass(frozen=True)
class Official:
    """The facts of one card.  None is a number that nobody knows; `doubtful` names the facts that may be wrong.

    `source` among the doubtful ones means that a single list vouches for the whole card.  `deck_only` holds what the
    deck must be: a side, a capital, or `non-` and a capital.
    """

    code: str
    name: str
    kind: str
    race: str
    cost: int | None
    loyalty: int | None
    power: int | None  # of a legend the lowest of its powers (INV-20.3)
    powers: tuple[int, int, int] | None  # of a legend, by zone
    hit_points: int | None
    traits: tuple[str, ...]
    unique: bool | None
    keywords: tuple[tuple[str, int], ...]
    zone_only: str
    deck_only: tuple[str, ...]
    deck_limit: int  # 0: as for every card
    copies: int | None  # in one box or pack
    doubtful: tuple[str, ...]
    errata: tuple[str, ...]
    playable: bool

    @property
    def card_set(self) -> CardSet:
        return card_sets()[self.code.rpartition("-")[0]]

    @property
    def number(self) -> int:
        return int(self.code.rpartition("-")[2])


@lru_cache(maxsize=1)
def card_sets() -> dict[str, CardSet]:
    """All sets in the order in which they came out, by their key."""
    found: dict[str, CardSet] = {}
    for row in read_table("invasion", "sets"):
        found[row["key"]] = CardSet(
            row["key"], row["name"], row["cycle"], row["cycle_name"], int(row["first"]), int(row["last"])
        )
    return found


@lru_cache(maxsize=1)
def pool() -> dict[str, Official]:
    """The cards that cannot be played yet, by code."""
    found: dict[str, Official] = {}
    for cycle in dict.fromkeys([each.cycle for each in card_sets().values()]):
        for row in read_table("invasion", cycle):
            found[row["code"]] = _listed(row)
    return found


@lru_cache(maxsize=1)
def official() -> dict[str, Official]:
    """All cards of the game by code, in the order in which they came out."""
    return combined(LIBRARY, pool())


def combined(library: dict[str, Card], waiting: dict[str, Official]) -> dict[str, Official]:
    """Playable and waiting cards together; what has a definition is taken from there."""
    found: dict[str, Official] = {}
    for each in card_sets().values():
        for code in each.codes():
            if code in library:
                found[code] = _implemented(library[code])
            elif code in waiting:
                found[code] = waiting[code]
    return found


@lru_cache(maxsize=1)
def titles() -> dict[str, list[str]]:
    """The codes that bear a title: what is printed twice is one title (INV-28.11).  Playable cards come first.

    A draft card that shares its name with another card is no printing of it, and comes last.
    """
    cards = official()
    found = titles_of({code: card.name for code, card in cards.items()})
    for codes in found.values():
        codes.sort(key=lambda code: (cards[code].kind == "draft", not cards[code].playable))
    return found


def _listed(row: dict[str, str]) -> Official:
    """A card out of a line of facts."""
    powers = [int(each) for each in row["power"].split("/")] if "/" in row["power"] else []
    unknown = [name for name, cell in row.items() if cell == "?"]
    return Official(
        row["code"],
        row["name"],
        row["kind"],
        row["race"],
        _number(row["cost"]),
        _number(row["loyalty"]),
        min(powers) if powers else _number(row["power"]),
        (powers[0], powers[1], powers[2]) if powers else None,
        _number(row["hit_points"]),
        tuple(words_in(row["traits"])),
        None if row["unique"] == "?" else row["unique"] == "unique",
        tuple([keyword_in(each) for each in words_in(row["keywords"])]),
        row["zone_only"],
        tuple(row["deck_only"].split()),
        int(row["deck_limit"] or 0),
        _number(row["copies"]),
        (*unknown, *row["doubtful"].split()),
        tuple(row["errata"].split()),
        False,
    )


def _number(cell: str) -> int | None:
    """A number of a card: none is printed where it is 0."""
    return number_in(cell or "0")


def _implemented(card: Card) -> Official:
    """A card out of its definition."""
    keywords = []
    for stat, number in card.keywords:
        shown = 1 if stat in WITHOUT_NUMBER else number - 1 if stat == AMBUSH else number  # Ambush 0 is kept as 1
        keywords.append((STATS[stat], shown))
    return Official(
        card.code,
        card.name,
        KIND_KEYS[card.kind],
        RACE_KEYS[card.race],
        card.cost,
        card.loyalty,
        card.power,
        card.powers if card.kind == LEGEND else None,
        card.hit_points,
        card.traits,
        card.unique,
        tuple(keywords),
        "" if card.zone_only == ANY_ZONE or card.kind == QUEST_CARD else ZONE_NAMES[card.zone_only],
        tuple(card.deck_only.split()),
        card.deck_limit,
        card.copies,
        (),
        card.errata,
        True,
    )
