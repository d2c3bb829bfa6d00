"""Damage: assigned, cancelled or redirected, and dealt (INV-14); indirect damage, healing, and moving damage."""

from __future__ import annotations

from ....effects.language.ability_use import COPIED, AbilityUse
from ....effects.language.verbs import DESTROYED
from ....effects.state.pending import Hits
from ... import words
from ...changes.damage import (
    AltersDamage,
    DestroyedIfHealed,
    MoreDamage,
    MultiplyDamage,
)
from ...duel import KEYWORDS
from ...state import InvasionState
from ..movement.developments import seats_that_may_know
from .altering import Altering
from .amounts import cancelling
from .hits import COMBAT, UNCANCELLABLE, Dealing
from .placing import is_hit_twice, place_damage

# --- what can be hit --------------------------------------------------------------------------------------------


# --- dealing ----------------------------------------------------------------------------------------------------


def inflict(s: InvasionState, hits: list[tuple[int, int]], use: AbilityUse, uncancellable: bool, combat: bool) -> None:
    """Assign and deal damage to several things at the same time (INV-14.3)."""
    flags = (UNCANCELLABLE if uncancellable else 0) | (COMBAT if combat else 0)
    if MoreDamage in s.in_force:
        hits = [(card, amount + _more(s, card, use)) for card, amount in hits]
    assigned = tuple([(card, multiplied(s, card, amount, use), flags) for card, amount in hits if amount > 0])
    if assigned:
        deal(s, assigned, use)


def _more(s: InvasionState, card: int, by: AbilityUse) -> int:
    """The additional damage that selected cards deal to each of their targets (INV-40.9)."""
    if card not in by.aims() or by.way == COPIED:
        return 0
    return s.modifiers(MoreDamage).total(by.source)


def multiplied(s: InvasionState, card: int, amount: int, by: AbilityUse | None = None, twice: bool = False) -> int:
    """The damage after n doublings: n + 1 times as much (INV-14.19); `twice`: the effect itself has one."""
    times = 2 if twice else 1
    for each in s.modifiers(MultiplyDamage).concerning(card):
        keyword = each.modifier.keyword
        if keyword < 0 or (by is not None and by.ability is KEYWORDS[keyword]):
            times += each.modifier.more
    return amount * times


def deal(s: InvasionState, hits: Hits, use: AbilityUse | None = None) -> None:
    """Alter the damage (INV-14.5, INV-14.8), then place it."""
    if AltersDamage in s.in_force or is_hit_twice(hits):
        s.then(Altering(Dealing(hits, use)))
        return
    hits = tuple(
        [
            (card, max(0, amount - s.toughness[card]) if cancelling(s, flags) else amount, flags)
            for card, amount, flags in hits
        ]
    )
    place_damage(s, hits, use)


# --- indirect damage --------------------------------------------------------------------------------------------


# --- healing and moving -----------------------------------------------------------------------------------------


def heal(s: InvasionState, card: int, amount: int, seat: int) -> None:
    """A player removes damage tokens (INV-14.20, INV-14.21), unless something else happens instead."""
    instead = s.modifiers(DestroyedIfHealed).first(card)
    if instead is not None:
        s.rules.remove(s, [card], DESTROYED, instead.use)
        return
    s.damage[card] -= amount
    s.changed = True
    s.emit("healed", "INV-14.20", s.controller[card], card, number=amount, seen=seats_that_may_know(s, card))
    s.happen(words.IS_HEALED, card, seat, s.place[card], amount)
