"""Notation of cards, zones and options of action windows."""

from __future__ import annotations

from typing import Final

from ....effects.circumstances import NOTHING
from ....effects.views.presentation import Openings
from ....engine.events import NO_NUMBER
from ....engine.moves import TITLED, TITLED_INTO, FixedMove, Move, MoveFormat
from ...state import InvasionState
from ...words import SEATS, ZONE_NAMES
from .costs import cost_of
from .gained import entry_of, which_of
from .openings import DEVELOP_CARD, NO_FIRST, PASS, PLAY_CARD, TAKE_CHANCE, TAKE_OCCASION, parts, taken


def zone_name(place: int) -> str:
    return ZONE_NAMES[place // SEATS]


def opening_move(s: InvasionState, code: int) -> Move:
    """The move of an option in an action window; it is cached unless it responds to something."""
    if code != PASS:
        if parts(code)[0] in (TAKE_OCCASION, TAKE_CHANCE):
            use = taken(s, s.seat, code)  # not cached: the use refers to the card wherever it is now
            return Move("use", use.source, ability=use.ability.key, manner=TITLED)
    move = s.duel.moves[code] = _lasting_move(s, code)
    return move


def _lasting_move(s: InvasionState, code: int) -> Move:
    """The cached move of an option whose card and zone always have the same names; other targets may be renamed."""
    if code == PASS:
        return FixedMove("pass")
    action, card, ability, first = parts(code)
    if action == DEVELOP_CARD:
        return FixedMove("develop", card, first, manner=TITLED_INTO)
    played = action == PLAY_CARD
    entry = s.duel.play[card] if played else entry_of(s, card, ability)
    verb, key = ("play", "") if played else ("use", entry.key)
    into = not entry.slots and first >= s.duel.cards
    manner = TITLED_INTO if into else TITLED
    if not played and len(s.duel.acting[card]) + entry.gained > 1:
        manner = MoveFormat(manner.bits, which=which_of(s, card, entry))
    if first == NO_FIRST:
        return FixedMove(verb, card, NOTHING, key, manner)
    return FixedMove(verb, card, first, key, manner) if into else Move(verb, card, first, NO_NUMBER, key, manner)


def opening_cost(s: InvasionState, code: int) -> int:
    """The cost of an option in an action window."""
    return cost_of(s, taken(s, s.seat, code))


OPENINGS: Final = Openings(opening_move, opening_cost, PASS)
