"""Plain data, as in JSON and YAML: its types, and strict readers of its numbers.

A damaged save must be refused, not become a strange game.
"""

from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, object]

# A decoded JSON object: the code that reads it must check the types of its values.
JsonData: TypeAlias = dict[str, Any]
JsonList: TypeAlias = list[Any]


def number(value: object) -> int:
    """A whole number; a text or a bool is refused."""
    if type(value) is not int:
        raise ValueError(f"{value!r} is no number")
    return int(value)


def numbers(values: object) -> list[int]:
    """A list of whole numbers."""
    if not isinstance(values, list):
        raise ValueError(f"{values!r} is no list of numbers")
    return [number(value) for value in values]


def sized(values: object, size: int) -> list[int]:
    """Exactly `size` whole numbers: a column."""
    found = numbers(values)
    if len(found) != size:
        raise ValueError("a column is too long or too short")
    return found


def truth(value: object) -> bool:
    """A bool."""
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is neither true nor false")
    return value
