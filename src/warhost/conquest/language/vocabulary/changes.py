"""Words of Conquest for numbers, conditions and constant effects."""

from __future__ import annotations

from ...changes.common import (
    CancelsBonus,
    Costs,
    DoubleDamage,
    ImmuneTo,
)
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
cancels_bonus = CancelsBonus
factions = Factions
attacks = Attacks
immune_to = ImmuneTo
double_damage = DoubleDamage
with_keyword = WithStat


__all__ = [
    "OPPONENT_HAS_INITIATIVE",
    "attacks",
    "cancels_bonus",
    "costs",
    "double_damage",
    "factions",
    "greatest_cost",
    "immune_to",
    "most_at_planet",
    "printed_attack",
    "with_keyword",
]
