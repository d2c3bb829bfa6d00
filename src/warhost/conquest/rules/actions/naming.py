"""Cards, places and openings in notation."""

from __future__ import annotations

from ....engine.errors import BadNotation
from ....engine.notation import is_number
from ...library import planet_cards
from ...state import NO_PLANET, ConquestState
from ...words import DISCARD, LINE, SEATS
from .openings import DEPLOY_CARD, LAY_CARD, NO_FIRST, PLAY_EVENT, entry_of, gained_by, parts


def planet_name(s: ConquestState, position: int) -> str:
    """A planet by its name, a face-down or empty place in the line by its number."""
    number = s.planets[position]
    if number == NO_PLANET or not s.is_face_up(position):
        return f"planet {position + 1}"
    return planet_cards()[number].name


def name_of(s: ConquestState, card: int) -> str:
    """A card by its name, a planet by its own, a headquarters by whose it is."""
    duel = s.duel
    if card < duel.cards:
        at = s.in_reserve(card)
        return duel.defs[card].name if at < 0 else f"reserve at {planet_name(s, at)}"
    if card < duel.cards + LINE:
        return planet_name(s, card - duel.cards)
    seat = card - duel.cards - LINE
    return "own HQ" if seat == (s.seat if s.seat >= 0 else s.active) else "enemy HQ"


def opening_name(s: ConquestState, code: int) -> str:
    """An option of an action window or a deploy turn."""
    action, card, ability, first = parts(code)
    name = s.duel.defs[card].name
    if s.place[card] // SEATS == DISCARD and action in (PLAY_EVENT, DEPLOY_CARD):
        name = f"{name} from discard"
    if action == LAY_CARD:
        return f"reserve {name} > {name_of(s, first)}"
    if action == DEPLOY_CARD:
        supports = first >= s.duel.cards + LINE
        return f"deploy {name}" if supports else f"deploy {name} > {name_of(s, first)}"
    text = f"play {name}" if action == PLAY_EVENT else f"use {name}"
    acting = [*s.duel.acting[card], *gained_by(s, s.seat, card)] if action != PLAY_EVENT else []
    if len(acting) > 1:
        text = f"{text} {acting.index(entry_of(s, s.seat, card, ability)) + 1}"
    return text if first == NO_FIRST else f"{text} > {name_of(s, first)}"


# --- and back ---------------------------------------------------------------------------------------------------


def find(s: ConquestState, name: str, among: list[int]) -> int:
    """The card of a name, in any of these; `#2` is the second one."""
    wanted, _, count = name.partition(" #")
    number = int(count) if is_number(count) else 1
    found = [card for card in among if name_of(s, card).lower() == wanted.strip()]
    if len(found) < number:
        raise BadNotation(f"there is no {name!r} here")
    return found[number - 1]


def own_first(s: ConquestState, seat: int) -> list[int]:
    """The cards in play, a player's own before the other's."""
    own = [card for card in s.in_play() if s.controller[card] == seat]
    return [*own, *[card for card in s.in_play() if s.controller[card] != seat]]


def is_name(s: ConquestState, name: str) -> bool:
    """Whether a card of this game has this name."""
    return any(facts.name.lower() == name for facts in s.duel.defs)


def must_be_known(s: ConquestState, name: str) -> None:
    """A name that no card of this game has is a mistake."""
    if not is_name(s, name):
        raise BadNotation(f"there is no card {name!r} in this game")
