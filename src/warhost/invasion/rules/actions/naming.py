"""Cards, zones and openings in notation."""

from __future__ import annotations

from ...state import InvasionState
from ...words import BENEATH, DEVELOPMENT, FACEDOWN, SEATS, ZONE_NAMES
from .openings import DEVELOP_CARD, NO_FIRST, PLAY_CARD, TAKE_CHANCE, TAKE_OCCASION, parts


def zone_name(place: int) -> str:
    return ZONE_NAMES[place // SEATS]


def name_of(s: InvasionState, card: int) -> str:
    """A card by its name, a development by its zone, a section by whose it is, a link of the chain by its card.

    Experience is named after what it lies under.
    """
    duel = s.duel
    if card >= duel.first_link:
        return duel.defs[s.chain[card - duel.first_link].source].name
    if card >= duel.objects:
        return "yourself" if card == duel.player(s.seat if s.seat >= 0 else s.active) else "opponent"
    if card >= duel.cards:
        place = s.place[card]
        whose = "own" if place % SEATS == (s.seat if s.seat >= 0 else s.active) else "enemy"
        return f"{whose} {zone_name(place)}"
    if s.place[card] // SEATS == BENEATH:
        return f"experience {duel.defs[s.host[card]].name}"
    if s.marks[card] & FACEDOWN or (s.kinds[card] == DEVELOPMENT and s.is_in_play(card)):
        place = s.place[card]
        return f"development {zone_name(place)}" if s.is_in_play(card) else "development"
    return duel.defs[card].name


def opening_name(s: InvasionState, code: int) -> str:
    """An option of an action window."""
    action, card, ability, first = parts(code)
    name = s.duel.defs[card].name
    if action == DEVELOP_CARD:
        return f"develop {name} > {zone_name(s.place[first])}"
    if action in (TAKE_OCCASION, TAKE_CHANCE):
        return f"use {name}"
    if action == PLAY_CARD:
        text = f"play {name}"
    else:
        several = len(s.duel.acting[card]) > 1
        text = f"use {name} {ability + 1}" if several else f"use {name}"
    if first == NO_FIRST:
        return text
    entry = s.duel.play[card] if action == PLAY_CARD else s.duel.entries[card][ability]
    if not entry.slots and first >= s.duel.cards:
        return f"{text} > {zone_name(s.place[first])}"
    return f"{text} > {name_of(s, first)}"
