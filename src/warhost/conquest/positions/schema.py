"""The contents of a position of Conquest, as JSON Schema."""

from typing import Final

from ...effects.positions.schema import NAME, NAMES, NUMBER, SEAT, YES, card_in, cards_of, closed, seats_of
from ..words import SEATS
from .moment import BEGINNINGS, TURN_KEYS
from .position import CARD_KEYS, POSITION_KEYS, RESERVE_KEYS, SEAT_KEYS, STAND_IN_KEYS, WARLORD_KEYS

LYING: Final = {"exhausted": YES, "moved": YES, "place": SEAT, "bloodied": YES, "attached": {"type": "array"}}
CARDS: Final = cards_of(card_in(CARD_KEYS, LYING))
HELD: Final = cards_of(card_in({"card", "known"}))
STAND_IN: Final = closed({"damage": NUMBER, "tokens": NUMBER, "gained": {"type": "array"}, **LYING}, STAND_IN_KEYS)
RESERVED: Final = cards_of(card_in(RESERVE_KEYS, {"unit": STAND_IN}))
SEAT_SCHEMA: Final = closed(
    {
        "warlord": card_in(WARLORD_KEYS, LYING),
        "resources": NUMBER,
        "hand": HELD,
        "deck": {"oneOf": [NUMBER, HELD]},
        "discard": NAMES,
        "hq": CARDS,
        "planets": {"type": "object", "additionalProperties": CARDS},
        "reserve": {"type": "object", "additionalProperties": RESERVED},
        "victory display": NAMES,
        "limited": YES,
        "dial": SEAT,
        "synapse dial": SEAT,
        "enslaved": NAME,
    },
    SEAT_KEYS,
)
TURN: Final = closed({"seat": SEAT, "asked": SEAT, "phase": {"enum": list(BEGINNINGS)}, "window": NAME}, TURN_KEYS)
SEATED: Final = seats_of(SEAT_SCHEMA, SEATS)
POSITION: Final[dict[str, object]] = closed(
    {"turn": TURN, "planets": {"type": "array"}, "face down": NUMBER, **SEATED}, {*POSITION_KEYS, *SEATED}
)
