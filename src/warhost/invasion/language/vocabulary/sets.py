"""Words of Invasion for sets of cards."""

from __future__ import annotations

from typing import Final, Literal

from ....effects.language.effect import HowMany
from ....effects.language.select import ALL, Selector
from ....effects.language.sets import Marked, OfFaction, Printed
from ... import words
from ...words import LEGEND, QUEST_CARD, SUPPORT, TACTIC, UNIT
from ..chain import ACTION_JUST_USED, THAT_ACTION, JustPlayed, JustTriggered
from ..combatants import (
    ATTACKERS,
    DEFENDERS,
    OPPOSED,
    OPPOSING,
    PARTICIPANTS,
    AimingAt,
)
from ..select import (
    ATTACHMENTS,
    BURNING_SECTIONS,
    BY_ANOTHER,
    CORRUPTED_CARDS,
    DEVELOPMENTS,
    FACEDOWN_CARDS,
    FIGHTERS,
    HEROES,
    IN_ENEMY_HAND,
    LEGENDS,
    OF_CAPITAL,
    QUESTING,
    QUESTING_HERE,
    QUESTS,
    SECTIONS,
    SUPPORTS,
    TACTICS,
    TOP_OF_DECK,
    UNITS,
    Bearing,
    CostExtreme,
    FacedownFace,
    HitPointsBelow,
    QuestingOn,
    RemainingBelow,
    TitleWord,
    WithKeyword,
    WithZoneAbility,
)
from ..zones import (
    CORRESPONDING,
    HERE,
    IN_ATTACKED_ZONE,
    IN_BURNING_ZONE,
    IN_DEFENDING_ZONE,
    IN_ITS_ZONE,
    THIS_ZONE,
    CorrespondingTo,
    InZone,
    InZoneWith,
    InZoneWithout,
)

DWARF: Final = OfFaction(words.DWARF)
EMPIRE: Final = OfFaction(words.EMPIRE)
HIGH_ELF: Final = OfFaction(words.HIGH_ELF)
ORC: Final = OfFaction(words.ORC)
CHAOS: Final = OfFaction(words.CHAOS)
DARK_ELF: Final = OfFaction(words.DARK_ELF)
NEUTRAL: Final = OfFaction(words.NEUTRAL)
CAPITAL: Final = SECTIONS - Marked(words.BURNING)  # damage cannot be assigned to burning sections (INV-4.5)
UNIT_CARDS: Final = Printed(UNIT)
SUPPORT_CARDS: Final = Printed(SUPPORT)
QUEST_CARDS: Final = Printed(QUEST_CARD)
TACTIC_CARDS: Final = Printed(TACTIC)
LEGEND_CARDS: Final = Printed(LEGEND)
aiming_at = AimingAt
in_zone_with = InZoneWith
corresponding_to = CorrespondingTo
title_word = TitleWord
with_keyword = WithKeyword
bearing = Bearing
questing_on = QuestingOn
facedown = FacedownFace


def with_zone_ability(*zones: int) -> Selector:
    """Cards with a printed ability that works in one of these zones only."""
    return WithZoneAbility(zones)


def just_played(kinds: int, of: Selector = ALL) -> Selector:
    """A card of these kinds, and of a set, that was just played: on the chain."""
    return JustPlayed(kinds, of)


def just_triggered(kinds: int = 0, *, that: bool = False) -> Selector:
    """An Action just triggered, also that of a tactic; by a card of these kinds other than this one; or the last one.

    The last one is the Action that set this ability off.
    """
    if that:
        return THAT_ACTION
    return JustTriggered(kinds) if kinds else ACTION_JUST_USED


def costing(what: Literal["least", "most"], of: Selector) -> Selector:
    """Of the selected cards, those with the lowest or the highest printed cost."""
    return CostExtreme(of, highest=what == "most")


def hit_points_below(number: HowMany, *, remaining: bool = False) -> Selector:
    """Cards with fewer hit points than a number, regardless of damage, or with fewer remaining (INV-2.12)."""
    return RemainingBelow(number) if remaining else HitPointsBelow(number)


in_zone = InZone
in_zone_without = InZoneWithout

__all__ = [
    "ATTACHMENTS",
    "ATTACKERS",
    "BURNING_SECTIONS",
    "BY_ANOTHER",
    "CAPITAL",
    "CHAOS",
    "CORRESPONDING",
    "CORRUPTED_CARDS",
    "DARK_ELF",
    "DEFENDERS",
    "DEVELOPMENTS",
    "DWARF",
    "EMPIRE",
    "FACEDOWN_CARDS",
    "FIGHTERS",
    "HERE",
    "HEROES",
    "HIGH_ELF",
    "IN_ATTACKED_ZONE",
    "IN_BURNING_ZONE",
    "IN_DEFENDING_ZONE",
    "IN_ENEMY_HAND",
    "IN_ITS_ZONE",
    "LEGENDS",
    "LEGEND_CARDS",
    "NEUTRAL",
    "OF_CAPITAL",
    "OPPOSED",
    "OPPOSING",
    "ORC",
    "PARTICIPANTS",
    "QUESTING",
    "QUESTING_HERE",
    "QUESTS",
    "QUEST_CARDS",
    "SECTIONS",
    "SUPPORTS",
    "SUPPORT_CARDS",
    "TACTICS",
    "TACTIC_CARDS",
    "THIS_ZONE",
    "TOP_OF_DECK",
    "UNITS",
    "UNIT_CARDS",
    "aiming_at",
    "bearing",
    "corresponding_to",
    "costing",
    "facedown",
    "hit_points_below",
    "in_zone",
    "in_zone_with",
    "in_zone_without",
    "just_played",
    "just_triggered",
    "questing_on",
    "title_word",
    "with_keyword",
    "with_zone_ability",
]
