"""Numbers, conditions, and what constant effects say, as the cards of Conquest are written."""

from __future__ import annotations

from ...changes.common import (
    Ambushes,
    CancelsBonus,
    CannotHeal,
    CannotPrevent,
    CannotReady,
    CommitsApart,
    Costs,
    CountsExhausted,
    DamageAtMost,
    DoubleDamage,
    DoubleStat,
    GainsLabel,
    HeldFast,
    ImmuneTo,
    NoDamageBy,
    RaisesStrikes,
    ReservesCommand,
    ReservesFight,
    SacrificedAt,
    StaysExhausted,
    Uncounted,
    Untargetable,
)
from ...changes.fighting import CannotAttack, CannotBeAttacked, CannotRetreat, CedesInitiative, LeadsBattles
from ..conditions import (
    IN_BATTLE,
    NO_SHIELD_USED,
    OPPONENT_HAS_INITIATIVE,
    UNITS_FELL,
    Attacks,
    DamageAssigned,
    DamageRemoved,
    Factions,
    HighestCost,
    MostAtPlanet,
    PrintedAttack,
)
from ..select import WithStat

printed_attack = PrintedAttack
damage_assigned = DamageAssigned
damage_removed = DamageRemoved
most_at_planet = MostAtPlanet
greatest_cost = HighestCost
costs = Costs
cannot_attack = CannotAttack
cannot_heal = CannotHeal
cannot_prevent = CannotPrevent
counts_exhausted = CountsExhausted
stays_exhausted = StaysExhausted
held_fast = HeldFast
cedes_initiative = CedesInitiative
cancels_bonus = CancelsBonus
gains_label = GainsLabel
factions = Factions
attacks = Attacks
immune_to = ImmuneTo
untargetable = Untargetable
cannot_be_attacked = CannotBeAttacked
cannot_retreat = CannotRetreat
double_damage = DoubleDamage
double_stat = DoubleStat
sacrificed_at = SacrificedAt
commits_apart = CommitsApart
leads_battles = LeadsBattles
uncounted = Uncounted
with_keyword = WithStat
raises_strikes = RaisesStrikes
cannot_ready = CannotReady
ambushes = Ambushes
damage_at_most = DamageAtMost
no_damage_by = NoDamageBy
reserves_command = ReservesCommand
reserves_fight = ReservesFight


__all__ = [
    "IN_BATTLE",
    "NO_SHIELD_USED",
    "OPPONENT_HAS_INITIATIVE",
    "UNITS_FELL",
    "ambushes",
    "attacks",
    "cancels_bonus",
    "cannot_attack",
    "cannot_be_attacked",
    "cannot_heal",
    "cannot_prevent",
    "cannot_ready",
    "cannot_retreat",
    "cedes_initiative",
    "commits_apart",
    "costs",
    "counts_exhausted",
    "damage_assigned",
    "damage_at_most",
    "damage_removed",
    "double_damage",
    "double_stat",
    "factions",
    "gains_label",
    "greatest_cost",
    "held_fast",
    "immune_to",
    "leads_battles",
    "most_at_planet",
    "no_damage_by",
    "printed_attack",
    "raises_strikes",
    "reserves_command",
    "reserves_fight",
    "sacrificed_at",
    "stays_exhausted",
    "uncounted",
    "untargetable",
    "with_keyword",
]
