"""Proves that the mutation of a selector makes no difference, from the kinds of things it can apply to.

A selector applies to the cards of one event, the choices of a verb, or the cards of a pile.  Each game lists these
domains with their rules.  Two selectors are equal in a domain if they agree for each kind of thing in it.
Words that the kind does not determine are tried both as true and as false (a truth table).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

from ...effects.language.select import Both, Either, Selector, Without

STEP: Final = re.compile(r"\[(\d+)\]|\.([a-z_]+)")
MOST_WORDS: Final = 12  # maximum number of variables of a truth table, which has 2^n rows

Truth = Callable[[Selector, int], bool | None]  # function: True if things of a kind match a selector, None if undecided


@dataclass(frozen=True)
class Domain:
    """The kinds of things to which a selector in a definition can apply, with the rule that excludes others.

    `known`: selectors with a known value for all of these things; for example, only ready cards can be exhausted.
    """

    kinds: tuple[int, ...]
    reason: str
    known: tuple[tuple[Selector, bool], ...] = ()


@dataclass(frozen=True)
class Place:
    """A field that contains a selector, with the words around it from the outermost to the one with the field."""

    field: str
    around: tuple[Any, ...]

    @property
    def word(self) -> Any:
        return self.around[-1]

    @property
    def name(self) -> str:
        return f"{type(self.word).__name__}.{self.field}"

    def enclosing(self, kind: type) -> Any:
        """The innermost enclosing word of a class, or None."""
        return next((word for word in reversed(self.around) if isinstance(word, kind)), None)


@dataclass(frozen=True)
class Domains:
    """A game's domains by field (`Move.to`), and the truth of selectors by kind.

    `simplified` removes conditions that follow from the rest of a selector or text, and returns the rule as well.
    """

    truth: Truth
    fields: Mapping[str, Callable[[Place], Domain | None]] = field(default_factory=dict)
    within: Callable[[Place, Selector], Domain | None] = lambda place, of: None  # the selector's own domain
    simplified: Callable[[Place, Selector], tuple[Selector, str]] = lambda place, of: (of, "")

    def reason(self, parts: tuple[object, ...], path: str, changed: tuple[object, ...]) -> str:
        """Why a mutation at a path of a card's text is equivalent, or "" if that cannot be proved here."""
        found = changed_set(parts, path, changed)
        if found is None:
            return ""
        place, before, after = found
        look_up = self.fields.get(place.name)
        domain = look_up(place) if look_up is not None else None
        if domain is None:
            domain = _common(self.within(place, before), self.within(place, after))
        if domain is None:
            return ""
        if self.are_equal(before, after, domain):
            return domain.reason
        (before, rule), (after, _) = self.simplified(place, before), self.simplified(place, after)
        return rule if self.are_equal(before, after, domain) else ""

    def are_equal(self, one: Selector, other: Selector, domain: Domain) -> bool:
        """True if both selectors contain the same things of the domain."""
        known = {repr(word): holds for word, holds in domain.known}
        for kind in domain.kinds:
            unknown = {repr(word) for word in (*_words(one), *_words(other)) if self.truth(word, kind) is None}
            open_words = sorted(unknown - known.keys())
            if len(open_words) > MOST_WORDS:
                return False
            for values in product((False, True), repeat=len(open_words)):
                held = {**known, **dict(zip(open_words, values, strict=True))}
                if self._has(one, kind, held) != self._has(other, kind, held):
                    return False
        return True

    def _has(self, of: Selector, kind: int, held: Mapping[str, bool]) -> bool:
        if isinstance(of, Both):
            return self._has(of.one, kind, held) and self._has(of.other, kind, held)
        if isinstance(of, Either):
            return self._has(of.one, kind, held) or self._has(of.other, kind, held)
        if isinstance(of, Without):
            return self._has(of.one, kind, held) and not self._has(of.other, kind, held)
        decided = self.truth(of, kind)
        return held[repr(of)] if decided is None else decided


NO_DOMAINS: Final = Domains(lambda word, kind: None)


def changed_set(parts: object, path: str, changed: object) -> tuple[Place, Selector, Selector] | None:
    """The place of the mutated selector, its old and its new value; None if the mutation is not in a selector."""
    steps = [(int(at) if at else name) for at, name in STEP.findall(path)]
    before = _along(parts, steps)
    after = _along(changed, steps)
    for at in range(len(steps), 0, -1):
        holds_set = at < len(before) and isinstance(before[at], Selector) and not _is_joint(before[at - 1])
        if holds_set and isinstance(steps[at - 1], str):
            if at < len(after) and isinstance(after[at], Selector) and type(after[at - 1]) is type(before[at - 1]):
                return Place(str(steps[at - 1]), tuple(before[:at])), before[at], after[at]
            return None
    return None


def conjuncts(of: Selector) -> list[Selector]:
    """The selectors whose intersection a selector is."""
    return [*conjuncts(of.one), *conjuncts(of.other)] if isinstance(of, Both) else [of]


def _common(one: Domain | None, other: Domain | None) -> Domain | None:
    """The domain that both selectors name; None if the mutation has removed the pile."""
    return one if one is not None and one == other else None


def _along(value: Any, steps: list[int | str]) -> list[Any]:
    """The values along a path, until it ends."""
    found = [value]
    for step in steps:
        try:
            value = value[step] if isinstance(step, int) else getattr(value, step)
        except (AttributeError, IndexError, TypeError):
            break
        found.append(value)
    return found


def _is_joint(word: object) -> bool:
    return isinstance(word, (Both, Either, Without))


def _words(of: Selector) -> Iterator[Selector]:
    """The parts of a selector that are not combinations of others."""
    if isinstance(of, (Both, Either, Without)):
        yield from _words(of.one)
        yield from _words(of.other)
    else:
        yield of
