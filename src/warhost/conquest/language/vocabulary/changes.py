"""Numbers, conditions, and what constant effects say, as the cards of Conquest are written."""

from __future__ import annotations

from ...changes.common import (
    CancelsBonus,
    CannotHeal,
    CannotPrevent,
    CannotReady,
    Costs,
    DoubleDamage,
    HeldFast,
    ImmuneTo,
    NoDamageBy,
    StaysExhausted,
    Untargetable,
)
from ...changes.fighting import CannotAttack, CannotBeAttacked, CannotRetreat
from ..conditions import (
    OPPONENT_HAS_INITIATIVE,
    Attacks,
    Factions,
    HighestCost,
    MostAtPlanet,
    PrintedAttack,
)
from ..select import WithStat

printed_attack = PrintedAttack
most_at_planet = MostAtPlanet
greatest_cost = HighestCost
costs = Costs
cannot_attack = CannotAttack
cannot_heal = CannotHeal
cannot_prevent = CannotPrevent
stays_exhausted = StaysExhausted
held_fast = HeldFast
cancels_bonus = CancelsBonus
factions = Factions
attacks = Attacks
immune_to = ImmuneTo
untargetable = Untargetable
cannot_be_attacked = CannotBeAttacked
cannot_retreat = CannotRetreat
double_damage = DoubleDamage
with_keyword = WithStat
cannot_ready = CannotReady
no_damage_by = NoDamageBy


__all__ = [
    "OPPONENT_HAS_INITIATIVE",
    "attacks",
    "cancels_bonus",
    "cannot_attack",
    "cannot_be_attacked",
    "cannot_heal",
    "cannot_prevent",
    "cannot_ready",
    "cannot_retreat",
    "costs",
    "double_damage",
    "factions",
    "greatest_cost",
    "held_fast",
    "immune_to",
    "most_at_planet",
    "no_damage_by",
    "printed_attack",
    "stays_exhausted",
    "untargetable",
    "with_keyword",
]
