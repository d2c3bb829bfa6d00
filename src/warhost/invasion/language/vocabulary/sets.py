"""Sets of cards, as the cards of Invasion are written."""

from __future__ import annotations

from typing import Final

from ....effects.language.select import Selector
from ....effects.language.sets import ALL, Marked, OfFaction, Printed
from ... import words
from ...words import LEGEND, QUEST_CARD, SUPPORT, TACTIC, UNIT
from ..chain import ACTION_JUST_USED, TACTIC_JUST_PLAYED, THAT_ACTION, JustPlayed, JustTriggered
from ..combatants import (
    ATTACKED_THIS_PHASE,
    ATTACKED_THIS_TURN,
    ATTACKED_THIS_ZONE,
    ATTACKERS,
    ATTACKING_ALONE,
    DEFENDED_THIS_TURN,
    DEFENDERS,
    DEFENDING_ALONE,
    FOUGHT_THIS_PHASE,
    HELD_BACK_THIS_PHASE,
    JUST_ATTACKED,
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
    DISCARDED_THIS_TURN,
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
    IN_BATTLEFIELD,
    IN_BURNING_ZONE,
    IN_DEFENDING_ZONE,
    IN_ITS_ZONE,
    IN_KINGDOM,
    IN_QUEST,
    THIS_ZONE,
    UNDEVELOPED,
    WITHOUT_UNITS,
    CorrespondingTo,
    InZoneWith,
)

DWARF: Final = OfFaction(words.DWARF)
EMPIRE: Final = OfFaction(words.EMPIRE)
HIGH_ELF: Final = OfFaction(words.HIGH_ELF)
ORC: Final = OfFaction(words.ORC)
CHAOS: Final = OfFaction(words.CHAOS)
DARK_ELF: Final = OfFaction(words.DARK_ELF)
NEUTRAL: Final = OfFaction(words.NEUTRAL)
CAPITAL: Final = SECTIONS - Marked(words.BURNING)  # damage cannot be assigned to what burns (INV-4.5)
UNIT_CARDS: Final = Printed(UNIT)
SUPPORT_CARDS: Final = Printed(SUPPORT)
QUEST_CARDS: Final = Printed(QUEST_CARD)
TACTIC_CARDS: Final = Printed(TACTIC)
LEGEND_CARDS: Final = Printed(LEGEND)
aiming_at = AimingAt
remaining_below = RemainingBelow
hit_points_below = HitPointsBelow
just_triggered = JustTriggered
in_zone_with = InZoneWith
corresponding_to = CorrespondingTo
title_word = TitleWord
with_keyword = WithKeyword
bearing = Bearing
questing_on = QuestingOn
facedown = FacedownFace


def with_zone_ability(*zones: int) -> Selector:
    """With a printed ability that works in one of these zones only."""
    return WithZoneAbility(zones)


def just_played(kinds: int, of: Selector = ALL) -> Selector:
    """A card of these kinds, and of a set, that was just played: on the chain."""
    return JustPlayed(kinds, of)


def lowest_cost(of: Selector) -> Selector:
    """Of the cards of a set, those with the lowest printed cost."""
    return CostExtreme(of)


def highest_cost(of: Selector) -> Selector:
    """Of the cards of a set, those with the highest printed cost."""
    return CostExtreme(of, highest=True)


__all__ = [
    "ACTION_JUST_USED",
    "ATTACHMENTS",
    "ATTACKED_THIS_PHASE",
    "ATTACKED_THIS_TURN",
    "ATTACKED_THIS_ZONE",
    "ATTACKERS",
    "ATTACKING_ALONE",
    "BURNING_SECTIONS",
    "BY_ANOTHER",
    "CAPITAL",
    "CHAOS",
    "CORRESPONDING",
    "CORRUPTED_CARDS",
    "DARK_ELF",
    "DEFENDED_THIS_TURN",
    "DEFENDERS",
    "DEFENDING_ALONE",
    "DEVELOPMENTS",
    "DISCARDED_THIS_TURN",
    "DWARF",
    "EMPIRE",
    "FACEDOWN_CARDS",
    "FIGHTERS",
    "FOUGHT_THIS_PHASE",
    "HELD_BACK_THIS_PHASE",
    "HERE",
    "HEROES",
    "HIGH_ELF",
    "IN_ATTACKED_ZONE",
    "IN_BATTLEFIELD",
    "IN_BURNING_ZONE",
    "IN_DEFENDING_ZONE",
    "IN_ENEMY_HAND",
    "IN_ITS_ZONE",
    "IN_KINGDOM",
    "IN_QUEST",
    "JUST_ATTACKED",
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
    "TACTIC_JUST_PLAYED",
    "THAT_ACTION",
    "THIS_ZONE",
    "TOP_OF_DECK",
    "UNDEVELOPED",
    "UNITS",
    "UNIT_CARDS",
    "WITHOUT_UNITS",
    "aiming_at",
    "bearing",
    "corresponding_to",
    "facedown",
    "highest_cost",
    "hit_points_below",
    "in_zone_with",
    "just_played",
    "just_triggered",
    "lowest_cost",
    "questing_on",
    "remaining_below",
    "title_word",
    "with_keyword",
    "with_zone_ability",
]
