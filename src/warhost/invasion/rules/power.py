"""The power of all cards in a zone (INV-2.10, INV-20.2)."""

from __future__ import annotations

from ...effects.language.sets import subjects_of
from ..changes.common import AddsPower
from ..state import InvasionState
from ..words import BOARD, LEGEND, QUEST_CARD, SEATS, SUPPORT, UNIT


def zone_power(s: InvasionState, seat: int, zone: int) -> int:
    """The power in a zone without its base power (INV-2.10): of units and supports there, and of a legend."""
    total = 0
    for card in s.piles[zone * SEATS + seat]:
        if s.kinds[card] & (UNIT | SUPPORT | QUEST_CARD) and s.controller[card] == seat:
            total += s.power[card]
    for card in s.piles[BOARD * SEATS + seat]:
        total += s.power_in(card, zone) if s.kinds[card] & LEGEND else 0
    for each in s.modifiers(AddsPower).of_player(seat).found:
        if each.modifier.zone == zone:
            for card in subjects_of(s, each, each.modifier.of):
                if s.place[card] != zone * SEATS + seat:
                    total += s.power[card]
    return total
