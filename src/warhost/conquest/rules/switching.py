"""Planets that change places in line (CON-2.2)."""

from __future__ import annotations

from ...effects.language.verbs import DISCARDED
from ..sectors import planets_of
from ..state import ConquestState
from ..words import NO_PLANET, SEATS
from .leaving import depart


def switch(s: ConquestState, one: int, other: int, seat: int) -> None:
    """Let two planets change places with their attachments and infestation; units and reserves stay."""
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


def show_removed(s: ConquestState, seat: int) -> None:
    """Reveal the planets that were removed from the game facedown (CON-3.3)."""
    seen = {planet for planet in s.planets if planet != NO_PLANET} | {each for won in s.displays for each in won}
    for planet in planets_of(s.duel.options.sector):
        if planet not in seen and planet not in s.lost:
            s.lost = (*s.lost, planet)
            s.emit("shown-planet", "CON-3.3", seat, number=planet)


def bring(s: ConquestState, position: int, planet: int, seat: int) -> None:
    """Put a removed planet into the place of one in line, which is removed with its attachments."""
    gone = s.planets[position]
    s.emit("lost-planet", "CON-2.2", seat, place=position * SEATS, number=gone)
    s.planets = tuple([planet if at == position else each for at, each in enumerate(s.planets)])
    s.lost = (*[each for each in s.lost if each != planet], gone)
    s.infested &= ~(1 << position)
    s.changed = True
    s.emit("turned-up", "CON-2.2", seat, place=position * SEATS, number=planet)
    worn = [card for card in s.in_play() if s.host[card] == s.duel.planet(position)]
    if worn:
        depart(s, [(card, DISCARDED) for card in worn])
