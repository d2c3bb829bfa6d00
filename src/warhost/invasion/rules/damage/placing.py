"""Placing damage tokens, and triggering abilities that wait for damage (INV-13.36, INV-14.1)."""

from __future__ import annotations

from ....effects.circumstances import NOTHING
from ....effects.language.ability_use import AbilityUse
from ....effects.state.pending import Hit, Hits
from ...changes.damage import RedirectDamage
from ...state import InvasionState
from ...words import CAPITAL_STRUCK, CONTRIBUTED, DEALS_COMBAT_DAMAGE, IS_DAMAGED, SEATS, SECTION, WOULD_BE_DAMAGED
from ..movement.batches import once
from ..movement.developments import seats_that_may_know
from .amounts import can_be_hit
from .hits import COMBAT, FRONT, FRONTS, RETURNED, STRUCK, TAKEN_BY_OTHER


def is_hit_twice(hits: Hits) -> bool:
    """True if a thing is hit by both sides, so that an effect which cancels damage to it applies only once."""
    return len({card for card, _, _ in hits}) < len(hits)


def place_damage(s: InvasionState, hits: Hits, use: AbilityUse | None) -> None:
    """Place the damage tokens; damage for a card that has left play is lost (INV-13.30)."""
    for card, _, _ in hits:
        seat = s.controller[card]
        before = [each for kind, each, who, _ in s.history if (kind, each, who) == (WOULD_BE_DAMAGED, card, seat)]
        # Only the first damage of the turn to a card is recorded.
        if not before and (s.kinds[card] & SECTION or _guarded(s, card)):
            s.happen(WOULD_BE_DAMAGED, card, s.controller[card], s.place[card])
    dealt = [hit for hit in hits if hit[1] > 0 and can_be_hit(s, hit[0])]
    for card, _, flags in dealt:
        if flags & STRUCK:
            side = 1 - s.attacker if flags & RETURNED else s.attacker
            if s.controller[card] != side:
                if s.kinds[card] & SECTION:
                    s.happen(CAPITAL_STRUCK, card, side, s.place[card])
                s.struck |= 1 << (flags & FRONTS) // FRONT * SEATS + side  # INV-13.36: also redirected damage
    dealt = _together(dealt)
    for card, amount, flags in dealt:
        s.damage[card] = min(255, s.damage[card] + amount)
        s.changed = True
        if not flags & TAKEN_BY_OTHER:
            s.mark_carried_out()
        s.emit(
            "damaged",
            "INV-14.1",
            s.controller[card],
            card,
            s.place[card],
            number=amount,
            other=flags & COMBAT or NOTHING,
            seen=seats_that_may_know(s, card),
        )
    waiting = len(s.occasions), len(s.fresh)
    for card, amount, flags in dealt:
        combat = flags & COMBAT != 0
        s.happen(IS_DAMAGED, card, s.controller[card], s.place[card], amount, use=use, combat=combat)
    s.occasions = once(s.occasions, waiting[0])
    s.fresh = once(s.fresh, waiting[1])
    if s.struck:
        _credit(s)


def _guarded(s: InvasionState, card: int) -> bool:
    """True if an effect redirects the first point of damage that a thing is dealt each turn."""
    for each in s.modifiers(RedirectDamage).found:
        if each.modifier.first and each.concerns(s, card):
            return True
    return False


def _credit(s: InvasionState) -> None:
    """All who contributed to the damage of a side have dealt damage, also those who die of this (INV-13.36, 13.37)."""
    for card in s.in_play():
        if s.marks[card] & CONTRIBUTED and s.struck >> s.front_of(card) * SEATS + s.controller[card] & 1:
            s.happen(DEALS_COMBAT_DAMAGE, card, s.controller[card], s.place[card], combat=True)
    s.struck = 0


def _together(hits: list[Hit]) -> list[Hit]:
    """Merge hits of several sides on one thing, which is dealt damage once."""
    if not is_hit_twice(tuple(hits)):
        return hits
    cards = list(dict.fromkeys([card for card, _, _ in hits]))
    sums = [sum([amount for each, amount, _ in hits if each == card]) for card in cards]
    kinds = [max([flags & COMBAT for each, _, flags in hits if each == card]) for card in cards]
    return [(card, amount, kind) for card, amount, kind in zip(cards, sums, kinds)]
