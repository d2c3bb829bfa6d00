"""Records of a rules change: their content, the records they take back, and the digests that they compare."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from ....engine.plain import JsonObject
from .records import Record

DIGEST_BYTES: Final = 8
NO_SEAT: Final = -1
CHANGES: Final = ("rules", "abandon")
ABANDONED: Final = "abandoned"  # reason in the outcome of a game that was not continued under new rules: nobody wins
ENCODER: Final = msgspec.json.Encoder(order="sorted")


class RulesChange(msgspec.Struct, frozen=True):
    """Content of a rules change record: the versions, and how many records the new rules could replay."""

    old: str
    new: str
    kept: int  # number of records that remain; later ones before the change are taken back

    def text(self) -> str:
        return f"{self.old} {self.new} {self.kept}"


def read_change(record: Record) -> RulesChange:
    """The change that a record of one of the kinds in CHANGES describes."""
    old, new, kept = record.text.split()
    return RulesChange(old, new, int(kept))


def taken_back(records: list[Record]) -> set[int]:
    """The numbers of all records that a rules change has taken back."""
    found: set[int] = set()
    for record in records:
        if record.kind in CHANGES:
            found.update(range(read_change(record).kept, record.number))
    return found


def views_digest(options: list[str], views: list[JsonObject]) -> str:
    """Digest of a position as shown: the options, and the views of all seats, but not the log."""
    return blake2b(ENCODER.encode([options, views]), digest_size=DIGEST_BYTES).hexdigest()


def versions(records: list[Record], answers: list[int]) -> list[dict[str, str | int]]:
    """The earlier rules versions of a game, and how many of its answers were given before each change.

    `answers`: the numbers of the records of the journal's answers.
    """
    changes = [record for record in records if record.kind == "rules"]
    return [
        {"version": read_change(each).old, "answers": sum(number < each.number for number in answers)}
        for each in changes
    ]
