"""A move as data, with the fields that options have in views; the server converts it to notation."""

from __future__ import annotations

import msgspec

from .words import Short, Whole

UNSET = -1


class ThingData(msgspec.Struct, omit_defaults=True):
    """A card or place by one of the names it has in the seat's view; a slot needs a place."""

    id: Whole = UNSET
    place: Whole = UNSET
    slot: Whole = UNSET
    square: Short = ""
    code: Short = ""


class MoveData(msgspec.Struct, omit_defaults=True):
    """An action of a seat, offered or not; it may be incomplete, for example without a target."""

    verb: Short
    card: ThingData | None = None
    to: ThingData | None = None
    amount: Whole = UNSET
