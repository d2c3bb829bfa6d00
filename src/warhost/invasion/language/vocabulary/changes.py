"""What constant effects say, as the cards of Invasion are written."""

from __future__ import annotations

from typing import Final

from ...changes.combat import (
    NotAttacked,
    ZonesToBurn,
)
from ...changes.common import (
    AddsPower,
    Controls,
    CostChange,
    DiscardLocked,
    IgnoresLoyalty,
    NoActions,
    SkipsPhase,
    TopRevealed,
    Untargetable,
)
from ...changes.damage import (
    CancelDamage,
    IndirectInOrder,
    NoCancelling,
    PreventDamage,
    RedirectDamage,
)
from ...changes.permissions import (
    CannotBePlayed,
    LosesAbilities,
    NoAttacks,
    NoDeveloping,
    OncePerTitle,
)
from ..verbs.culling import KeepSome
from ..verbs.facedown import Examine
from ..verbs.leaving import KeptHere, NotedHere, NoteWhich, TotalCost

costs = CostChange
ignores_loyalty = IgnoresLoyalty
cancel_damage = CancelDamage
redirect_damage = RedirectDamage
untargetable = Untargetable
KEPT_HERE: Final = KeptHere()
NOTED_HERE: Final = NotedHere()
total_cost = TotalCost
note_which = NoteWhich
keep_some = KeepSome
examine = Examine
controls = Controls
zones_to_burn = ZonesToBurn
skips_phase = SkipsPhase
INDIRECT_IN_ORDER: Final = IndirectInOrder()
prevent_damage = PreventDamage
NO_ACTIONS: Final = NoActions()
adds_power = AddsPower
NOT_ATTACKED: Final = NotAttacked()
top_revealed = TopRevealed
DISCARD_LOCKED: Final = DiscardLocked()
loses_abilities = LosesAbilities
cannot_be_played = CannotBePlayed
NO_DEVELOPING: Final = NoDeveloping()
NO_ATTACKS: Final = NoAttacks()
ONCE_PER_TITLE: Final = OncePerTitle()
no_cancelling = NoCancelling


__all__ = [
    "DISCARD_LOCKED",
    "INDIRECT_IN_ORDER",
    "KEPT_HERE",
    "NOTED_HERE",
    "NOT_ATTACKED",
    "NO_ACTIONS",
    "NO_ATTACKS",
    "NO_DEVELOPING",
    "ONCE_PER_TITLE",
    "adds_power",
    "cancel_damage",
    "cannot_be_played",
    "controls",
    "costs",
    "examine",
    "ignores_loyalty",
    "keep_some",
    "loses_abilities",
    "no_cancelling",
    "note_which",
    "prevent_damage",
    "redirect_damage",
    "skips_phase",
    "top_revealed",
    "total_cost",
    "untargetable",
    "zones_to_burn",
]
