"""What a scenario expects of a position, and the position in words."""

from __future__ import annotations

from typing import Any

from ...effects.use import NOTHING
from ...effects.world import NO_HOST
from ...engine.errors import BadScenario
from ...engine.expectation import Differences, card_words
from ..rules.actions.naming import zone_name
from ..rules.actions.paid import paid_x
from ..rules.actions.paying import price
from ..rules.beneath import beneath
from ..rules.leaving import kept_under
from ..rules.settling import burning
from ..state import InvasionState
from ..words import (
    ATTACKING,
    BOARD,
    BURNING,
    CORRUPTED,
    COUNTERSTRIKE,
    DEFENDING,
    DEVELOPMENT,
    DISCARD,
    FACEDOWN,
    HAND,
    IN_PLAY,
    PHASE_KEYS,
    SEATS,
    UNIT,
    WINDOW_KEYS,
    ZONE_NAMES,
    ZONES,
)


def differences(s: InvasionState, expected: dict[str, Any]) -> list[str]:
    """What of the expectations does not hold, a line each."""
    held = Differences(s)
    for key, wanted in expected.items():
        if held.common(key, wanted):
            continue
        if key.startswith("seat "):
            _seat(s, key, wanted, held)
        elif key == "turn":
            turn = {
                "seat": s.active + 1,
                "phase": PHASE_KEYS[s.phase],
                "number": s.turns,
                "window": WINDOW_KEYS[s.window],
            }
            held.whole(key, wanted, turn)
        elif key == "chain":
            held.compare(key, wanted, [s.name_of(s.duel.first_link + number) for number in range(len(s.chain))])
        elif key == "events":
            held.events(wanted, [facts.name for facts in s.duel.defs])
        else:
            _card(s, key, wanted, held)
    return held.found


def _seat(s: InvasionState, name: str, wanted: dict[str, Any], held: Differences) -> None:
    seats = [f"seat {seat + 1}" for seat in range(SEATS)]
    if name not in seats:
        raise BadScenario(f"there is no {name}")
    seat = seats.index(name)
    actual: dict[str, Any] = {
        "resources": s.resources[seat],
        "hand": _names(s, s.piles[HAND * SEATS + seat]),
        "hand size": len(s.hand(seat)),
        "deck": [s.duel.defs[card].name for card in s.deck(seat)[::-1]],
        "deck size": len(s.deck(seat)),
        "discard": _names(s, s.piles[DISCARD * SEATS + seat]),
        "discard pile": [s.duel.defs[card].name for card in s.discard_pile(seat)],
        "burning": [ZONE_NAMES[zone] for zone in ZONES if s.marks[s.duel.section(zone * SEATS + seat)] & BURNING],
        "burning sections": burning(s, seat),
        "legend": _names(s, s.piles[BOARD * SEATS + seat]),
        "prices": {s.duel.defs[card].name: price(s, seat, card) for card in s.hand(seat)},
    }
    for zone in ZONES:
        place = zone * SEATS + seat
        faceup = [card for card in s.piles[place] if not s.kinds[card] & DEVELOPMENT]
        actual[ZONE_NAMES[zone]] = _names(s, tuple(faceup))
        actual[f"{ZONE_NAMES[zone]} developments"] = s.developments(place)
        actual[f"{ZONE_NAMES[zone]} damage"] = s.damage[s.duel.section(place)]
    if "prices" in wanted:
        actual["prices"] = {card: actual["prices"].get(card) for card in wanted["prices"]}
    held.some(name, wanted, actual, ("deck", "discard pile", "burning"))


def _names(s: InvasionState, cards: tuple[int, ...]) -> list[str]:
    return sorted([s.duel.defs[card].name for card in cards])


def _card(s: InvasionState, name: str, wanted: Any, held: Differences) -> None:
    """A card in play by its name; `#2` is the second one in the order of the table; `NAME of seat 2` is another's."""
    plain, whose, at = card_words(name)
    found = [card for card in s.in_play() if s.duel.defs[card].name == plain and whose in (NOTHING, s.controller[card])]
    if at >= len(found):
        if wanted == "gone":
            return
        if not any(facts.name == plain for facts in s.duel.defs):
            raise BadScenario(f"nothing can be checked by {name!r}")
        held.compare(name, wanted, "not in play")
        return
    card = found[at]
    if wanted == "gone":
        held.compare(name, wanted, "in play")
        return
    host = s.host[card]
    actual = {
        "zone": zone_name(s.place[card]) if s.place[card] // SEATS in ZONES else "board",
        "controller": s.controller[card] + 1,
        "damage": s.damage[card],
        "power": s.power[card],
        "hit points": s.hit_points[card],
        "remaining": max(0, s.hit_points[card] - s.damage[card]),
        "toughness": s.toughness[card],
        "counterstrike": s.stat(COUNTERSTRIKE, card),
        "tokens": s.tokens[card],
        "assigned": s.assigned[card],
        "corrupted": bool(s.marks[card] & CORRUPTED),
        "attacking": bool(s.marks[card] & ATTACKING),
        "defending": bool(s.marks[card] & DEFENDING),
        "facedown": bool(s.marks[card] & FACEDOWN),
        "development": bool(s.kinds[card] & DEVELOPMENT),
        "unit": bool(s.kinds[card] & UNIT),
        "on": s.duel.defs[host].name if host != NO_HOST else None,
        "x": paid_x(s, card),
        "experience": _names(s, tuple(beneath(s, card))),
        "attached": sorted([s.duel.defs[each].name for each in s.in_play() if s.host[each] == card]),
        "kept": sorted([s.duel.defs[each].name for each in kept_under(s, card)]),
    }
    held.some(name, wanted, actual)


def drawn(s: InvasionState) -> str:
    """The position in words, for a failure report."""
    lines = []
    for seat in range(SEATS):
        hand = ", ".join(_names(s, s.hand(seat)))
        lines.append(f"seat {seat + 1}: {s.resources[seat]} resources, hand ({hand}), {len(s.deck(seat))} in the deck")
        for place in [place for place in range(IN_PLAY) if place % SEATS == seat]:
            cards = ", ".join([_drawn(s, card) for card in s.piles[place]])
            name = zone_name(place) if place // SEATS in ZONES else "board"
            section = f" {s.damage[s.duel.section(place)]} damage" if place // SEATS in ZONES else ""
            lines.append(f"  {name}{section}: {cards}")
        lines.append(f"  discard: {', '.join(_names(s, s.discard_pile(seat)))}")
    lines.append("chain: " + ", ".join([s.name_of(s.duel.first_link + number) for number in range(len(s.chain))]))
    if s.outcome is not None:
        lines.append(f"over: {s.outcome}")
    else:
        where = f"{PHASE_KEYS[s.phase]}, window {WINDOW_KEYS[s.window]}"
        lines.append(f"turn of seat {s.active + 1}; seat {s.seat + 1} is asked ({where}, {type(s.question).__name__}):")
        lines.append("  " + ", ".join(s.notations()))
    return "\n".join(lines)


def _drawn(s: InvasionState, card: int) -> str:
    if s.marks[card] & FACEDOWN:
        return f"[{s.duel.defs[card].name}]"
    text = s.duel.defs[card].name
    if s.kinds[card] & UNIT:
        text += f" {s.power[card]}/{s.hit_points[card]}"
    if s.damage[card]:
        text += f" {s.damage[card]} damage"
    if s.tokens[card]:
        text += f" {s.tokens[card]} tokens"
    if beneath(s, card):
        text += f" {len(beneath(s, card))} experience"
    if s.marks[card] & CORRUPTED:
        text += " corrupted"
    if s.marks[card] & ATTACKING:
        text += " attacking"
    if s.marks[card] & DEFENDING:
        text += " defending"
    return text
