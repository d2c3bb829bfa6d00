"""A card of Warhammer: Invasion as data: its printed facts, and its abilities in the card language (INV-2.7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ..effects.abilities import PLAY, Ability
from ..effects.select import Selector
from .words import (
    AMBUSH,
    COUNTERSTRIKE,
    DRAFT,
    LEGEND,
    LIMITED,
    NECROMANCY,
    NEUTRAL,
    QUEST,
    QUEST_CARD,
    RAIDER,
    SAVAGE,
    SCOUT,
    SUPPORT,
    TACTIC,
    TOUGHNESS,
    UNIT,
)

ANY_ZONE: Final = -1
COST_X: Final = -1
HERO: Final = "Hero"
ATTACHMENT: Final = "Attachment"
JUST_PLAY: Final = Ability(PLAY)


@dataclass(frozen=True)
class Card:
    """One card.  `symbols` are the races whose loyalty it provides; `play` is what playing it does and asks for."""

    code: str
    name: str
    kind: int
    race: int
    cost: int
    loyalty: int
    power: int
    hit_points: int
    traits: tuple[str, ...]
    unique: bool
    zone_only: int
    keywords: tuple[tuple[int, int], ...]
    deck_only: str
    deck_limit: int
    symbols: tuple[int, ...]
    host: Selector | None  # what an attachment is attached to
    host_zone: int  # a zone condition on that, looked at only when it enters play (INV-18.6)
    powers: tuple[int, int, int]  # of a legend, by zone (INV-20.2)
    play: Ability
    abilities: tuple[Ability, ...]
    copies: int  # in the box
    errata: tuple[str, ...]
    drafting: int = 0  # what a draft card does in a draft

    @property
    def attachment(self) -> bool:
        return ATTACHMENT in self.traits

    @property
    def hero(self) -> bool:
        return HERO in self.traits

    def keyword(self, stat: int) -> int:
        for each, number in self.keywords:
            if each == stat:
                return number
        return 0


def _card(
    code: str,
    name: str,
    kind: int,
    race: int,
    cost: int,
    loyalty: int,
    power: int = 0,
    hit_points: int = 0,
    traits: list[str] | None = None,
    unique: bool = False,
    zone_only: int = ANY_ZONE,
    toughness: int = 0,
    counterstrike: int = 0,
    scout: bool = False,
    raider: int = 0,
    savage: int = 0,
    ambush: int = -1,
    limited: bool = False,
    necromancy: bool = False,
    deck_only: str = "",
    deck_limit: int = 0,
    symbols: list[int] | None = None,
    host: Selector | None = None,
    host_zone: int = ANY_ZONE,
    powers: tuple[int, int, int] = (0, 0, 0),
    play: Ability = JUST_PLAY,
    abilities: list[Ability] | None = None,
    copies: int = 1,
    errata: list[str] | None = None,
) -> Card:
    numbers = {
        TOUGHNESS: toughness,
        COUNTERSTRIKE: counterstrike,
        SCOUT: int(scout),
        RAIDER: raider,
        SAVAGE: savage,
        AMBUSH: ambush + 1,  # Ambush 0 is still Ambush
        LIMITED: int(limited),
        NECROMANCY: int(necromancy),
    }
    own = [race] if race != NEUTRAL else []
    return Card(
        code,
        name,
        kind,
        race,
        cost,
        loyalty,
        power,
        hit_points,
        tuple(traits or []),
        unique,
        zone_only,
        tuple([(stat, number) for stat, number in numbers.items() if number]),
        deck_only,
        deck_limit,
        tuple(own if symbols is None else symbols),
        host,
        host_zone,
        powers,
        play,
        tuple(abilities or []),
        copies,
        tuple(errata or []),
    )


def unit(
    code: str,
    name: str,
    race: int,
    cost: int,
    loyalty: int,
    power: int,
    hit_points: int,
    traits: list[str] | None = None,
    abilities: list[Ability] | None = None,
    copies: int = 1,
    unique: bool = False,
    zone_only: int = ANY_ZONE,
    toughness: int = 0,
    counterstrike: int = 0,
    scout: bool = False,
    raider: int = 0,
    savage: int = 0,
    ambush: int = -1,
    necromancy: bool = False,
    limited: bool = False,
    deck_only: str = "",
    errata: list[str] | None = None,
) -> Card:
    """A unit (INV-2.2)."""
    return _card(
        code,
        name,
        UNIT,
        race,
        cost,
        loyalty,
        power,
        hit_points,
        traits,
        unique,
        zone_only,
        toughness,
        counterstrike,
        scout,
        raider,
        savage,
        ambush,
        limited,
        necromancy,
        deck_only=deck_only,
        abilities=abilities,
        copies=copies,
        errata=errata,
    )


def support(
    code: str,
    name: str,
    race: int,
    cost: int,
    loyalty: int,
    power: int,
    traits: list[str] | None = None,
    abilities: list[Ability] | None = None,
    copies: int = 1,
    unique: bool = False,
    zone_only: int = ANY_ZONE,
    limited: bool = False,
    deck_only: str = "",
    deck_limit: int = 0,
    symbols: list[int] | None = None,
    ambush: int = -1,
    errata: list[str] | None = None,
) -> Card:
    """A support that is no attachment (INV-2.3)."""
    return _card(
        code,
        name,
        SUPPORT,
        race,
        cost,
        loyalty,
        power,
        traits=traits,
        unique=unique,
        zone_only=zone_only,
        ambush=ambush,
        limited=limited,
        deck_only=deck_only,
        deck_limit=deck_limit,
        symbols=symbols,
        abilities=abilities,
        copies=copies,
        errata=errata,
    )


def attachment(
    code: str,
    name: str,
    race: int,
    cost: int,
    loyalty: int,
    traits: list[str],
    host: Selector,
    play: Ability,
    abilities: list[Ability] | None = None,
    host_zone: int = ANY_ZONE,
    copies: int = 1,
    unique: bool = False,
    power: int = 0,
    errata: list[str] | None = None,
) -> Card:
    """A support with the trait Attachment (INV-18.1); `language.attach` makes its `play`."""
    return _card(
        code,
        name,
        SUPPORT,
        race,
        cost,
        loyalty,
        power,
        traits=[ATTACHMENT, *traits],
        unique=unique,
        host=host,
        host_zone=host_zone,
        play=play,
        abilities=abilities,
        copies=copies,
        errata=errata,
    )


def quest(
    code: str,
    name: str,
    race: int,
    cost: int,
    loyalty: int,
    abilities: list[Ability],
    traits: list[str] | None = None,
    copies: int = 1,
    unique: bool = False,
    errata: list[str] | None = None,
) -> Card:
    """A quest: it is played into the quest zone (INV-19.1)."""
    return _card(
        code,
        name,
        QUEST_CARD,
        race,
        cost,
        loyalty,
        traits=traits,
        unique=unique,
        zone_only=QUEST,
        abilities=abilities,
        copies=copies,
        errata=errata,
    )


def tactic(
    code: str,
    name: str,
    race: int,
    cost: int,
    loyalty: int,
    play: Ability,
    traits: list[str] | None = None,
    abilities: list[Ability] | None = None,
    copies: int = 1,
    errata: list[str] | None = None,
) -> Card:
    """A tactic: an Action that is played from hand (INV-6.6)."""
    return _card(
        code,
        name,
        TACTIC,
        race,
        cost,
        loyalty,
        traits=traits,
        play=play,
        abilities=abilities,
        copies=copies,
        errata=errata,
    )


def legend(
    code: str,
    name: str,
    race: int,
    cost: int,
    loyalty: int,
    powers: tuple[int, int, int],
    hit_points: int,
    traits: list[str] | None = None,
    abilities: list[Ability] | None = None,
    counterstrike: int = 0,
    copies: int = 1,
) -> Card:
    """A legend: it lies on the capital board and has a power for each zone (INV-20.1, INV-20.2)."""
    return _card(
        code,
        name,
        LEGEND,
        race,
        cost,
        loyalty,
        min(powers),
        hit_points,
        traits,
        counterstrike=counterstrike,
        powers=powers,
        abilities=abilities,
        copies=copies,
    )


def draft(code: str, name: str, copies: int, drafting: int) -> Card:
    """A draft card: used while decks are drafted, never part of one (INV-2.6)."""
    return replace(_card(code, name, DRAFT, NEUTRAL, 0, 0, copies=copies), drafting=drafting)
