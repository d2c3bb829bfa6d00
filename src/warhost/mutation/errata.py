"""Mutants that undo errata: a card's definition without one of its corrections."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Erratum:
    """The correction of one card.

    `mutants`: ids of generated mutants that undo it.  If no single mutation does, `parts` is the text as printed;
    `facts` are the printed facts by name.
    """

    rule: str
    code: str
    mutants: tuple[str, ...] = ()
    parts: tuple[Any, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Errata:
    """The corrections of a game, and by rule id why some cannot be undone in a definition."""

    undone: tuple[Erratum, ...] = ()
    without: Mapping[str, str] = field(default_factory=dict)

    def of(self, code: str) -> list[Erratum]:
        return [each for each in self.undone if each.code == code]

    def rules(self) -> set[str]:
        return {each.rule for each in self.undone} | set(self.without)
