"""Every official card of Warhammer 40,000: Conquest as deck building knows it, out of lists of facts.

The lists lie in `facts/`, one for each box or cycle, a line for each card: no text, only what is printed in numbers
and words.  `?` stands for a fact that nobody could supply.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...decks import keyword_in, number_in, read_table, titles_of, words_in
from ..words import FACTION_KEYS

GAME: Final = "conquest"
CORE: Final = "core"
PLAYABLE: Final = (CORE,)  # the boxes and cycles whose cards can be played here
KINDS: Final = ("warlord", "synapse", "army", "attachment", "event", "support", "planet", "token")  # in deck lists
TYRANIDS: Final = "tyranids"
NECRONS: Final = "necrons"
FACTIONS: Final = (*FACTION_KEYS[1:], NECRONS, TYRANIDS)  # CON-1.3
NEUTRAL: Final = FACTION_KEYS[0]


@dataclass(frozen=True)
class Pack:
    """A box or pack: its cards are numbered from `first` to `last`, through the whole cycle."""

    cycle: str
    cycle_name: str
    name: str
    first: int
    last: int

    def codes(self) -> list[str]:
        return [f"{self.cycle}-{number:03}" for number in range(self.first, self.last + 1)]


@dataclass(frozen=True)
class Official:
    """The printed facts of one card.  None is a number that is not printed, or of `copies` one that nobody knows."""

    code: str
    name: str
    kind: str
    faction: str  # empty for a planet
    loyalty: str  # `common`, `loyal` or `signature`; empty for cards that are in no deck
    unique: bool
    cost: int | None
    attack: int | None
    hit_points: int | None
    command: int | None
    shields: int | None
    traits: tuple[str, ...]
    keywords: tuple[tuple[str, int], ...]
    labels: tuple[str, ...]  # words in front of a text that are no keywords (CON-15.14)
    squad: int  # the number of the signature squad; 0: of none (CON-18.2)
    copies: int | None  # in one box or pack; of a squad card also in the squad
    hand: int | None  # of a warlord: cards at the start (CON-3.8)
    resources: int | None  # of a warlord: resources at the start (CON-3.10)
    bloodied_attack: int | None
    bloodied_hit_points: int | None
    symbols: tuple[str, ...]  # of a planet (CON-1.8)
    card_bonus: int | None  # of a planet, or of a unit whose player wins the struggle (CON-7.14)
    resource_bonus: int | None
    bonus_at: str  # the only planets where a unit has its bonus: `material`, `tech` or `infested`
    pack: Pack

    @property
    def number(self) -> int:
        return int(self.code.rpartition("-")[2])

    @property
    def playable(self) -> bool:
        return self.pack.cycle in PLAYABLE


@lru_cache(maxsize=1)
def packs() -> list[Pack]:
    """All boxes and packs in the order in which they came out."""
    rows = read_table(GAME, "sets")
    return [Pack(row["cycle"], row["cycle_name"], row["name"], int(row["first"]), int(row["last"])) for row in rows]


@lru_cache(maxsize=1)
def official() -> dict[str, Official]:
    """All cards of the game by code, in the order in which they came out."""
    found: dict[str, Official] = {}
    for cycle in dict.fromkeys([pack.cycle for pack in packs()]):
        held = {code: pack for pack in packs() if pack.cycle == cycle for code in pack.codes()}
        for row in read_table(GAME, cycle):
            found[row["code"]] = _listed(row, held[row["code"]])
    return found


@lru_cache(maxsize=1)
def titles() -> dict[str, list[str]]:
    """The code that bears a title; no title of the game was printed twice."""
    return titles_of({code: card.name for code, card in official().items()})


@lru_cache(maxsize=1)
def warlords() -> dict[str, Official]:
    """All warlords by code."""
    return {code: card for code, card in official().items() if card.kind == "warlord"}


@lru_cache(maxsize=1)
def _squads() -> dict[int, dict[str, int]]:
    found: dict[int, dict[str, int]] = {}
    for code, card in official().items():
        if card.squad and card.kind != "warlord":
            found.setdefault(card.squad, {})[code] = card.copies or 0
    return found


def squad(warlord: str) -> dict[str, int]:
    """The signature squad of a warlord: its cards with their copies (CON-18.1)."""
    return dict(_squads()[warlords()[warlord].squad])


def core_box(faction: str) -> list[str]:
    """The cards of a faction as often as the core set holds them, and one of each neutral card (CON-18.13)."""
    cards: list[str] = []
    for card in official().values():
        if card.pack.cycle != CORE or card.kind in ("warlord", "token"):
            continue
        if card.faction == faction:
            cards += [card.code] * (card.copies or 0)
        elif card.faction == NEUTRAL:
            cards.append(card.code)
    return cards


def _listed(row: dict[str, str], pack: Pack) -> Official:
    """A card out of a line of facts."""
    return Official(
        row["code"],
        row["name"],
        row["kind"],
        row["faction"],
        row["loyalty"],
        row["unique"] == "unique",
        number_in(row["cost"]),
        number_in(row["attack"]),
        number_in(row["hit_points"]),
        number_in(row["command"]),
        number_in(row["shields"]),
        tuple(words_in(row["traits"])),
        tuple([keyword_in(each) for each in words_in(row["keywords"])]),
        tuple(words_in(row["labels"])),
        number_in(row["squad"]) or 0,
        number_in(row["copies"]),
        number_in(row["hand"]),
        number_in(row["resources"]),
        number_in(row["bloodied_attack"]),
        number_in(row["bloodied_hit_points"]),
        tuple(words_in(row["symbols"])),
        number_in(row["card_bonus"]),
        number_in(row["resource_bonus"]),
        row["bonus_at"],
        pack,
    )
