"""Infestation: at most one token on a planet, put by effects, removed by winners (CON-19.4, 19.5)."""

from __future__ import annotations

from ..state import ConquestState
from ..words import AFTER_INFESTED, SEATS


def infest(s: ConquestState, position: int, seat: int) -> bool:
    """Put a token on a faceup planet that has none; returns True if it was put."""
    if not s.is_face_up(position) or s.is_infested(position):
        return False
    s.infested |= 1 << position
    s.changed = True
    s.emit("infested", "CON-19.4", seat, place=position * SEATS)
    s.happen(AFTER_INFESTED, s.duel.planet(position), seat, position * SEATS + seat)
    return True


def cleanse(s: ConquestState, position: int) -> bool:
    """Remove the token from a planet; returns True if there was one."""
    if not s.is_infested(position):
        return False
    s.infested &= ~(1 << position)
    s.changed = True
    s.emit("cleansed", "CON-19.5", place=position * SEATS)
    return True
