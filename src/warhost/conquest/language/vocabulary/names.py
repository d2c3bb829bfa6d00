"""Names: zones, phases, keywords and how long something lasts, as the cards of Conquest are written."""

from __future__ import annotations

from typing import Final

from ....effects.language.lasting import (
    END_OF_COMBAT_ROUND,
    END_OF_STRUGGLE,
    NEXT_ACTION,
    NEXT_ATTACK,
    NEXT_COMBAT_ROUND,
    NEXT_COMBAT_TURN,
)
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
    RANGED,
    STRONGPOINT,
    TECH,
)
from ..amending import COST, DAMAGE, SHIELDS
from ..battles import NO_BATTLE_YET
from ..dials import ENSLAVED
from ..replacing import BY_DAMAGE
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
    "BY_DAMAGE",
    "COMBAT_PHASE",
    "COMMAND",
    "COMMAND_PHASE",
    "COST",
    "DAMAGE",
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
    "NO_BATTLE_YET",
    "RANGED",
    "SHIELDS",
    "STRONGPOINT",
    "TECH",
    "text",
]
