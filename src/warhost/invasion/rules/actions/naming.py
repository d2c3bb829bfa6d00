"""Cards, zones and openings in notation."""

from __future__ import annotations

from ....effects.use import NOTHING
from ....engine.moves import TITLED, TITLED_INTO, Manner, Move
from ...state import InvasionState
from ...words import SEATS, ZONE_NAMES
from .openings import DEVELOP_CARD, NO_FIRST, PLAY_CARD, TAKE_CHANCE, TAKE_OCCASION, parts, taken
from .playing import cost_of


def zone_name(place: int) -> str:
    return ZONE_NAMES[place // SEATS]


def opening_move(s: InvasionState, code: int) -> Move:
    """An option of an action window."""
    action, card, ability, first = parts(code)
    if action == DEVELOP_CARD:
        return Move("develop", card, first, manner=TITLED_INTO)
    if action in (TAKE_OCCASION, TAKE_CHANCE):
        return Move("use", card, ability=taken(s, s.seat, code).ability.key, manner=TITLED)
    played = action == PLAY_CARD
    entry = s.duel.play[card] if played else s.duel.entries[card][ability]
    manner = TITLED_INTO if not entry.slots and first >= s.duel.cards else TITLED
    if not played and len(s.duel.acting[card]) > 1:
        manner = Manner(manner.bits, which=ability + 1)
    return Move(
        "play" if played else "use",
        card,
        NOTHING if first == NO_FIRST else first,
        ability="" if played else entry.key,
        manner=manner,
    )


def opening_cost(s: InvasionState, code: int) -> int:
    """What an option of an action window costs."""
    return cost_of(s, taken(s, s.seat, code))
