"""A move as data, with the fields that options have in views; the server converts it to notation."""

from __future__ import annotations

import msgspec

from .words import Short, Whole

UNSAID = -1


class MeantThing(msgspec.Struct, omit_defaults=True):
    """A card or place by one of the names it has in the seat's view; a slot needs a place."""

    id: Whole = UNSAID
    place: Whole = UNSAID
    slot: Whole = UNSAID
    square: Short = ""
    code: Short = ""


class MeantMove(msgspec.Struct, omit_defaults=True):
    """An action of a seat, offered or not; it may be incomplete, for example without a target."""

    verb: Short
    card: MeantThing | None = None
    to: MeantThing | None = None
    amount: Whole = UNSAID
