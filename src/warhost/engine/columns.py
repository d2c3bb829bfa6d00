"""What a column of a state is: by these types `tools/columns.py` writes how all of them are blank, copied and saved.

A column that is not blank as its type is says how it begins: `attacker: Annotated[int, NOTHING]`; in quotes that may
be any expression of what never changes in the game.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypeVar

T = TypeVar("T")

Bytes: TypeAlias = bytearray  # a byte for each card or object
Wide: TypeAlias = list[int]  # a number for each, where a byte has no room for it
BySeat: TypeAlias = bytearray  # a byte for each player
Worked = Annotated[T, "worked out from the others and replaced whole: clones share it, and it is not saved"]
Tracked = Annotated[T, "follows from the others and changes with them: it is copied, and not saved"]
