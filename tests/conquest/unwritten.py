"""Makes an implemented card unplayable for a test, because all cards are implemented by now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from warhost.conquest.card import Card
from warhost.conquest.library import LIBRARY, official


@contextmanager
def unwritten(code: str) -> Iterator[Card]:
    """Give the card a keyword that the rules do not know, so that it cannot be played meanwhile."""
    written = official()[code]
    waiting = replace(written, keywords=(*written.keywords, ("unheard-of", 0)))
    LIBRARY.replace(waiting)
    try:
        yield waiting
    finally:
        LIBRARY.replace(written)
