"""Which ranged units may shoot, and at whom (LOW-8)."""

from ..engine.requirements import Refusal
from .battle import NO_CARD
from .requirements import (
    CAN_SHOOT,
    DID_NOT_STRIKE,
    ENGAGES_NOBODY,
    NOT_ENGAGED_EARLIER,
    NOT_ENGAGED_TO_SHOOT,
    SHOOTS_ONCE,
)
from .state import KILLED_BY_ARROWS, SHOT, WAS_ENGAGED, LordsState

SHOOTER = 8  # an option is 1 + (target card id above this many bits, shooter below); 0 holds fire


def shot(shooter: int, target: int) -> int:
    return (target << SHOOTER | shooter) + 1


def shot_parts(option: int) -> tuple[int, int]:
    """Shooter and target of an option."""
    return (option - 1) & (1 << SHOOTER) - 1, option - 1 >> SHOOTER


def shooting_refusal(s: LordsState, card: int) -> Refusal | None:
    """What keeps a unit of the active side from shooting in this combat step, if anything does."""
    battle, marks = s.battle, s.marks[card]
    if not battle.shot_value[card]:
        return Refusal(CAN_SHOOT, card)
    if marks & SHOT:
        return Refusal(SHOOTS_ONCE, card)
    if s.engagers[card]:
        return Refusal(NOT_ENGAGED_TO_SHOOT, s.engagers_of(card)[0], s.where[card])
    if marks & WAS_ENGAGED and not battle.options.shoot_after_release:
        return Refusal(NOT_ENGAGED_EARLIER, card)
    if marks & KILLED_BY_ARROWS:
        return Refusal(DID_NOT_STRIKE, card)
    if battle.options.ranged_strict:
        engaged = s.targets_of(card)
        if engaged:
            return Refusal(ENGAGES_NOBODY, engaged[0], s.where[card])
    return None


def targets(s: LordsState, card: int) -> list[int]:
    """The enemy units on a unit's template (LOW-8.3, LOW-8.4)."""
    battle = s.battle
    sides, side = battle.card_side, battle.card_side[card]
    found = []
    for square in battle.board.shape(s.where[card], battle.shape[card]):
        other = s.unit_at(square)
        if other != NO_CARD and sides[other] != side:
            found.append(other)
    return found


def shots(s: LordsState, seat: int) -> list[int]:
    """Every shot a seat may declare now."""
    battle, where, owner = s.battle, s.where, s.owner
    options: list[int] = []
    for card in battle.ranged[battle.side[seat]]:
        if card in where and owner[card] == seat and shooting_refusal(s, card) is None:
            options += [shot(card, target) for target in targets(s, card)]
    return options
