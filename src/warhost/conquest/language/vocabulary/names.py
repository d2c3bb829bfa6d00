"""Names: zones, phases, keywords and how long something lasts, as the cards of Conquest are written."""

from __future__ import annotations

from typing import Final

from ...card import text
from ...words import (
    AREA_EFFECT,
    ARMORBANE,
    AS_ATTACHMENT,
    AS_SHIELD,
    AS_UNIT,
    ATTACK,
    BRUTAL,
    COMBAT_PHASE,
    COMMAND,
    COMMAND_PHASE,
    DEPLOY_PHASE,
    END_OF_COMBAT_ROUND,
    END_OF_STRUGGLE,
    EVENT,
    FLYING,
    FROM_DISCARD,
    FROM_HAND,
    GROUNDED,
    HEADQUARTERS_PHASE,
    HIT_POINTS,
    IGNORES_FLYING,
    IN_RESERVE,
    MATERIAL,
    MOBILE,
    NEXT_ACTION,
    NEXT_ATTACK,
    NEXT_COMBAT_ROUND,
    NEXT_COMBAT_TURN,
    ON_BLOODIED_SIDE,
    RANGED,
    STRONGPOINT,
    TECH,
)
from ..dials import ENSLAVED
from ..strife import ALL_KEYWORDS

ALL_ICONS: Final = 99  # "all command icons": more than a unit can have


__all__ = [
    "ALL_ICONS",
    "ALL_KEYWORDS",
    "AREA_EFFECT",
    "ARMORBANE",
    "AS_ATTACHMENT",
    "AS_SHIELD",
    "AS_UNIT",
    "ATTACK",
    "BRUTAL",
    "COMBAT_PHASE",
    "COMMAND",
    "COMMAND_PHASE",
    "DEPLOY_PHASE",
    "END_OF_COMBAT_ROUND",
    "END_OF_STRUGGLE",
    "ENSLAVED",
    "EVENT",
    "FLYING",
    "FROM_DISCARD",
    "FROM_HAND",
    "GROUNDED",
    "HEADQUARTERS_PHASE",
    "HIT_POINTS",
    "IGNORES_FLYING",
    "IN_RESERVE",
    "MATERIAL",
    "MOBILE",
    "NEXT_ACTION",
    "NEXT_ATTACK",
    "NEXT_COMBAT_ROUND",
    "NEXT_COMBAT_TURN",
    "ON_BLOODIED_SIDE",
    "RANGED",
    "STRONGPOINT",
    "TECH",
    "text",
]
