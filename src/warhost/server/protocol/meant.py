"""A move as data, with the fields that options have in views; the server converts it to notation."""

from __future__ import annotations

import msgspec

from .words import Short, Whole

UNSAID = -1


class MeantThing(msgspec.Struct, omit_defaults=True):
    """A card or place as the view of the seat calls it: by one of these; a slot goes with a place."""

    id: Whole = UNSAID
    place: Whole = UNSAID
    slot: Whole = UNSAID
    square: Short = ""
    code: Short = ""


class MeantMove(msgspec.Struct, omit_defaults=True):
    """What a seat would do: offered or not, and perhaps only the beginning of it, without what it is aimed at."""

    verb: Short
    card: MeantThing | None = None
    to: MeantThing | None = None
    amount: Whole = UNSAID
