"""Numbers out of plain data, taken only for what they are: a damaged save must not become a strange game."""

from typing import Any


def number(value: Any) -> int:
    """A whole number; neither a text nor a truth value is one."""
    if type(value) is not int:
        raise ValueError(f"{value!r} is no number")
    return int(value)


def numbers(values: Any) -> list[int]:
    """A list of whole numbers."""
    if not isinstance(values, list):
        raise ValueError(f"{values!r} is no list of numbers")
    return [number(value) for value in values]


def sized(values: Any, size: int) -> list[int]:
    """So many whole numbers: a column, one for each thing."""
    found = numbers(values)
    if len(found) != size:
        raise ValueError("a column is too long or too short")
    return found


def truth(value: Any) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is neither true nor false")
    return value
