"""Many regular expressions applied to one text; each is tried only where a literal that it needs occurs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

ANY: Final = "\0"  # stands for the parts of a pattern that are not literal
ESCAPE: Final = re.compile(r"\\(.)")
CHARACTER_CLASS: Final = re.compile(r"\[\^?\]?[^\]]*\]")
GROUP: Final = re.compile(r"\((\?:|\?<?[=!]|\?i:)?([^()]*)\)([?*{])?")  # without a group inside; then its repetition
REPEATED: Final = re.compile(r".(?:[?*]|\{\d*(?:,\d*)?\})")
NO_LITERAL: Final = re.compile(r"[.^$?+*{}]")


Replacement = str | Callable[[re.Match[str]], str]


class Rewriter:
    """Replacement rules, a pattern and its replacement each, applied to a text in order."""

    def __init__(self, rules: Iterable[tuple[str, Replacement]]) -> None:
        self.rules: Final = tuple([(required_literal(pattern), re.compile(pattern), words) for pattern, words in rules])

    def __call__(self, text: str) -> str:
        for literal, pattern, words in self.rules:
            if literal in text:
                text = pattern.sub(words, text)
        return text


def required_literal(pattern: str) -> str:
    """The longest literal that every match of a pattern contains; empty if none is known."""
    left = CHARACTER_CLASS.sub(ANY, ESCAPE.sub(_unescaped, pattern))
    while (opened := GROUP.sub(_without_group, left)) != left:
        left = opened
    if "|" in left:
        return ""
    return max(NO_LITERAL.sub(ANY, REPEATED.sub(ANY, left)).split(ANY), key=len)


def _unescaped(found: re.Match[str]) -> str:
    """An escaped character that means itself and nothing else unescaped, such as a hyphen."""
    return ANY if found[1].isalnum() or found[1] in r"()[]{}?*+.^$|\\" else found[1]


def _without_group(found: re.Match[str]) -> str:
    """What a group requires: nothing if it is a choice, optional, a look around, or ignores case."""
    kind, inside, repetition = found.groups()
    if kind not in (None, "?:") or "|" in inside or repetition:
        return ANY + (repetition or "")
    return inside
