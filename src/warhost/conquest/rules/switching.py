"""Planets that change places in line (CON-2.2)."""

from __future__ import annotations

from ..state import ConquestState
from ..words import SEATS


def switch(s: ConquestState, one: int, other: int, seat: int) -> None:
    """Two planets change places: attachments and infestation go with them, units and reserves stay in their place."""
    planets = list(s.planets)
    planets[one], planets[other] = planets[other], planets[one]
    s.planets = tuple(planets)
    if s.is_infested(one) != s.is_infested(other):
        s.infested ^= 1 << one | 1 << other
    sites = (s.duel.planet(one), s.duel.planet(other))
    for card in s.in_play():
        if s.host[card] in sites:
            zone = other if s.host[card] == sites[0] else one
            s.host[card] = s.duel.planet(zone)
            s.shift(card, zone * SEATS + s.place[card] % SEATS)
    s.changed = True
    s.emit("switched", "CON-2.2", seat, place=one * SEATS, other=s.duel.planet(other))
