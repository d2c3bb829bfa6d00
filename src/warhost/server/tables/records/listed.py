"""Entry of the list of public tables, as nodes exchange it."""

from __future__ import annotations

import msgspec

from ...protocol import TableInfo


class Listed(msgspec.Struct):
    """A public table, with what decides its position in the list."""

    info: TableInfo
    owner: int
    created: int
    here: bool  # True while its owner is connected
    home: str = ""  # the address it was opened from, or its owner's; "" if unknown
