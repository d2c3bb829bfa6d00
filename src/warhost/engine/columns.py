"""Types that declare the columns of a state and the fields of a step or record.

`tools/columns.py` generates from the columns of a state class how they are initialised, copied and saved.  A column
that does not start with its type's default names its initial value: `attacker: Annotated[int, NOTHING]`; in quotes,
this may be any expression over values that never change in the game.

`tools/records.py` generates the constructor, copies and saved form from the fields of a step or record class:

    class PossibleResponse(Record):
        occurrence: Occurrence
        seat: int
        entries: Annotated[tuple[AbilityEntry, ...], ()]  # with a default

In quotes, the second part of `Annotated` is an expression over the other fields: such a field is neither a parameter of
the constructor nor saved.  A copy may pass on `Annotated[Derived[T], "expression"]`.  A field that is marked `NEWER` is
missing in old saves, which then get its default.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, TypeVar

T = TypeVar("T")

Bytes: TypeAlias = bytearray  # a byte for each card or object
Wide: TypeAlias = list[int]  # a number for each card or object, for values above 255
BySeat: TypeAlias = bytearray  # a byte for each player
Derived = Annotated[T, "worked out from the others and replaced whole: clones share it, and it is not saved"]
Tracked = Annotated[T, "follows from the others and changes with them: it is copied, and not saved"]

PlacedCard: TypeAlias = int  # a card id that follows the place: if a redeal changes ids, the id of the card now there
SeenCard: TypeAlias = int  # the id of a card that everyone has seen: it follows the card, not the place
PlacedCards: TypeAlias = tuple[PlacedCard, ...]
Flag: TypeAlias = bool  # a bool that is saved as 0 or 1; a plain `bool` is saved as true or false
Inline = Annotated[T, "a record whose fields are saved among those of its holder, not as a separate list"]

NEWER: Final = "newer than the oldest saves that are still loaded"


class Record:
    """A value with declared fields that never changes once made."""

    __slots__ = ()
