"""The difference between two documents of plain data, as few small changes, and a checksum to tell that both agree."""

from __future__ import annotations

import zlib
from copy import deepcopy
from typing import Any, Final

import msgspec

from ...protocol import Change, Drop, Put, Splice

Path = list[str | int]
MISSING: Final = object()
PLAIN: Final = (int, str, bool)  # has no parts
PARTED: Final = frozenset((dict, list))
ENCODER: Final = msgspec.json.Encoder(order="sorted")  # an eighth of the time of json.dumps


def checksum(document: object) -> str:
    """CRC-32 of the document as JSON with sorted keys, no blanks and letters as they are, in eight hex digits.

    It tells a client that it has lost the thread; nobody is to be kept from forging it.
    """
    return f"{zlib.crc32(ENCODER.encode(document)):08x}"


def changes(before: object, after: object) -> list[Change]:
    """What turns one document into the other."""
    found: list[Change] = []
    if before != after or type(before) is not type(after):
        _compare(before, after, [], found)
    return found


def changed(document: object, by: list[Change]) -> Any:
    """The document after the changes; the given one stays as it is."""
    root = deepcopy(document)
    return carry_out(root, deepcopy(by))


def carry_out(document: object, by: list[Change]) -> Any:
    """The same in place: the document itself changes, and may share what the changes hold."""
    root = [document]
    for change in by:
        path: Path = [0, *change.path]
        holder: Any = root
        for name in path[:-1]:
            holder = holder[name]
        if isinstance(change, Drop):
            del holder[path[-1]]
        elif isinstance(change, Put):
            holder[path[-1]] = change.value
        else:
            holder[path[-1]][change.at : change.at + change.gone] = change.items
    return root[0]


def _compare(before: object, after: object, path: Path, found: list[Change]) -> None:
    """What two parts differ in that are not equal.  Most of a document is: that is found out in C, at once."""
    if type(before) is not type(after):
        found.append(Put(path, after))
    elif isinstance(before, dict) and isinstance(after, dict):
        if before.keys() != after.keys():
            for name in before:
                if name not in after:
                    found.append(Drop([*path, name]))
        for name, value in after.items():
            old = before.get(name, MISSING)
            if old is value:
                continue
            if old is MISSING:
                found.append(Put([*path, name], value))
            elif old != value or type(old) is not type(value):
                if type(value) in PLAIN:
                    found.append(Put([*path, name], value))
                else:
                    _compare(old, value, [*path, name], found)
    elif isinstance(before, list) and isinstance(after, list):
        _compare_lists(before, after, path, found)
    else:
        found.append(Put(path, after))


def _compare_lists(before: list[object], after: list[object], path: Path, found: list[Change]) -> None:
    """Leave out what is equal at both ends; compare the middle item by item, or replace it where items came or went."""
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    gone, come = len(before) - start - end, len(after) - start - end
    if gone == come and PARTED.issuperset(map(type, before[start : start + gone])):
        for at in range(start, start + gone):
            if before[at] != after[at] or type(before[at]) is not type(after[at]):
                _compare(before[at], after[at], [*path, at], found)
    elif gone or come:
        found.append(Splice(path, start, gone, after[start : start + come]))
