"""Mutation tables: which changes a game's definitions allow in addition to the generic ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..kit import KitPart
from .domains.equivalence import NO_DOMAINS, Domains
from .errata import Errata

Replacement = tuple[str, Any, Any]  # description, the dropped word or None, and the value that replaces it
WordChange = Callable[[Any], list[Replacement]]
Repair = Callable[[Any, Any], Any]  # takes a word before and after a change; returns the changed word, made consistent

IdleField = Callable[[Any, str], bool]  # takes a word and a field name; True if the rules never read that field

Codes = Mapping[str, Mapping[int, tuple[int, ...]]]


@dataclass(frozen=True)
class Tables:
    """The changes of one card language.

    `codes` maps a field (`until`, or `Ability.kind` for one class) to the codes that may replace a code.  A field named
    there holds a code: it is never counted up or down.  `toggles` are truth values and codes that are changed even
    where they have their default.  `skipped` fields are left alone.  `required` ones are never dropped, and neither is
    what would leave a default of one of the `pointers`.  `words` return the replacements of a whole word, `repairs`
    carry a change to where the same thing is written twice, `idle` tells fields that have no effect, and `names` say
    what a word is called by its repr.
    `text_facts` and `number_facts` are the fields of a card's row that are changed, `errata` what undoes corrections,
    and `domains` prove that changes of sets make no difference.
    """

    codes: Codes
    toggles: frozenset[str] = frozenset()
    skipped: frozenset[str] = frozenset()
    required: frozenset[str] = frozenset()
    pointers: tuple[type, ...] = ()
    words: tuple[WordChange, ...] = ()
    repairs: tuple[Repair, ...] = ()
    idle: tuple[IdleField, ...] = ()
    text_facts: tuple[str, ...] = ()
    number_facts: tuple[str, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    errata: Errata = field(default_factory=Errata)
    domains: Domains = NO_DOMAINS

    def code(self, word: object, field: str) -> Mapping[int, tuple[int, ...]] | None:
        """The replacements by code for a field; None if the field holds no code."""
        own = self.codes.get(f"{type(word).__name__}.{field}")
        return own if own is not None else self.codes.get(field)

    def skips(self, word: object, field: str) -> bool:
        if field in self.skipped or f"{type(word).__name__}.{field}" in self.skipped:
            return True
        return any(is_idle(word, field) for is_idle in self.idle)

    def drops(self, word: object, field: str, default: object) -> bool:
        """True if the value of a field may be replaced by its default."""
        return f"{type(word).__name__}.{field}" not in self.required and not isinstance(default, self.pointers)

    def name(self, word: object) -> str:
        """The name of a word in the vocabulary, or else its repr."""
        return self.names.get(repr(word), repr(word))

    def repaired(self, old: object, new: object) -> Any:
        for repair in self.repairs:
            new = repair(old, new)
        return new

    def plus(self, other: Tables) -> Tables:
        """These tables combined with others, which take precedence."""
        return Tables(
            {**self.codes, **other.codes},
            self.toggles | other.toggles,
            self.skipped | other.skipped,
            self.required | other.required,
            (*self.pointers, *other.pointers),
            (*self.words, *other.words),
            (*self.repairs, *other.repairs),
            (*self.idle, *other.idle),
            (*self.text_facts, *other.text_facts),
            (*self.number_facts, *other.number_facts),
            {**self.names, **other.names},
            other.errata if other.errata.undone else self.errata,
            other.domains if other.domains is not NO_DOMAINS else self.domains,
        )


def neighbours(*ordered: int) -> dict[int, tuple[int, ...]]:
    """For each code the codes before and after it, since similar values are confused most easily."""
    found: dict[int, tuple[int, ...]] = {}
    for at, code in enumerate(ordered):
        found[code] = (*ordered[max(0, at - 1) : at], *ordered[at + 1 : at + 2])
    return found


TABLES: Final[KitPart[Tables]] = KitPart("library.mutation")
