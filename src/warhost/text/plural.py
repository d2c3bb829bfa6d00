"""Plural rules in the syntax of Unicode CLDR: `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.

Our messages only count integers, so the operands n and i are the number, and v, w, f, t, c, e are 0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from .message import OTHER, Malformed

CATEGORIES: Final = ("zero", "one", "two", "few", "many", OTHER)
_RELATION: Final = re.compile(r"([nivwftce])(?:\s*%\s*(\d+))?\s*(!?=)\s*([\d.,\s]+)")

Rule = Callable[[int], str]  # returns the plural category of a number


class PluralRules:
    """The plural categories of a language, tested in order; the fallback is `other`."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        unknown = [name for name in rules if name not in CATEGORIES]
        if unknown:
            raise Malformed(f"unknown plural category {unknown[0]!r}")
        self.rules = {name: _condition(rule) for name, rule in rules.items() if name != OTHER}
        self.category: Rule = cache(self._category)

    def _category(self, number: int) -> str:
        for name, alternatives in self.rules.items():
            if any(all(_holds(relation, number) for relation in each) for each in alternatives):
                return name
        return OTHER


class _Relation:
    """A relation such as `i % 10 = 2..4`: an operand is, or is not, in one of several ranges."""

    def __init__(self, text: str) -> None:
        found = _RELATION.fullmatch(text.strip())
        if found is None:
            raise Malformed(f"not a plural rule: {text.strip()!r}")
        self.counts = found[1] in "ni"
        self.modulus = int(found[2] or 0)
        self.equal = found[3] == "="
        try:
            self.ranges = [_range(each) for each in found[4].split(",")]
        except ValueError as wrong:
            raise Malformed(f"not a plural rule: {text.strip()!r}") from wrong


def _range(text: str) -> range:
    first, dots, last = text.strip().partition("..")
    return range(int(first), int(last if dots else first) + 1)


def _condition(rule: str) -> list[list[_Relation]]:
    """A parsed rule: alternatives of relations that must all hold, without the samples after `@`."""
    text = rule.partition("@")[0]
    return [[_Relation(each) for each in part.split(" and ")] for part in text.split(" or ")]


def _holds(relation: _Relation, number: int) -> bool:
    value = number if relation.counts else 0
    if relation.modulus:
        value %= relation.modulus
    return any(value in each for each in relation.ranges) == relation.equal
