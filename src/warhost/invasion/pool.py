"""Every official card as deck building knows it: the playable ones from the library, the others from lists of facts.

The lists lie in `facts/`, one for each cycle, a line for each card that cannot be played yet: no text, only what is
printed in numbers and words, with errata applied and named.  `?` stands for a fact that nobody could supply.  A card
that gets a definition in `cards/` loses its line, and nothing else has to change.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from .card import ANY_ZONE, Card
from .duel import LIBRARY
from .words import (
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

VARIABLE: Final = -1  # a printed X
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
LIKE_ASCII: Final = str.maketrans("’‘`´–—", "''''--")


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
    for row in _rows("sets"):
        found[row["key"]] = CardSet(
            row["key"], row["name"], row["cycle"], row["cycle_name"], int(row["first"]), int(row["last"])
        )
    return found


@lru_cache(maxsize=1)
def pool() -> dict[str, Official]:
    """The cards that cannot be played yet, by code."""
    found: dict[str, Official] = {}
    for cycle in dict.fromkeys([each.cycle for each in card_sets().values()]):
        for row in _rows(cycle):
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
    found: dict[str, list[str]] = {}
    cards = official()
    for code, card in cards.items():
        found.setdefault(plain(card.name), []).append(code)
    for codes in found.values():
        codes.sort(key=lambda code: (cards[code].kind == "draft", not cards[code].playable))
    return found


def plain(name: str) -> str:
    """A name without what people write differently: capitals, accents, curly signs, blanks."""
    letters = unicodedata.normalize("NFKD", name.translate(LIKE_ASCII)).casefold()
    return " ".join("".join([each for each in letters if not unicodedata.combining(each)]).split())


def _rows(name: str) -> list[dict[str, str]]:
    """The lines of a table by the words of its first line; none where the file is gone: all its cards are playable."""
    table = files("warhost") / "invasion" / "facts" / f"{name}.tsv"
    if not table.is_file():
        return []
    head, *lines = table.read_text(encoding="utf-8").splitlines()
    return [dict(zip(head.split("\t"), line.split("\t"))) for line in lines]


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
        tuple(_words(row["traits"])),
        None if row["unique"] == "?" else row["unique"] == "unique",
        tuple([_keyword(each) for each in _words(row["keywords"])]),
        row["zone_only"],
        tuple(row["deck_only"].split()),
        int(row["deck_limit"] or 0),
        _number(row["copies"]),
        (*unknown, *row["doubtful"].split()),
        tuple(row["errata"].split()),
        False,
    )


def _words(cell: str) -> list[str]:
    return cell.split(", ") if cell else []


def _number(cell: str) -> int | None:
    if cell == "?":
        return None
    return VARIABLE if cell == "X" else int(cell or 0)


def _keyword(text: str) -> tuple[str, int]:
    """`toughness 2` with its number; `scout` has none, which counts as 1."""
    name, _, number = text.partition(" ")
    return name, _number(number or "1") or 0


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
