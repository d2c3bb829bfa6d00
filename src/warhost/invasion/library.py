"""The cards of Warhammer: Invasion: a row of facts for every official card, in the tables of `facts/`.

A row holds printed numbers and words with errata applied and named, but no text; `?` marks an unknown fact.  The text
of a card is defined in `cards/`, under its code.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..card_sets.tables import OwnTables
from ..decks import (
    Library,
    has_no_text,
    keywords_in,
    named_in,
    number_in,
    one_of,
    read_card_table,
    read_table,
    titles_of,
    words_in,
)
from ..effects.language.card import CardSet, card_set
from ..engine.errors import BadSetup
from . import words
from .card import KINDS, PAGES, Card, race_symbols

GAME: Final = "invasion"
CORE: Final = "core"
ALL_SETS: Final = "all"
RANDOM_SETS: Final = "random"  # the name that stands for random card sets


@lru_cache(maxsize=1)
def card_sets() -> dict[str, CardSet]:
    """All sets by key, in order of release."""
    return {row["key"]: _pack(row) for row in read_table(GAME, "sets")}


def _pack(row: dict[str, str]) -> CardSet:
    return card_set(row, row["key"])


def own_sets() -> dict[str, CardSet]:
    """The boxes and packs of installed card sets."""
    return {each.key: each for each in OWN.boxes()}


def cycles() -> list[str]:
    """The cycles and boxes, by their keys."""
    return list(dict.fromkeys([each.cycle for each in card_sets().values()]))


def chosen_sets(named: str) -> list[str]:
    """The chosen sets: `all`, or keys of sets, boxes and cycles joined by a plus."""
    keys = named.split("+")
    unknown = [key for key in keys if key not in (ALL_SETS, *cycles(), *card_sets())]
    if unknown:
        raise BadSetup(
            f"there is no set {unknown[0]!r}; there are {ALL_SETS}, {RANDOM_SETS}, "
            f"{', '.join(dict.fromkeys([*cycles(), *card_sets()]))}, and several of them with + between"
        )
    return [each.key for each in card_sets().values() if ALL_SETS in keys or each.cycle in keys or each.key in keys]


def _cycle_of(code: str) -> str:
    key = code.rpartition("-")[0]
    card_set = card_sets().get(key) or own_sets().get(key)
    return card_set.cycle if card_set is not None else ""


def _table(cycle: str) -> dict[str, Card]:
    held = {code: each for each in card_sets().values() if each.cycle == cycle for code in each.codes()}
    return read_card_table(GAME, cycle, held, _listed) if held else OWN.table(cycle)


OWN: Final = OwnTables(GAME, PAGES, _pack, cycles, lambda row, pack: _listed(row, pack))
LIBRARY: Final = Library(cycles, _cycle_of, _table, OWN.cycles)
official: Final = LIBRARY.official
all_cards: Final = LIBRARY.all_cards
PAGES.page_of = LIBRARY.page_of


@lru_cache(maxsize=1)
def titles() -> dict[str, list[str]]:
    """The codes for each title: all printings are one title (INV-28.11).  Playable cards come first.

    A draft card that shares its name with another card is not a printing of it, and comes last.
    """
    cards = all_cards()
    found = titles_of({code: card.name for code, card in cards.items()})
    for codes in found.values():
        if len(codes) > 1:
            codes.sort(key=lambda code: (cards[code].kind == "draft", not cards[code].playable))
    return found


def _listed(row: dict[str, str], card_set: CardSet) -> Card:
    """A card from a row of facts."""
    powers = [int(each) for each in row["power"].split("/")] if "/" in row["power"] else []
    unknown = [name for name, cell in row.items() if cell == "?"]
    return Card(
        *named_in(row, KINDS),
        one_of(row, "race", words.RACE_KEYS),
        card_set,
        cost=_number(row["cost"]),
        loyalty=_number(row["loyalty"]),
        power=min(powers) if powers else _number(row["power"]),
        powers=(powers[0], powers[1], powers[2]) if powers else None,
        hit_points=_number(row["hit_points"]),
        traits=tuple(words_in(row["traits"])),
        unique={"?": None, "": False, "unique": True}[one_of(row, "unique", ("", "unique", "?"))],
        keywords=keywords_in(row, words.STATS),
        zone_only=one_of(row, "zone_only", ("", *words.ZONE_NAMES)),
        deck_only=tuple(row["deck_only"].split()),
        deck_limit=int(row["deck_limit"] or 0),
        symbols=tuple(words_in(row["symbols"])) or race_symbols(row["race"]),
        copies=_number(row["copies"]),
        doubtful=(*unknown, *row["doubtful"].split()),
        errata=tuple(row["errata"].split()),
        plain=has_no_text(row),
    )


def _number(cell: str) -> int | None:
    """A number of a card; a cell without a number means 0."""
    return number_in(cell or "0")
