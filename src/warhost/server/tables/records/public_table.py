"""Entry of the list of public tables, as nodes exchange it."""

from __future__ import annotations

import msgspec

from ...protocol import TableInfo


class PublicTable(msgspec.Struct):
    """A public table, with the data that determines its position in the list."""

    info: TableInfo
    owner: int
    created: int
    here: bool  # True while the table's owner is connected
    home: str = ""  # address from which the table was opened, or its owner's; "" if unknown
