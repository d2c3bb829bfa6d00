"""Options that combine a number with a card or another object, encoded as one integer."""

from __future__ import annotations

from typing import Final

SIZE: Final = 512  # a pair is stored as one number, a * SIZE + b: more than the objects of any game


def pair(number: int, card: int) -> int:
    """The integer that encodes a number and an object."""
    return number * SIZE + card


def parts(option: int) -> tuple[int, int]:
    """The number and the object of an encoded pair."""
    return option // SIZE, option % SIZE


def card_of(option: int) -> int:
    """The object of an encoded pair."""
    return option % SIZE
