"""The table document that a group of viewers receives, with its checksum and its changes from earlier ones."""

from __future__ import annotations

import itertools
from typing import Final

import msgspec

from ....engine.plain import JsonObject
from ...protocol import Change, Document
from .delta import changes, checksum

SERIAL: Final = itertools.count()


class SharedDocument:
    """A document shared by all viewers with the same view."""

    def __init__(self, document: Document, table: JsonObject, windows: list[JsonObject]) -> None:
        self.serial = next(SERIAL)
        self.document = document
        self.plain = {
            "table": table,
            "you": msgspec.to_builtins(document.you),
            "view": document.view,
            "windows": windows,
            "talk": msgspec.to_builtins(document.talk),
        }
        self._check = ""
        self._since: dict[int, list[Change]] = {}

    @property
    def check(self) -> str:
        """The checksum of the document."""
        if not self._check:
            self._check = checksum(self.plain)
        return self._check

    def since(self, before: SharedDocument) -> list[Change]:
        """The changes from an earlier document; computed once for all viewers who were sent that one."""
        found = self._since.get(before.serial)
        if found is None:
            found = self._since[before.serial] = changes(before.plain, self.plain)
        return found
