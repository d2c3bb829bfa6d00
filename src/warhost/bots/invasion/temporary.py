"""Temporary bonuses of cards: they win a battle and end, so they do not improve a position."""

from __future__ import annotations

from ...invasion.rules.power import zone_power
from ...invasion.state import InvasionState
from ...invasion.words import SEATS


def temporary_bonuses(s: InvasionState, stat: int) -> dict[int, int]:
    """By card: its temporary power or hit points."""
    found: dict[int, int] = {}
    for boost in s.boosts:
        if boost.stat == stat:
            found[boost.card] = found.get(boost.card, 0) + boost.amount
    return found


def lasting(s: InvasionState, seat: int, zone: int, temporary: dict[int, int]) -> int:
    """The power of a zone without temporary bonuses."""
    power = zone_power(s, seat, zone)
    for card, amount in temporary.items():
        if s.is_in_play(card) and s.controller[card] == seat and s.place[card] == zone * SEATS + seat:
            power -= amount
    return power
