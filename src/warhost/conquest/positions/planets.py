"""The line of planets in a position: seven from the left, some removed, some facedown, one with the first token."""

from __future__ import annotations

from typing import Final

from ...effects.positions.card_entries import code_named
from ...engine.errors import BadScenario
from ...engine.plain import JsonData, JsonList
from ...engine.scenarios.expectation import known_keys
from ..library import LIBRARY
from ..sectors import planet_cards, planet_codes, planets_of
from ..words import FACE_UP, LINE, NO_PLANET

HIDDEN: Final = LINE - FACE_UP  # how many planets at the far end are facedown by default


class Line:
    """The line of planets: which are faceup, the first-planet token, and the planets won by each player, or nobody."""

    def __init__(
        self,
        planets: tuple[int, ...],
        faceup: int,
        token: int,
        displays: tuple[tuple[int, ...], ...],
        lost: tuple[int, ...],
    ) -> None:
        self.planets = planets
        self.faceup = faceup
        self.token = token
        self.displays = displays
        self.lost = lost


def lay_planets(position: JsonData, displays: JsonList, sector: str) -> Line:
    """The planets of a position from left to right.

    Places that it does not mention get the unmentioned planets of the sector.
    """
    won = tuple([tuple([planet_named(name) for name in display]) for display in displays])
    lost = tuple([planet_named(name) for name in position.get("lost planets", [])])
    named = position.get("planets", [])
    if not isinstance(named, list) or len(named) > LINE:
        raise BadScenario(f"planets lists up to {LINE} planets from the left, not {named!r}")
    planets: list[int] = []
    hidden: list[int] = []
    for at, each in enumerate(named):
        entry = each if isinstance(each, dict) else {"planet": each}
        known_keys("a planet", entry, {"planet", "face down"})
        planets.append(NO_PLANET if entry["planet"] is None else planet_named(entry["planet"]))
        if entry.get("face down"):
            hidden.append(at)
    taken = [*planets, *[each for display in won for each in display], *lost]
    twice = [each for each in taken if each != NO_PLANET and taken.count(each) > 1]
    if twice:
        raise BadScenario(f"there is only one {planet_cards()[twice[0]].name}")
    known = planets_of(sector)
    strange = [each for each in taken if each != NO_PLANET and each not in known]
    if strange:
        raise BadScenario(f"{planet_cards()[strange[0]].name} is not in the sector {sector}")
    free = [each for each in known if each not in taken]
    planets += free[: LINE - len(planets)]
    if len(planets) < LINE:
        planets += [NO_PLANET] * (LINE - len(planets))
    if not hidden or "face down" in position:
        count = int(position.get("face down", HIDDEN))
        hidden += [at for at in range(LINE)[::-1] if planets[at] != NO_PLANET][:count]
    faceup = sum([1 << at for at in range(LINE) if planets[at] != NO_PLANET and at not in hidden])
    line = Line(tuple(planets), faceup, 0, won, lost)
    up = [at for at in range(LINE) if faceup >> at & 1]
    line.token = planet_at(line, position["first planet"]) if "first planet" in position else up[0] if up else 0
    return line


def planet_named(name: object) -> int:
    """The number of a planet by its code or its name."""
    code = code_named(str(name), {code: LIBRARY[code].name for code in planet_codes()})
    return planet_codes().index(code)


def planet_at(line: Line, name: object) -> int:
    """The position of a planet in the line, given by its name or its number from the left."""
    if isinstance(name, int) and 1 <= name <= LINE:
        return name - 1
    number = planet_named(name)
    if number not in line.planets:
        raise BadScenario(f"{name} is not in the line of planets")
    return line.planets.index(number)
