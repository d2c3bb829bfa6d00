"""The parts of a position that all card games share, as JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...engine.scenarios.schema import Schema, closed

__all__ = ["NAME", "NAMES", "NUMBER", "SEAT", "YES", "card_in", "cards_of", "closed", "seats_of"]

NUMBER: Final[Schema] = {"type": "integer", "minimum": 0}
SEAT: Final[Schema] = {"type": "integer", "minimum": 1}
YES: Final[Schema] = {"type": "boolean"}
NAME: Final[Schema] = {"type": "string"}
NAMES: Final[Schema] = {"type": "array", "items": NAME}


def card_in(keys: Iterable[str], more: Schema | None = None) -> Schema:
    """A card: its name, or an object with its name and properties."""
    known: Schema = {
        "card": NAME,
        "known": {"oneOf": [YES, {"type": "array", "items": SEAT}]},
        "damage": NUMBER,
        "tokens": NUMBER,
        "owner": SEAT,
        "by": SEAT,
        "used": {"type": "array", "items": NUMBER},
        "gained": {"type": "array", "items": {"type": "object"}},
        **(more or {}),
    }
    return {"oneOf": [NAME, {**closed(known, keys), "required": ["card"]}]}


def cards_of(card: Schema) -> Schema:
    return {"type": "array", "items": card}


def seats_of(seat: Schema, count: int) -> Schema:
    return {f"seat {number + 1}": seat for number in range(count)}
