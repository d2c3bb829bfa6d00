"""The legal moves of mobile units (LOW-13)."""

from typing import Final

from ...engine.requirements import Requirement
from ..state import MOVED, OCCUPIED, LordsState
from .board import OFF
from .requirements import IS_MOBILE, MOVES_ONCE, NOT_ENGAGED_TO_MOVE

DIRECTION: Final = 3  # an option is `1 + (card id << DIRECTION | direction)`; 0 does not move


def step_parts(option: int) -> tuple[int, int]:
    """The card and the direction of an option."""
    return option - 1 >> DIRECTION, (option - 1) & (1 << DIRECTION) - 1


def movement_hindrance(s: LordsState, card: int) -> Requirement | None:
    """The requirement that prevents a unit of the active side from moving, or None."""
    if card not in s.battle.mobile[s.battle.card_side[card]]:
        return IS_MOBILE
    if s.marks[card] & MOVED:
        return MOVES_ONCE
    if s.engagers[card]:
        return NOT_ENGAGED_TO_MOVE
    return None


def movements(s: LordsState, seat: int) -> list[int]:
    """Every move a seat may make with its mobile units."""
    battle, where = s.battle, s.where
    options: list[int] = []
    for card in battle.mobile[battle.side[seat]]:
        if card in where and s.owner[card] == seat and movement_hindrance(s, card) is None:
            around, paths = battle.board.neighbours(where[card]), battle.moves[card]
            for direction, beside in enumerate(around):
                if paths[direction] and beside != OFF and s.cells.get(beside, 0) < OCCUPIED:
                    options.append((card << DIRECTION | direction) + 1)
    return options
