"""What constant effects say, as the cards of Invasion are written."""

from __future__ import annotations

from typing import Final

from ....effects.language.modifier import RuleModifier
from ....effects.language.select import Selector
from ....effects.language.verbs import DESTROYED, SACRIFICED
from ...changes.combat import (
    AttacksFrom,
    AttacksOnly,
    DefencePrice,
    DefendsAnywhere,
    DefendsCapital,
    Joins,
    NotAttacked,
    ZonesToBurn,
)
from ...changes.common import (
    DEVELOPED_HERE,
    EITHER,
    AddsPower,
    AnyTime,
    CannotStay,
    ChoosesDiscard,
    Controls,
    CostChange,
    CountsAs,
    DiscardLocked,
    DrawLimit,
    DrawsFewer,
    EntersCorrupted,
    EntersDamaged,
    EntersWithTokens,
    IgnoresLoyalty,
    IsDevelopment,
    NoActions,
    PaysWithDamage,
    PaysWithTokens,
    PlaysFrom,
    SearchesMore,
    SkipsPhase,
    TargetPrice,
    TopRevealed,
    Untargetable,
    WinsEmpty,
)
from ...changes.damage import (
    CancelDamage,
    DamageCountsTwice,
    DestroyedIfHealed,
    IndirectInOrder,
    MoreDamage,
    MoreIndirect,
    MultiplyDamage,
    NoCancelling,
    PreventDamage,
    RedirectDamage,
)
from ...changes.leaving import LeavesInstead
from ...changes.permissions import (
    AmbushCost,
    AttacksEverything,
    CannotBePlayed,
    LosesAbilities,
    MoreDevelopments,
    MoreLimited,
    NoAttacks,
    NoDeveloping,
    OncePerTitle,
    QuestsTogether,
    TakesDamage,
    TwoZones,
)
from ..verbs.becoming import AttachThis
from ..verbs.culling import KeepSome
from ..verbs.facedown import Examine
from ..verbs.leaving import KeptHere, NotedHere, NoteWhich, TotalCost

costs = CostChange
ignores_loyalty = IgnoresLoyalty
target_price = TargetPrice
cancel_damage = CancelDamage
redirect_damage = RedirectDamage
multiply_damage = MultiplyDamage
enters_corrupted = EntersCorrupted
enters_damaged = EntersDamaged
enters_with_tokens = EntersWithTokens
untargetable = Untargetable
pays_with_tokens = PaysWithTokens
defends_anywhere = DefendsAnywhere
pays_with_damage = PaysWithDamage
leaves_instead = LeavesInstead
KEPT_HERE: Final = KeptHere()
NOTED_HERE: Final = NotedHere()
total_cost = TotalCost
note_which = NoteWhich
attach_this = AttachThis
keep_some = KeepSome
examine = Examine
controls = Controls
is_development = IsDevelopment
counts_as = CountsAs
attacks_from = AttacksFrom
defends_capital = DefendsCapital
zones_to_burn = ZonesToBurn
skips_phase = SkipsPhase
more_damage = MoreDamage
more_indirect = MoreIndirect
INDIRECT_IN_ORDER: Final = IndirectInOrder()
prevent_damage = PreventDamage
destroyed_if_healed = DestroyedIfHealed
damage_counts_twice = DamageCountsTwice
NO_ACTIONS: Final = NoActions()
adds_power = AddsPower
NOT_ATTACKED: Final = NotAttacked()
attacks_only = AttacksOnly
joins = Joins
defence_price = DefencePrice
draw_limit = DrawLimit
draws_fewer = DrawsFewer
top_revealed = TopRevealed
plays_from = PlaysFrom
CHOOSES_DISCARD: Final = ChoosesDiscard()
WINS_EMPTY: Final = WinsEmpty()
DISCARD_LOCKED: Final = DiscardLocked()
ANY_TIME: Final = AnyTime()
SEARCHES_MORE: Final = SearchesMore()
more_developments = MoreDevelopments
more_limited = MoreLimited
loses_abilities = LosesAbilities
cannot_be_played = CannotBePlayed
ambush_costs = AmbushCost
NO_DEVELOPING: Final = NoDeveloping()
NO_ATTACKS: Final = NoAttacks()
TWO_ZONES: Final = TwoZones()
ATTACKS_EVERYTHING: Final = AttacksEverything()
ONCE_PER_TITLE: Final = OncePerTitle()
QUESTS_TOGETHER: Final = QuestsTogether()
no_cancelling = NoCancelling
TAKES_DAMAGE: Final = TakesDamage()


def destroyed(of: Selector) -> RuleModifier:
    """Cards of a set are destroyed, as soon as it holds."""
    return CannotStay(of, DESTROYED)


def sacrificed(of: Selector) -> RuleModifier:
    """Cards of a set are sacrificed, as soon as it holds."""
    return CannotStay(of, SACRIFICED)


__all__ = [
    "ANY_TIME",
    "ATTACKS_EVERYTHING",
    "CHOOSES_DISCARD",
    "DEVELOPED_HERE",
    "DISCARD_LOCKED",
    "EITHER",
    "INDIRECT_IN_ORDER",
    "KEPT_HERE",
    "NOTED_HERE",
    "NOT_ATTACKED",
    "NO_ACTIONS",
    "NO_ATTACKS",
    "NO_DEVELOPING",
    "ONCE_PER_TITLE",
    "QUESTS_TOGETHER",
    "SEARCHES_MORE",
    "TAKES_DAMAGE",
    "TWO_ZONES",
    "WINS_EMPTY",
    "adds_power",
    "ambush_costs",
    "attach_this",
    "attacks_from",
    "attacks_only",
    "cancel_damage",
    "cannot_be_played",
    "controls",
    "costs",
    "counts_as",
    "damage_counts_twice",
    "defence_price",
    "defends_anywhere",
    "defends_capital",
    "destroyed",
    "destroyed_if_healed",
    "draw_limit",
    "draws_fewer",
    "enters_corrupted",
    "enters_damaged",
    "enters_with_tokens",
    "examine",
    "ignores_loyalty",
    "is_development",
    "joins",
    "keep_some",
    "leaves_instead",
    "loses_abilities",
    "more_damage",
    "more_developments",
    "more_indirect",
    "more_limited",
    "multiply_damage",
    "no_cancelling",
    "note_which",
    "pays_with_damage",
    "pays_with_tokens",
    "plays_from",
    "prevent_damage",
    "redirect_damage",
    "sacrificed",
    "skips_phase",
    "target_price",
    "top_revealed",
    "total_cost",
    "untargetable",
    "zones_to_burn",
]
