"""Feature hashing of a seat's view: a fixed-width row of numbers.

Every fact of a view falls into one bucket by a hash of its path, so that one row fits all games, decks and future
cards; the hash is CRC-32, the same on every machine.
"""

from collections.abc import Iterator
from math import copysign, log1p
from typing import Final
from zlib import crc32

__all__ = ["OPTION_WIDTH", "WIDTH", "observed", "option_row"]

WIDTH: Final = 2048  # maximum number of values in an observation
OPTION_WIDTH: Final = 64  # number of values in an option's row
SIGN: Final = 1 << 31
LEFT_OUT: Final = frozenset(["options", "log"])  # parts of a view that are not encoded here; options have separate rows


def observed(view: dict[str, object], width: int = WIDTH) -> list[float]:
    """A view as numbers."""
    row = [0.0] * width
    for name, value in _facts("", view):
        _add(row, name, value)
    return row


def option_row(notation: str, width: int = OPTION_WIDTH) -> list[float]:
    """An option as numbers: its words, each also with its position."""
    row = [0.0] * width
    for at, word in enumerate(notation.lower().split()):
        _add(row, word, 1.0)
        _add(row, f"{at} {word}", 1.0)
    return row


def _add(row: list[float], name: str, value: float) -> None:
    number = crc32(name.encode())
    row[number % len(row)] += -value if number & SIGN else value


def _facts(path: str, value: object) -> Iterator[tuple[str, float]]:
    """Every number and word of a view with its path; facts of a card are listed under the card's name."""
    if isinstance(value, dict):
        code = value.get("code")
        here = f"{path}<{code}>" if isinstance(code, str) else path
        for key, each in value.items():
            if path or key not in LEFT_OUT:
                yield from _facts(f"{here}.{key}", each)
    elif isinstance(value, (list, tuple)):
        for at, each in enumerate(value):
            inside = isinstance(each, dict) and "code" in each  # in a list of cards the order does not matter
            yield from _facts(f"{path}[]" if inside else f"{path}[{at}]", each)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, (bool, int, float)):
        yield path, copysign(log1p(abs(value)), value)
