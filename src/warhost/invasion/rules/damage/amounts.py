"""How much damage a thing has, can take and can cancel (INV-2.12, INV-4.2, INV-14.16)."""

from __future__ import annotations

from ....effects.language.ability_use import AbilityUse
from ....effects.language.effect import value
from ....effects.state.modifiers import InForce
from ...changes.damage import CancelDamage, DamageCountsTwice, NoCancelling, RedirectDamage
from ...state import InvasionState
from ...words import BURNING, LEGEND, SECTION, SECTION_HIT_POINTS, UNASSIGNABLE, UNIT
from .hits import COMBAT, INDIRECT, UNCANCELLABLE


def can_be_hit(s: InvasionState, card: int) -> bool:
    """True for units and legends in play, and for sections that are not burning (INV-4.5)."""
    if s.kinds[card] & SECTION:
        return not s.marks[card] & BURNING
    return s.kinds[card] & (UNIT | LEGEND) != 0 and s.is_in_play(card) and not s.stat(UNASSIGNABLE, card)


def remaining_hit_points(s: InvasionState, card: int) -> int:
    """Hit points minus damage of a card or section (INV-2.12, INV-4.2)."""
    if s.kinds[card] & SECTION:
        return max(0, SECTION_HIT_POINTS + s.developments(s.place[card]) - s.damage[card])
    return max(0, s.hit_points[card] - wounds(s, card))


def wounds(s: InvasionState, card: int) -> int:
    """The damage on a card as texts count it: each token may count more than once (INV-40.11)."""
    return s.damage[card] * weight(s, card) if DamageCountsTwice in s.in_force else s.damage[card]


def weight(s: InvasionState, card: int) -> int:
    """How much each damage token on a card counts."""
    return 2 if s.modifiers(DamageCountsTwice).any(card) else 1


def missing(s: InvasionState, card: int) -> int:
    """The number of damage tokens still needed to destroy it."""
    return -(-remaining_hit_points(s, card) // weight(s, card))


def cancelling(s: InvasionState, flags: int) -> bool:
    """True if damage of this kind can be cancelled."""
    if flags & UNCANCELLABLE:
        return False
    for each in s.modifiers(NoCancelling).found:
        only = (COMBAT if each.modifier.combat else 0) | (INDIRECT if each.modifier.indirect else 0)
        if not only or flags & only:
            return False
    return True


def enough(s: InvasionState, card: int, flags: int = COMBAT) -> int:
    """The least damage of a kind that destroys it, after all cancelling effects (INV-13.18, INV-14.16).

    Effects about the next damage apply to the same points (INV-8.4); an effect that limits the amount applies first.
    """
    least = missing(s, card)
    if not cancelling(s, flags):
        return least
    least += s.toughness[card]
    coming = 0
    leaving: list[tuple[int, int]] = []
    for each in s.modifiers(CancelDamage).found:
        use, change = each.use, each.modifier
        if cancels(s, each, card, flags):
            fixed = value(change.amount, s, use, card, use.controller)
            if change.next:
                coming = max(coming, left_of(s, use, change, card))
            elif change.but:
                leaving.append((change.but, fixed))
            else:
                least += fixed
    least += coming
    return least + sum([fixed for left, fixed in leaving if least > left])


def cancels(s: InvasionState, cancelling: InForce[CancelDamage], card: int, flags: int) -> bool:
    """True if an effect cancels damage of this kind to a card now."""
    use, change = cancelling.use, cancelling.modifier
    if change.combat and not flags & COMBAT:
        return False
    if change.phase >= 0 and s.phase != change.phase:
        return False
    if change.each_turn and s.is_used(use.source, use.ability):
        return False
    if change.next and not left_of(s, use, change, card):
        return False
    return cancelling.concerns(s, card)


def left_of(s: InvasionState, use: AbilityUse, change: CancelDamage | RedirectDamage, card: int) -> int:
    """The remaining points of "the next X damage" for which an effect still waits (INV-14.22)."""
    wanted = value(change.amount, s, use, card, use.controller)
    for each in s.floating:
        if each.sight is use:
            return max(0, wanted - each.spent)
    return max(0, wanted - s.used.count(use.source << 8 | use.ability.index))


def has_come(s: InvasionState, use: AbilityUse, points: int) -> None:
    """Count points for an effect about the next damage: in the floating ability, or by its uses."""
    if [each for each in s.floating if each.sight is use]:
        s.floating = tuple([each.spending(points) if each.sight is use else each for each in s.floating])
        s.changed = True
        return
    for _ in range(points):
        s.mark_used(use.source, use.ability)
