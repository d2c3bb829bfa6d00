"""A card of Warhammer 40,000: Conquest as data: its printed facts, and its abilities in the card language (CON-1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ..effects.abilities import Ability
from ..effects.select import Selector
from .words import (
    AMBUSH,
    AREA_EFFECT,
    ARMORBANE,
    ARMY,
    ATTACHMENT,
    BRUTAL,
    COMMON,
    EVENT,
    FLYING,
    FROM_HAND,
    LIMITED,
    MOBILE,
    NEUTRAL,
    NO_ATTACHMENTS,
    NO_WARGEAR,
    PLANET,
    RANGED,
    SIGNATURE,
    SUPPORT,
    TOKEN,
    WARLORD,
)

COST_X: Final = -1
NO_ABILITIES: Final[tuple[Ability, ...]] = ()

KEYWORDS: Final = {
    "ambush": AMBUSH,
    "armorbane": ARMORBANE,
    "brutal": BRUTAL,
    "flying": FLYING,
    "limited": LIMITED,
    "mobile": MOBILE,
    "no-attachments": NO_ATTACHMENTS,
    "no-wargear": NO_WARGEAR,
    "ranged": RANGED,
}


@dataclass(frozen=True)
class Card:
    """One card.  `host` is what it may be attached to; a warlord's second side stands in the bloodied numbers."""

    code: str
    name: str
    kind: int
    faction: int = NEUTRAL
    loyalty: int = COMMON
    cost: int = 0
    attack: int = 0
    hit_points: int = 0
    command: int = 0
    shields: int = 0
    traits: tuple[str, ...] = ()
    unique: bool = False
    keywords: tuple[tuple[int, int], ...] = ()
    bonus: tuple[int, int] = (0, 0)  # cards and resources for winning a struggle (CON-7.14)
    host: Selector | None = None
    one_each: bool = False  # "limit 1 per unit"
    one_relic: bool = False  # "limit 1 Relic per player" (CON-17.8)
    abilities: tuple[Ability, ...] = NO_ABILITIES
    copies: int = 1  # in the box
    hand: int = 0  # of a warlord: the starting hand (CON-3.8)
    resources: int = 0  # ... and the starting resources (CON-3.10)
    bloodied: tuple[int, int] = (0, 0)  # ... ATK and HP of the second side, which has no text in the core set
    symbols: int = 0  # of a planet (CON-1.8)

    def keyword(self, stat: int) -> int:
        for each, number in self.keywords:
            if each == stat:
                return number
        return 0


def _keywords(words: list[str] | None, area_effect: int = 0) -> tuple[tuple[int, int], ...]:
    numbers = [(KEYWORDS[word], 1) for word in words or []]
    return tuple([*numbers, (AREA_EFFECT, area_effect)] if area_effect else numbers)


def warlord(
    code: str,
    name: str,
    faction: int,
    attack: int,
    hit_points: int,
    bloodied: tuple[int, int],
    traits: list[str],
    abilities: list[Ability],
    hand: int = 7,
    resources: int = 7,
) -> Card:
    """A warlord with both sides; the abilities stand on the hale one (CON-12.3)."""
    return Card(
        code,
        name,
        WARLORD,
        faction,
        SIGNATURE,
        attack=attack,
        hit_points=hit_points,
        bloodied=bloodied,
        traits=tuple(traits),
        unique=True,
        abilities=tuple(abilities),
        hand=hand,
        resources=resources,
    )


def army_unit(
    code: str,
    name: str,
    faction: int,
    cost: int,
    attack: int,
    hit_points: int,
    command: int,
    traits: list[str],
    abilities: list[Ability] | None = None,
    loyalty: int = COMMON,
    keywords: list[str] | None = None,
    area_effect: int = 0,
    bonus: tuple[int, int] = (0, 0),
    host: Selector | None = None,
    unique: bool = False,
    copies: int = 1,
) -> Card:
    """An army unit; with a `host` it may also come into play as an attachment (CON-6.13)."""
    return Card(
        code,
        name,
        ARMY,
        faction,
        loyalty,
        cost,
        attack,
        hit_points,
        command,
        traits=tuple(traits),
        unique=unique,
        keywords=_keywords(keywords, area_effect),
        bonus=bonus,
        host=host,
        abilities=tuple(abilities or []),
        copies=copies,
    )


def token_unit(
    code: str,
    name: str,
    faction: int,
    attack: int,
    hit_points: int,
    traits: list[str],
    abilities: list[Ability] | None = None,
    keywords: list[str] | None = None,
    copies: int = 10,
) -> Card:
    """A token unit: no card of a deck, no cost, no command icons (CON-1.6, CON-17.13)."""
    return Card(
        code,
        name,
        TOKEN,
        faction,
        attack=attack,
        hit_points=hit_points,
        traits=tuple(traits),
        keywords=_keywords(keywords),
        abilities=tuple(abilities or []),
        copies=copies,
    )


def attachment(
    code: str,
    name: str,
    faction: int,
    cost: int,
    shields: int,
    traits: list[str],
    host: Selector,
    abilities: list[Ability] | None = None,
    loyalty: int = COMMON,
    keywords: list[str] | None = None,
    one_each: bool = False,
    one_relic: bool = False,
    unique: bool = False,
    copies: int = 1,
) -> Card:
    """An attachment: deployed onto what `host` allows (CON-6.8)."""
    return Card(
        code,
        name,
        ATTACHMENT,
        faction,
        loyalty,
        cost,
        shields=shields,
        traits=tuple(traits),
        unique=unique,
        keywords=_keywords(keywords),
        host=host,
        one_each=one_each,
        one_relic=one_relic,
        abilities=tuple(abilities or []),
        copies=copies,
    )


def support(
    code: str,
    name: str,
    faction: int,
    cost: int,
    traits: list[str],
    abilities: list[Ability],
    loyalty: int = COMMON,
    keywords: list[str] | None = None,
    unique: bool = False,
    copies: int = 1,
) -> Card:
    """A support: deployed to the headquarters (CON-6.7)."""
    return Card(
        code,
        name,
        SUPPORT,
        faction,
        loyalty,
        cost,
        traits=tuple(traits),
        unique=unique,
        keywords=_keywords(keywords),
        abilities=tuple(abilities),
        copies=copies,
    )


def event(
    code: str,
    name: str,
    faction: int,
    cost: int,
    shields: int,
    traits: list[str],
    ability: Ability,
    loyalty: int = COMMON,
    keywords: list[str] | None = None,
    copies: int = 1,
) -> Card:
    """An event: one ability that is used from hand for the card's cost (CON-6.9)."""
    return Card(
        code,
        name,
        EVENT,
        faction,
        loyalty,
        cost,
        shields=shields,
        traits=tuple(traits),
        keywords=_keywords(keywords),
        abilities=(replace(ability, zone=FROM_HAND),),
        copies=copies,
    )


def planet(code: str, name: str, symbols: int, cards: int, resources: int, ability: Ability) -> Card:
    """A planet with its symbols, its bonuses and its Battle ability (CON-1.8)."""
    return Card(code, name, PLANET, bonus=(cards, resources), symbols=symbols, abilities=(ability,))
