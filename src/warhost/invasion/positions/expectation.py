"""Compares a position with the expectations of a scenario, and prints it."""

from __future__ import annotations

from typing import Final

from ...effects.positions.expecting import (
    Expecting,
    drawn_counters,
    drawn_marks,
    drawn_question,
    drawn_seat,
    names,
    possessions,
    seen_by_others,
)
from ...effects.state.card_table import NO_HOST
from ...engine.plain import JsonData
from ...engine.scenarios.expectation import Differences
from .. import words
from ..rules.actions.naming import zone_name
from ..rules.actions.paying import price
from ..rules.movement.discarding import kept_under
from ..rules.movement.paid_x import paid_x
from ..rules.state_checks import burning
from ..state import InvasionState


class InvasionExpecting(Expecting[InvasionState]):
    """Compares the facts that only Invasion has."""

    def turn(self, s: InvasionState) -> dict[str, object]:
        phase, window = words.PHASE_KEYS[s.phase], words.WINDOW_KEYS[s.window]
        return {"seat": s.active + 1, "phase": phase, "number": s.turns, "window": window}

    def own(self, s: InvasionState, key: str, wanted: object, held: Differences) -> bool:
        if key != "chain":
            return False
        held.compare(key, wanted, _links(s))
        return True

    def seat(self, s: InvasionState, seat: int, name: str, wanted: JsonData, held: Differences) -> None:
        prices = {s.duel.defs[card].name: price(s, seat, card) for card in s.hand(seat)}
        actual: JsonData = {
            **possessions(s, seat),
            "burning": [
                words.ZONE_NAMES[zone]
                for zone in words.ZONES
                if s.marks[s.duel.section(zone * words.SEATS + seat)] & words.BURNING
            ],
            "burning sections": burning(s, seat),
            "legend": names(s, s.piles[words.BOARD * words.SEATS + seat]),
            "prices": {card: prices.get(card) for card in wanted.get("prices", prices)},
        }
        for zone in words.ZONES:
            place = zone * words.SEATS + seat
            faceup = [card for card in s.piles[place] if not s.kinds[card] & words.DEVELOPMENT]
            actual[words.ZONE_NAMES[zone]] = names(s, tuple(faceup))
            actual[f"{words.ZONE_NAMES[zone]} developments"] = s.developments(place)
            facedown = tuple([card for card in s.piles[place] if s.marks[card] & words.FACEDOWN])
            actual[f"known {words.ZONE_NAMES[zone]} developments"] = seen_by_others(s, seat, facedown)
            actual[f"{words.ZONE_NAMES[zone]} damage"] = s.damage[s.duel.section(place)]
        held.some(name, wanted, actual, ("deck", "discard pile", "burning"))

    def card(self, s: InvasionState, card: int) -> dict[str, object]:
        host = s.host[card]
        return {
            "zone": zone_name(s.place[card]) if s.place[card] // words.SEATS in words.ZONES else "board",
            "controller": s.controller[card] + 1,
            "damage": s.damage[card],
            "power": s.power[card],
            "hit points": s.hit_points[card],
            "remaining": max(0, s.hit_points[card] - s.damage[card]),
            "toughness": s.toughness[card],
            "counterstrike": s.stat(words.COUNTERSTRIKE, card),
            "tokens": s.tokens[card],
            "assigned": s.assigned[card],
            "corrupted": bool(s.marks[card] & words.CORRUPTED),
            "attacking": bool(s.marks[card] & words.ATTACKING),
            "defending": bool(s.marks[card] & words.DEFENDING),
            "facedown": bool(s.marks[card] & words.FACEDOWN),
            "development": bool(s.kinds[card] & words.DEVELOPMENT),
            "unit": bool(s.kinds[card] & words.UNIT),
            "on": s.duel.defs[host].name if host != NO_HOST else None,
            "x": paid_x(s, card),
            "experience": names(s, tuple(s.cards_beneath(card))),
            "attached": names(s, tuple([each for each in s.in_play() if s.host[each] == card])),
            "kept": names(s, tuple(kept_under(s, card))),
        }


EXPECTING: Final = InvasionExpecting()


def _links(s: InvasionState) -> list[str]:
    return [s.name_of(s.duel.first_link + number) for number in range(len(s.chain))]


def drawn(s: InvasionState) -> str:
    """The position as text, for a failure report."""
    lines: list[str] = []
    for seat in range(words.SEATS):
        places = [place for place in range(words.IN_PLAY) if place % words.SEATS == seat]
        lines += drawn_seat(s, seat, [_drawn_place(s, place) for place in places])
    where = f"{words.PHASE_KEYS[s.phase]}, window {words.WINDOW_KEYS[s.window]}"
    return "\n".join([*lines, "chain: " + ", ".join(_links(s)), *drawn_question(s, "", where)])


def _drawn_place(s: InvasionState, place: int) -> str:
    cards = ", ".join([_drawn(s, card) for card in s.piles[place]])
    if place // words.SEATS not in words.ZONES:
        return f"  board: {cards}"
    return f"  {zone_name(place)} {s.damage[s.duel.section(place)]} damage: {cards}"


def _drawn(s: InvasionState, card: int) -> str:
    if s.marks[card] & words.FACEDOWN:
        return f"[{s.duel.defs[card].name}]"
    text = s.duel.defs[card].name
    if s.kinds[card] & words.UNIT:
        text += f" {s.power[card]}/{s.hit_points[card]}"
    text += drawn_counters(s, card)
    if s.cards_beneath(card):
        text += f" {len(s.cards_beneath(card))} experience"
    return text + drawn_marks(
        s, card, ((words.CORRUPTED, "corrupted"), (words.ATTACKING, "attacking"), (words.DEFENDING, "defending"))
    )
