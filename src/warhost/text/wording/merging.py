"""Merging of repeated clauses: alternatives and gifts that differ in a few words only."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Final

FEWEST: Final = 3  # words that must be alike in front
MOST: Final = 7  # words that may differ
NUMBER: Final = frozenset("+−0123456789")  # how a number begins
BREAKS: Final = frozenset(".;:,\x1f")  # a difference with one of these is a separate clause


def merged(
    texts: list[str], leaning: tuple[str, ...], joined: Callable[[list[str]], str], fewest: int = FEWEST
) -> str | None:
    """The words that all texts share, with those that differ joined in their midst; None if that does not read well.

    `leaning` are words that belong to what follows them: "your", "one", a preposition; with a hyphen, their beginnings.
    """
    words = [text.replace(",", " ,").split(" ") for text in texts]  # a comma may belong to what is shared
    shortest = min(map(len, words))
    front = min(_alike(words), shortest - 1)
    back = min(_alike([each[::-1] for each in words]), shortest - 1 - front)
    if front < 1:
        return None
    back = back if back > 1 else 0  # a single word is hardly more than the end of a noun
    while front and _leans(words[0][front - 1].lower(), leaning):
        front -= 1
    parts = [each[front : len(each) - back] for each in words]
    differing = [" ".join(part) for part in parts]
    if front < fewest or any(not part or len(part) > MOST for part in parts):
        return None
    if any(BREAKS & set(each) for each in differing) or len(set(differing)) < len(differing):
        return None
    rest = words[0][len(words[0]) - back :] if back else []
    return " ".join([*words[0][:front], joined(differing), *rest]).replace(" ,", ",")


def _alike(words: list[list[str]]) -> int:
    """How many words all of them begin with."""
    return len(list(takewhile(lambda each: len(set(each)) == 1, zip(*words, strict=False))))


def _leans(word: str, leaning: tuple[str, ...]) -> bool:
    """A number, a whole word of the list, or one that begins with a stem of it, which ends in a hyphen there."""
    return word[:1] in NUMBER or any(
        word == each or (each.endswith("-") and word.startswith(each[:-1])) for each in leaning
    )
