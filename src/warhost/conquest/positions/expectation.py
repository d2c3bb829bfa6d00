"""What a scenario expects of a position, and the position in words."""

from __future__ import annotations

from typing import Any

from ...effects.use import NOTHING
from ...effects.world import NO_HOST
from ...engine.errors import BadScenario
from ...engine.expectation import Differences, card_words
from ..library import planet_cards
from ..rules.command import command_at
from ..state import NO_PLANET, ConquestState
from ..words import (
    AREA_EFFECT,
    ATTACKING,
    BLOODIED,
    DEFENDING,
    EXHAUSTED,
    FACTION_KEYS,
    HQ,
    LINE,
    PHASE_KEYS,
    SEATS,
    STATS,
    UNIT,
    WINDOW_KEYS,
)

ORDERED = ("deck", "discard pile", "victory display")


def differences(s: ConquestState, expected: dict[str, Any]) -> list[str]:
    """What of the expectations does not hold, a line each."""
    held = Differences(s)
    for key, wanted in expected.items():
        if held.common(key, wanted):
            continue
        if key.startswith("seat "):
            _seat(s, key, wanted, held)
        elif key == "turn":
            held.whole(key, wanted, _turn(s))
        elif key == "battle":
            held.compare(key, wanted, s.planet_name(s.battle) if s.battle != NOTHING else None)
        elif key == "battle initiative":
            held.compare(key, wanted, s.battle_seat + 1)
        elif key == "planets":
            held.compare(key, wanted, [_planet(s, position) for position in range(LINE)])
        elif key == "first planet":
            first = s.first_planet()
            held.compare(key, wanted, s.planet_name(first) if first != NOTHING else None)
        elif key == "infested":
            held.compare(key, wanted, [s.planet_name(at) for at in range(LINE) if s.is_infested(at)])
        elif key == "command":
            names = [s.planet_name(position) for position in s.open_planets()]
            totals = [[command_at(s, at, seat) for seat in range(SEATS)] for at in s.open_planets()]
            held.some(key, {name: list(pair) for name, pair in wanted.items()}, dict(zip(names, totals)), tuple(names))
        elif key == "events":
            held.events(wanted, [facts.name for facts in s.duel.defs])
        else:
            _card(s, key, wanted, held)
    return held.found


def _turn(s: ConquestState) -> dict[str, Any]:
    return {
        "seat": s.active + 1,
        "phase": PHASE_KEYS[s.phase],
        "number": s.rounds,
        "window": WINDOW_KEYS[s.window],
        "combat round": s.combat_round,
    }


def _planet(s: ConquestState, position: int) -> str | None:
    """A place in the line: the planet's name, `face down`, or nothing."""
    if s.planets[position] == NO_PLANET:
        return None
    return s.planet_name(position) if s.is_face_up(position) else "face down"


def _seat(s: ConquestState, name: str, wanted: dict[str, Any], held: Differences) -> None:
    seats = [f"seat {seat + 1}" for seat in range(SEATS)]
    if name not in seats:
        raise BadScenario(f"there is no {name}")
    seat = seats.index(name)
    at = {s.planet_name(position): _names(s, s.piles[position * SEATS + seat]) for position in range(LINE)}
    actual: dict[str, Any] = {
        "resources": s.resources[seat],
        "hand": _names(s, s.hand(seat)),
        "hand size": len(s.hand(seat)),
        "deck": [s.duel.defs[card].name for card in s.deck(seat)[::-1]],
        "deck size": len(s.deck(seat)),
        "discard": _names(s, s.discard_pile(seat)),
        "discard pile": [s.duel.defs[card].name for card in s.discard_pile(seat)],
        "hq": _names(s, s.piles[HQ * SEATS + seat]),
        "planets": {planet: cards for planet, cards in at.items() if cards},
        "reserve": {s.planet_name(at): _names(s, s.reserves(at, seat)) for at in range(LINE) if s.reserves(at, seat)},
        "victory display": [planet_cards()[planet].name for planet in s.displays[seat]],
        "limited": bool(s.limited >> seat & 1),
        "enslaved": FACTION_KEYS[s.enslaved[seat]] if s.enslaved[seat] else None,
        **at,
    }
    if isinstance(wanted.get("planets"), dict):
        wanted = {**wanted, "planets": {planet: sorted(cards) for planet, cards in wanted["planets"].items()}}
    held.some(name, wanted, actual, ORDERED)


def _names(s: ConquestState, cards: tuple[int, ...]) -> list[str]:
    return sorted([s.duel.defs[card].name for card in cards])


def _card(s: ConquestState, name: str, wanted: Any, held: Differences) -> None:
    """A card in play by its name; `#2` is the second one in the order of the table; `NAME of seat 2` is another's."""
    plain, whose, at = card_words(name)
    found = [card for card in s.in_play() if s.duel.defs[card].name == plain and whose in (NOTHING, s.controller[card])]
    if at >= len(found):
        if not any(facts.name == plain for facts in s.duel.defs):
            raise BadScenario(f"nothing can be checked by {name!r}")
        held.compare(name, wanted, "gone")
    elif not isinstance(wanted, dict):
        held.compare(name, wanted, "in play")
    else:
        held.some(name, wanted, facts_of(s, found[at]))


def facts_of(s: ConquestState, card: int) -> dict[str, Any]:
    """Everything that can be checked of a card in play."""
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
        "exhausted": bool(s.marks[card] & EXHAUSTED),
        "bloodied": bool(s.marks[card] & BLOODIED),
        "attacking": bool(s.marks[card] & ATTACKING),
        "defending": bool(s.marks[card] & DEFENDING),
        "unit": bool(s.kinds[card] & UNIT),
        "host": s.name_of(host) if host != NO_HOST else None,
        "attached": sorted([s.duel.defs[each].name for each in s.attachments_of(card)]),
        "keywords": sorted([STATS[stat] for stat in range(AREA_EFFECT, len(STATS)) if s.stat(stat, card)]),
        "area effect": s.stat(AREA_EFFECT, card),
    }


def _where(s: ConquestState, card: int) -> str:
    at = s.position(card)
    return s.planet_name(at) if at != NOTHING else "hq"


def drawn(s: ConquestState) -> str:
    """The position in words, for a failure report."""
    lines = ["planets: " + ", ".join([_drawn_planet(s, position) for position in range(LINE)])]
    for seat in range(SEATS):
        hand = ", ".join(_names(s, s.hand(seat)))
        lines.append(f"seat {seat + 1}: {s.resources[seat]} resources, hand ({hand}), {len(s.deck(seat))} in the deck")
        for zone in (*range(LINE), HQ):
            cards = s.piles[zone * SEATS + seat]
            if cards:
                name = s.planet_name(zone) if zone < LINE else "HQ"
                lines.append(f"  {name}: {', '.join([_drawn(s, card) for card in cards])}")
        lines.append(f"  discard: {', '.join(_names(s, s.discard_pile(seat)))}")
        won = ", ".join([planet_cards()[planet].name for planet in s.displays[seat]])
        lines.append(f"  victory display: {won}")
    if s.outcome is not None:
        lines.append(f"over: {s.outcome}")
    else:
        where = f"{PHASE_KEYS[s.phase]}, window {WINDOW_KEYS[s.window]}"
        if s.battle != NOTHING:
            where += f", battle at {s.planet_name(s.battle)}"
        lines.append(f"seat {s.active + 1} has the initiative; seat {s.seat + 1} is asked ({where}, ")
        lines[-1] += f"{type(s.question).__name__}):"
        lines.append("  " + ", ".join(s.notations()))
    return "\n".join(lines)


def _drawn_planet(s: ConquestState, position: int) -> str:
    name = _planet(s, position) or "gone"
    name = f"{name} (infested)" if s.is_infested(position) else name
    return f"{name} (first)" if position == s.token else name


def _drawn(s: ConquestState, card: int) -> str:
    text = s.duel.defs[card].name
    if s.kinds[card] & UNIT:
        text += f" {s.attack[card]}/{s.hit_points[card]}"
    if s.damage[card]:
        text += f" {s.damage[card]} damage"
    if s.tokens[card]:
        text += f" {s.tokens[card]} tokens"
    if s.host[card] != NO_HOST:
        text += f" on {s.name_of(s.host[card])}"
    for mark, word in ((EXHAUSTED, "exhausted"), (BLOODIED, "bloodied"), (ATTACKING, "attacking")):
        if s.marks[card] & mark:
            text += f" {word}"
    return text
