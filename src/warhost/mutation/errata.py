"""Errata, undone: how a card differs without a correction that its definition contains."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Erratum:
    """One card's part of a correction.

    `mutants` are ids of generated mutants that undo it.  Where no single change does, `parts` is the text as it was
    printed; `facts` are the printed facts by their names.
    """

    rule: str
    code: str
    mutants: tuple[str, ...] = ()
    parts: tuple[Any, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Errata:
    """The corrections of a game, and by rule id why one of them cannot be undone in a definition."""

    undone: tuple[Erratum, ...] = ()
    without: Mapping[str, str] = field(default_factory=dict)

    def of(self, code: str) -> list[Erratum]:
        return [each for each in self.undone if each.code == code]

    def rules(self) -> set[str]:
        return {each.rule for each in self.undone} | set(self.without)
