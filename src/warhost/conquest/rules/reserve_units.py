"""Cards in reserve that are treated as units (CON-19.10).

A stand-in unit represents each card.  The card itself stays facedown in its place, and nobody learns which it is.
"""

from __future__ import annotations

from ...effects.circumstances import NOTHING
from ...effects.state.card_table import NO_HOST
from ..changes.common import ReservesFight
from ..state import ConquestState
from ..words import BANK, DISCARD, DYING, LINE, RESERVE, SEATS
from .leaving import put_away


def update_reserve_units(s: ConquestState) -> bool:
    """Create and remove units so that each such card has one; returns True if anything changed."""
    before = s.stand_ins
    kept = [pair for pair in before if _stays(s, pair >> 8, pair & 255)]
    s.stand_ins = tuple(kept)
    moved = [pair for pair in kept if _follow(s, pair >> 8, pair & 255)]
    standing = [pair & 255 for pair in kept]
    for seat in range(SEATS):
        if fights(s, seat):
            for position in range(LINE):
                for card in s.reserves(position, seat):
                    if card not in standing:
                        _stand_in(s, card, position, seat)
    return bool(moved) or s.stand_ins != before


def fights(s: ConquestState, seat: int) -> bool:
    """True if a player's cards in reserve are treated as units now."""
    return bool(s.modifiers(ReservesFight).of_player(seat))


def _stays(s: ConquestState, unit: int, card: int) -> bool:
    """True if a unit still represents a card; if it has left planets, it is lost with the card."""
    if s.marks[unit] & DYING:
        return True
    if s.in_reserve(card) == NOTHING or not fights(s, s.controller[unit]):
        _dismiss(s, unit)
        return False
    if s.position(unit) == NOTHING:
        s.emit("discarded", "CON-19.10", s.duel.owner[card], card)
        put_away(s, card, DISCARD)
        _dismiss(s, unit)
        return False
    return True


def _follow(s: ConquestState, unit: int, card: int) -> bool:
    """Move a card in reserve to the planet and side of its unit."""
    place = RESERVE * SEATS + s.place[unit]
    if s.marks[unit] & DYING or s.place[card] == place:
        return False
    s.controller[card] = s.controller[unit]
    s.shift(card, place)
    return True


def _stand_in(s: ConquestState, card: int, position: int, seat: int) -> None:
    """Put a unit from the bank in the place of a card; it does not enter play."""
    for unit in s.piles[BANK * SEATS]:
        if unit >= s.duel.first_stand_in:
            s.shift(unit, position * SEATS + seat)
            s.controller[unit] = seat
            s.marks[unit] = s.damage[unit] = s.tokens[unit] = 0
            s.host[unit] = NO_HOST
            s.stand_ins = (*s.stand_ins, unit << 8 | card)
            s.changed = True
            return


def _dismiss(s: ConquestState, unit: int) -> None:
    """Remove a unit without leaving play; its attachments are discarded (CON-12.7)."""
    for worn in s.attachments_of(unit):
        s.emit("discarded", "CON-12.7", s.controller[worn], worn)
        put_away(s, worn, DISCARD)
    put_away(s, unit, DISCARD)
