"""The contents of a Lords of War position, as JSON Schema."""

from typing import Final

from ...engine.scenarios.schema import Schema, closed
from .position import HAND_KEYS, POSITION_KEYS, SEAT_KEYS, TURN_KEYS, UNIT_KEYS

MOST_SEATS: Final = 6
NUMBER: Final[Schema] = {"type": "integer"}
NAME: Final[Schema] = {"type": "string"}

UNIT: Final = {"oneOf": [NAME, closed({"card": NAME, "owner": NUMBER, "marks": {"type": "array"}}, UNIT_KEYS)]}
HELD: Final = {"oneOf": [NAME, closed({"card": NAME, "known": {"type": "boolean"}}, HAND_KEYS)]}
SEAT: Final = closed(
    {
        "army": NAME,
        "hand": {"type": "array", "items": HELD},
        "deck": {"type": "array"},
        "board": {"type": "object", "additionalProperties": UNIT},
        "captured": {"type": "array"},
        "first turn": {"type": "boolean"},
    },
    SEAT_KEYS,
)
SEATED: Final = {f"seat {number}": SEAT for number in range(1, MOST_SEATS + 1)}
POSITION: Final = closed(
    {
        "turn": closed({"seat": NUMBER, "phase": NAME, "number": NUMBER, "place": NUMBER}, TURN_KEYS),
        "cards": {"type": "object"},
        "options": {"type": "object"},
        "quiet turns": NUMBER,
        "extra turns": {"type": "array"},
        **SEATED,
    },
    {*POSITION_KEYS, *SEATED},
)
