"""Shared parts of the comments above card texts."""

from __future__ import annotations

from typing import Final

X: Final = -1


def number(value: int | None) -> str:
    """A printed number."""
    return "X" if value == X else str(value or 0)
