"""The cards of Warhammer 40,000: Conquest: a row of facts for every official card, in the tables of `facts/`.

A row holds printed numbers and words but no text; `?` marks an unknown fact.  The text of a card is defined in
`cards/`, under its code.
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
from . import words
from .card import KINDS, PAGES, Card

GAME: Final = "conquest"
CORE: Final = "core"
FACTIONS: Final = ("", *words.FACTION_KEYS)
LOYALTIES: Final = ("", "common", "loyal", "signature")


@lru_cache(maxsize=1)
def packs() -> list[CardSet]:
    """All boxes and packs in order of release."""
    return [_pack(row) for row in read_table(GAME, "sets")]


def _pack(row: dict[str, str]) -> CardSet:
    return card_set(row, row["cycle"])


@lru_cache(maxsize=1)
def community_packs() -> list[CardSet]:
    """The packs of community cards that come with the game, in the order in which they were added."""
    return [_pack(row) for row in read_table(GAME, "community")]


def own_packs() -> list[CardSet]:
    """The packs of community cards, and the boxes and packs of installed card sets."""
    return [*community_packs(), *OWN.boxes()]


def _cycles() -> list[str]:
    return list(dict.fromkeys([pack.cycle for pack in packs()]))


def _community_cycles() -> list[str]:
    return list(dict.fromkeys([pack.cycle for pack in community_packs()]))


def _cycle_of(code: str) -> str:
    return code.rpartition("-")[0]


def _table(cycle: str) -> dict[str, Card]:
    held = {code: pack for pack in (*packs(), *community_packs()) if pack.cycle == cycle for code in pack.codes()}
    return read_card_table(GAME, cycle, held, _listed) if held else OWN.table(cycle)


OWN: Final = OwnTables(
    GAME, PAGES, _pack, lambda: [*_cycles(), *_community_cycles()], lambda row, pack: _listed(row, pack)
)
LIBRARY: Final = Library(_cycles, _cycle_of, _table, lambda: [*_community_cycles(), *OWN.cycles()])
official: Final = LIBRARY.official
all_cards: Final = LIBRARY.all_cards
PAGES.page_of = LIBRARY.page_of


@lru_cache(maxsize=1)
def titles() -> dict[str, list[str]]:
    """The codes for each title; every title was printed once."""
    return titles_of({code: card.name for code, card in all_cards().items()})


@lru_cache(maxsize=1)
def token_codes() -> list[str]:
    """The token units in order of release."""
    return [code for code, card in official().items() if card.kind == "token" and card.playable]


def _listed(row: dict[str, str], pack: CardSet) -> Card:
    """A card from a row of facts."""
    return Card(
        *named_in(row, KINDS),
        one_of(row, "faction", FACTIONS),
        pack,
        loyalty=one_of(row, "loyalty", LOYALTIES),
        unique=one_of(row, "unique", ("", "unique")) == "unique",
        cost=number_in(row["cost"]),
        attack=number_in(row["attack"]),
        hit_points=number_in(row["hit_points"]),
        command=number_in(row["command"]),
        shields=number_in(row["shields"]),
        traits=tuple(words_in(row["traits"])),
        keywords=keywords_in(row, words.STATS),
        labels=tuple(words_in(row["labels"])),
        squad=number_in(row["squad"]) or 0,
        copies=number_in(row["copies"]),
        hand=number_in(row["hand"]),
        resources=number_in(row["resources"]),
        bloodied_attack=number_in(row["bloodied_attack"]),
        bloodied_hit_points=number_in(row["bloodied_hit_points"]),
        symbols=tuple(words_in(row["symbols"])),
        card_bonus=number_in(row["card_bonus"]),
        resource_bonus=number_in(row["resource_bonus"]),
        bonus_at=row["bonus_at"],
        plain=has_no_text(row),
    )
