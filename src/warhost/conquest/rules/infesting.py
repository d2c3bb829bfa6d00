"""Infestation: a token on a planet, at most one, set by effects and removed by those who win there (CON-19.4, 19.5)."""

from __future__ import annotations

from ..state import ConquestState
from ..words import AFTER_INFESTED, SEATS


def infest(s: ConquestState, position: int, seat: int) -> bool:
    """A token is put on a planet that lies face up and has none; whether it was."""
    if not s.is_face_up(position) or s.is_infested(position):
        return False
    s.infested |= 1 << position
    s.changed = True
    s.emit("infested", "CON-19.4", seat, place=position * SEATS)
    s.happen(AFTER_INFESTED, s.duel.planet(position), seat, position * SEATS + seat)
    return True


def cleanse(s: ConquestState, position: int) -> bool:
    """The token is removed from a planet; whether there was one."""
    if not s.is_infested(position):
        return False
    s.infested &= ~(1 << position)
    s.changed = True
    s.emit("cleansed", "CON-19.5", place=position * SEATS)
    return True
