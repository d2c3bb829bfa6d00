"""Compares a position with the expectations of a scenario, and prints it."""

from __future__ import annotations

from typing import Any, Final

from ...effects.circumstances import NOTHING
from ...effects.positions.expecting import (
    Expecting,
    drawn_counters,
    drawn_marks,
    drawn_question,
    drawn_seat,
    names,
    possessions,
)
from ...effects.state.card_table import NO_HOST
from ...engine.plain import JsonData
from ...engine.scenarios.expectation import Differences
from .. import words
from ..rules.command import command_at
from ..sectors import planet_cards
from ..state import ConquestState

ORDERED = ("deck", "discard pile", "victory display")


class ConquestExpecting(Expecting[ConquestState]):
    """Compares planets, dials, battles and the other facts that only Conquest has."""

    def turn(self, s: ConquestState) -> dict[str, object]:
        return {
            "seat": s.active + 1,
            "phase": words.PHASE_KEYS[s.phase],
            "number": s.rounds,
            "window": words.WINDOW_KEYS[s.window],
            "combat round": s.combat_round,
        }

    def own(self, s: ConquestState, key: str, wanted: Any, held: Differences) -> bool:
        if key == "battle":
            held.compare(key, wanted, s.planet_name(s.battle) if s.battle != NOTHING else None)
        elif key == "battle initiative":
            held.compare(key, wanted, s.battle_seat + 1)
        elif key == "planets":
            held.compare(key, wanted, [_planet(s, position) for position in range(words.LINE)])
        elif key == "first planet":
            first = s.first_planet()
            held.compare(key, wanted, s.planet_name(first) if first != NOTHING else None)
        elif key == "infested":
            held.compare(key, wanted, [s.planet_name(at) for at in range(words.LINE) if s.is_infested(at)])
        elif key == "command":
            at_planets = [s.planet_name(position) for position in s.open_planets()]
            totals = [[command_at(s, at, seat) for seat in range(words.SEATS)] for at in s.open_planets()]
            pairs = {name: list(pair) for name, pair in wanted.items()}
            held.some(key, pairs, dict(zip(at_planets, totals)), tuple(at_planets))
        else:
            return False
        return True

    def seat(self, s: ConquestState, seat: int, name: str, wanted: JsonData, held: Differences) -> None:
        at = {
            s.planet_name(position): names(s, s.piles[position * words.SEATS + seat]) for position in range(words.LINE)
        }
        reserves = {s.planet_name(at): names(s, s.reserves(at, seat)) for at in range(words.LINE)}
        actual: JsonData = {
            **possessions(s, seat),
            "hq": names(s, s.piles[words.HQ * words.SEATS + seat]),
            "planets": {planet: cards for planet, cards in at.items() if cards},
            "reserve": {planet: cards for planet, cards in reserves.items() if cards},
            "victory display": [planet_cards()[planet].name for planet in s.displays[seat]],
            "limited": bool(s.limited >> seat & 1),
            "enslaved": words.FACTION_KEYS[s.enslaved[seat]] if s.enslaved[seat] else None,
            **at,
        }
        if isinstance(wanted.get("planets"), dict):
            wanted = {**wanted, "planets": {planet: sorted(cards) for planet, cards in wanted["planets"].items()}}
        held.some(name, wanted, actual, ORDERED)

    def card(self, s: ConquestState, card: int) -> dict[str, object]:
        host = s.host[card]
        return {
            "at": _where(s, card),
            "controller": s.controller[card] + 1,
            "owner": s.duel.owner[card] + 1,
            "damage": s.damage[card],
            "attack": s.attack[card],
            "hit points": s.hit_points[card],
            "remaining": max(0, s.hit_points[card] - s.damage[card]),
            "command": s.command[card],
            "tokens": s.tokens[card],
            "exhausted": bool(s.marks[card] & words.EXHAUSTED),
            "bloodied": bool(s.marks[card] & words.BLOODIED),
            "attacking": bool(s.marks[card] & words.ATTACKING),
            "defending": bool(s.marks[card] & words.DEFENDING),
            "unit": bool(s.kinds[card] & words.UNIT),
            "host": s.name_of(host) if host != NO_HOST else None,
            "attached": names(s, tuple(s.attachments_of(card))),
            "keywords": sorted(
                [words.STATS[stat] for stat in range(words.AREA_EFFECT, len(words.STATS)) if s.stat(stat, card)]
            ),
            "area effect": s.stat(words.AREA_EFFECT, card),
        }


EXPECTING: Final = ConquestExpecting()


def _planet(s: ConquestState, position: int) -> str | None:
    """A place in the line: the planet's name, `face down`, or None."""
    if s.planets[position] == words.NO_PLANET:
        return None
    return s.planet_name(position) if s.is_face_up(position) else "face down"


def _where(s: ConquestState, card: int) -> str:
    at = s.position(card)
    return s.planet_name(at) if at != NOTHING else "hq"


def drawn(s: ConquestState) -> str:
    """The position as text, for a failure report."""
    lines = ["planets: " + ", ".join([_drawn_planet(s, position) for position in range(words.LINE)])]
    for seat in range(words.SEATS):
        zones = [zone for zone in (*range(words.LINE), words.HQ) if s.piles[zone * words.SEATS + seat]]
        lines += drawn_seat(s, seat, [_drawn_zone(s, zone, seat) for zone in zones])
        won = ", ".join([planet_cards()[planet].name for planet in s.displays[seat]])
        lines.append(f"  victory display: {won}")
    where = f"{words.PHASE_KEYS[s.phase]}, window {words.WINDOW_KEYS[s.window]}"
    if s.battle != NOTHING:
        where += f", battle at {s.planet_name(s.battle)}"
    return "\n".join([*lines, *drawn_question(s, "has the initiative", where)])


def _drawn_zone(s: ConquestState, zone: int, seat: int) -> str:
    name = s.planet_name(zone) if zone < words.LINE else "HQ"
    return f"  {name}: {', '.join([_drawn(s, card) for card in s.piles[zone * words.SEATS + seat]])}"


def _drawn_planet(s: ConquestState, position: int) -> str:
    name = _planet(s, position) or "gone"
    name = f"{name} (infested)" if s.is_infested(position) else name
    return f"{name} (first)" if position == s.token else name


def _drawn(s: ConquestState, card: int) -> str:
    text = s.duel.defs[card].name
    if s.kinds[card] & words.UNIT:
        text += f" {s.attack[card]}/{s.hit_points[card]}"
    text += drawn_counters(s, card)
    if s.host[card] != NO_HOST:
        text += f" on {s.name_of(s.host[card])}"
    return text + drawn_marks(
        s, card, ((words.EXHAUSTED, "exhausted"), (words.BLOODIED, "bloodied"), (words.ATTACKING, "attacking"))
    )
