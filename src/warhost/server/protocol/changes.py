"""Changes of a document (a patch), which are sent instead of the whole document."""

from __future__ import annotations

from typing import Any

import msgspec

from ...engine.plain import JsonList


class Put(msgspec.Struct, tag="put"):
    """Set the value at a path (member names and list indices)."""

    path: list[str | int]
    value: Any


class Drop(msgspec.Struct, tag="drop"):
    """Remove the member at the end of the path."""

    path: list[str | int]


class Splice(msgspec.Struct, tag="splice"):
    """Replace `gone` items from index `at` in the list at the path by `items`."""

    path: list[str | int]
    at: int
    gone: int
    items: JsonList


Change = Put | Drop | Splice
