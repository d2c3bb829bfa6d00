"""Kinds of movement, and the events of each kind: the table under CON-17.3."""

from __future__ import annotations

from typing import Final

from ...effects.circumstances import NOTHING
from .. import words
from ..state import ConquestState

# Kinds of movement.
MOVED: Final = 0  # by an effect that says "move", or by Mobile (CON-15.7)
COMMITTED: Final = 1  # by the dial or by an effect that says "commit" (CON-17.2)
RETREATED: Final = 2  # a retreat from a battle (CON-9.11, CON-9.12)
ROUTED: Final = 3  # sent home by an effect (CON-17.4)
RETURNED: Final = 4  # units that won, a leader at the end of the phase, a bloodied warlord
KINDS: Final = ("moved", "committed", "retreated", "routed", "returned")

# The kinds that count as "moves": in the rulebook, units that commit or retreat move.
MOVES: Final = (MOVED, COMMITTED, RETREATED)

# By event: the kinds of movement that trigger it.
HEARS: Final[dict[int, tuple[int, ...]]] = {
    words.WHEN_MOVED: MOVES,  # happens only if an effect moves the unit
    words.WHEN_RETREATS: (RETREATED,),
    words.AFTER_COMMITS: (COMMITTED,),
    words.AFTER_UNITS_COMMIT: (COMMITTED,),
    words.AFTER_MOVES: MOVES,
    words.AFTER_MOVES_FROM: MOVES,
    words.AFTER_MOVES_ACROSS: MOVES,
    words.AFTER_MOVES_HOME: MOVES,
}

Journey = tuple[int, int]  # a unit, and the place from which it came


def have_moved(s: ConquestState, kind: int, journeys: list[Journey], mover: int = NOTHING) -> None:
    """Report the events of a movement after all units have moved at the same time (CON-17.3).

    `mover` is the player whose effect moves them, or NOTHING if each unit's controller moves it.
    """
    for card, _ in journeys:
        place = s.place[card]
        if kind in HEARS[words.AFTER_COMMITS]:
            s.happen(words.AFTER_COMMITS, card, s.controller[card], place)
        if kind in HEARS[words.AFTER_MOVES] and place // words.SEATS < words.LINE:
            s.happen(words.AFTER_MOVES, card, s.controller[card], place)
    for card, origin in journeys:
        if origin // words.SEATS >= words.LINE:
            continue
        place = s.place[card]
        site = s.duel.site(place)
        seat = s.controller[card] if mover == NOTHING else mover
        if kind in HEARS[words.AFTER_MOVES_FROM]:
            s.happen(words.AFTER_MOVES_FROM, card, seat, origin, aimed=site)
        if kind in HEARS[words.AFTER_MOVES_ACROSS] and place // words.SEATS < words.LINE:
            s.happen(words.AFTER_MOVES_ACROSS, card, seat, origin, aimed=site)
        if kind in HEARS[words.AFTER_MOVES_HOME] and place // words.SEATS == words.HQ:
            s.happen(words.AFTER_MOVES_HOME, card, seat, place)
    if kind in HEARS[words.AFTER_UNITS_COMMIT]:
        for zone in sorted({s.place[card] // words.SEATS for card, _ in journeys}):
            s.happen(words.AFTER_UNITS_COMMIT, s.duel.planet(zone), place=zone * words.SEATS)
