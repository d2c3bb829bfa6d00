"""The contents of a position of Invasion, as JSON Schema."""

from typing import Final

from ...effects.positions.schema import NUMBER, SEAT, YES, card_in, cards_of, closed, seats_of
from ..words import PHASE_KEYS, RACE_KEYS, SEATS, ZONE_NAMES
from .moment import TURN_KEYS
from .position import CARD_KEYS, SEAT_KEYS

LYING: Final = {
    "corrupted": YES,
    "facedown": YES,
    "on": NUMBER,
    "attached": {"type": "array"},
    "experience": {"type": "array"},
    "kept": {"type": "array"},
}
CARDS: Final = cards_of(card_in(CARD_KEYS, LYING))
HELD: Final = cards_of(card_in({"card", "known"}))
SEAT_SCHEMA: Final = closed(
    {
        "capital": {"enum": list(RACE_KEYS[1:])},
        "resources": NUMBER,
        **dict.fromkeys((*ZONE_NAMES, "legend"), CARDS),
        "developments": closed({}, ZONE_NAMES),
        "hand": HELD,
        "deck": {"oneOf": [NUMBER, {"type": "array"}]},
        "damage": closed(dict.fromkeys(ZONE_NAMES, NUMBER), ZONE_NAMES),
        "burning": {"type": "array", "items": {"enum": list(ZONE_NAMES)}},
    },
    SEAT_KEYS,
)
TURN: Final = closed({"seat": SEAT, "first": SEAT, "number": NUMBER, "phase": {"enum": list(PHASE_KEYS)}}, TURN_KEYS)
SEATED: Final = seats_of(SEAT_SCHEMA, SEATS)
POSITION: Final[dict[str, object]] = closed({"turn": TURN, **SEATED}, {"turn", "options", *SEATED})
