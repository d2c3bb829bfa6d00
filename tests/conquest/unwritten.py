"""A card of the game whose text nobody has written yet: all are written by now, so one is made to wait again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from warhost.conquest.card import Card
from warhost.conquest.library import LIBRARY, official


@contextmanager
def unwritten(code: str) -> Iterator[Card]:
    """The card has a keyword that the rules do not know, and cannot be played meanwhile."""
    written = official()[code]
    waiting = replace(written, keywords=(*written.keywords, ("unheard-of", 0)))
    LIBRARY.replace(waiting)
    try:
        yield waiting
    finally:
        LIBRARY.replace(written)
