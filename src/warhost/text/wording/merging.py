"""Merges alternatives and grants whose texts differ in a few words only."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Final

FEWEST: Final = 3  # minimum number of common words at the beginning of texts to merge
MOST: Final = 7  # maximum number of words that differ
NUMBER: Final = frozenset("+−0123456789")  # characters with which a number begins
BREAKS: Final = frozenset(".;:,\x1f")  # differing parts with these are clauses, so not merged


def merged(
    texts: list[str], leaning: tuple[str, ...], joined: Callable[[list[str]], str], fewest: int = FEWEST
) -> str | None:
    """The common words of all texts, with their differences joined in between; None if that would not read well.

    `leaning`: words that belong to the next word, such as "your", "one" or a preposition; with a hyphen, prefixes.
    """
    words = [text.replace(",", " ,").split(" ") for text in texts]  # commas may be common words
    shortest = min(map(len, words))
    front = min(_alike(words), shortest - 1)
    back = min(_alike([each[::-1] for each in words]), shortest - 1 - front)
    if front < 1:
        return None
    back = back if back > 1 else 0  # one common word at the end is not enough
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
    """The number of words with which all texts begin."""
    return len(list(takewhile(lambda each: len(set(each)) == 1, zip(*words, strict=False))))


def _leans(word: str, leaning: tuple[str, ...]) -> bool:
    """True for a number, a word in the list, or a word with a prefix in the list (which ends in a hyphen)."""
    return word[:1] in NUMBER or any(
        word == each or (each.endswith("-") and word.startswith(each[:-1])) for each in leaning
    )
