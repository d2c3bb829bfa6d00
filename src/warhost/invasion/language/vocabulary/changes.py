"""Words of Invasion for constant effects."""

from __future__ import annotations

from typing import Final

from ...changes.combat import (
    ZonesToBurn,
)
from ...changes.common import (
    Controls,
    CostChange,
    IgnoresLoyalty,
)
from ...changes.damage import (
    CancelDamage,
    IndirectInOrder,
    PreventDamage,
    RedirectDamage,
)
from ..verbs.culling import KeepSome
from ..verbs.leaving import KeptHere, NotedHere, NoteWhich, TotalCost

costs = CostChange
ignores_loyalty = IgnoresLoyalty
cancel_damage = CancelDamage
redirect_damage = RedirectDamage
KEPT_HERE: Final = KeptHere()
NOTED_HERE: Final = NotedHere()
total_cost = TotalCost
note_which = NoteWhich
keep_some = KeepSome
controls = Controls
zones_to_burn = ZonesToBurn
INDIRECT_IN_ORDER: Final = IndirectInOrder()
prevent_damage = PreventDamage


__all__ = [
    "INDIRECT_IN_ORDER",
    "KEPT_HERE",
    "NOTED_HERE",
    "cancel_damage",
    "controls",
    "costs",
    "ignores_loyalty",
    "keep_some",
    "note_which",
    "prevent_damage",
    "redirect_damage",
    "total_cost",
    "zones_to_burn",
]
