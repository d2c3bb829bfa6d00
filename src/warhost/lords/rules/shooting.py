"""Which ranged units may shoot, and their targets (LOW-8)."""

from typing import Final

from ...engine.requirements import Requirement
from ..state import KILLED_BY_ARROWS, OCCUPIED, SHOT, UNIT, WAS_ENGAGED, LordsState
from . import requirements

SHOOTER: Final = 12  # an option is `1 + (target id << SHOOTER | shooter id)`; 0 does not shoot


def shot(shooter: int, target: int) -> int:
    return (target << SHOOTER | shooter) + 1


def shot_parts(option: int) -> tuple[int, int]:
    """The shooter and the target of an option."""
    return (option - 1) & (1 << SHOOTER) - 1, option - 1 >> SHOOTER


def shooting_hindrance(s: LordsState, card: int) -> Requirement | None:
    """The requirement that prevents a unit of the active side from shooting in this combat step, or None."""
    battle, marks = s.battle, s.marks[card]
    if not battle.shot_value[card]:
        return requirements.CAN_SHOOT
    if marks & SHOT:
        return requirements.SHOOTS_ONCE
    if s.engagers[card]:
        return requirements.NOT_ENGAGED_TO_SHOOT
    if marks & WAS_ENGAGED and not battle.options.shoot_after_release:
        return requirements.NOT_ENGAGED_EARLIER
    if marks & KILLED_BY_ARROWS:
        return requirements.DID_NOT_STRIKE
    if battle.options.ranged_strict and s.targets_of(card):
        return requirements.ENGAGES_NOBODY
    return None


def targets(s: LordsState, card: int) -> list[int]:
    """The enemy units on a unit's template (LOW-8.3, LOW-8.4)."""
    battle, cells = s.battle, s.cells
    sides, side = battle.card_side, battle.card_side[card]
    found = []
    for square in battle.template(card, s.where[card]):
        word = cells.get(square, 0)
        if word >= OCCUPIED:
            other = (word >> UNIT) - 1
            if sides[other] != side:
                found.append(other)
    return found


def shots(s: LordsState, seat: int) -> list[int]:
    """Every shot a seat may declare now."""
    battle, where, owner = s.battle, s.where, s.owner
    options: list[int] = []
    for card in battle.ranged[battle.side[seat]]:
        if card in where and owner[card] == seat and shooting_hindrance(s, card) is None:
            options += [shot(card, target) for target in targets(s, card)]
    return options
