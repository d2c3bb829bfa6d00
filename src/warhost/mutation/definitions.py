"""Access to a game's card definitions for mutation tests: read, replace, restore, and find in the source files."""

from __future__ import annotations

import ast
import inspect
from contextlib import suppress
from dataclasses import fields, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ..effects.language.abilities import AbilityRegistry
from ..effects.language.texts import file_name
from ..effects.language.vocabulary.abilities import NEVER, EventKind
from ..engine.errors import WarhostError
from ..games import find_kit
from ..text.card_words import CARD_WORDS
from ..text.phrasebook import phrasebook
from .errata import Errata
from .generator import Mutant, mutants
from .language import NO_TEXT, SHARED
from .tables import TABLES, Tables

TEXT: Final = "text"
FACTS: Final = "facts"


class Definitions:
    """The card definitions of one game.  The value of a mutant is the parts of a text, or a card with changed facts."""

    def __init__(self, game: str, facts: bool = False) -> None:
        kit = find_kit(game)
        tables, words = kit.get(TABLES), kit.get(CARD_WORDS)
        if tables is None or words is None:
            raise WarhostError(f"the cards of {game} are not written in a card language")
        self.game = game
        self.rules: Any = kit.rules
        self._words = words
        self.library: Any = self._words.library
        self._facts = facts
        self._tables = SHARED.plus(tables).plus(self._vocabulary())
        self._english = phrasebook("en")

    def _vocabulary(self) -> Tables:
        """The mutation tables for neighbouring codes and word names, from the game's vocabulary."""
        names: dict[str, str] = {}
        kinds: dict[int, tuple[int, ...]] = {}
        for event_kind in self._words.event_kinds():
            if NEVER not in (event_kind.after, event_kind.before):
                kinds |= {event_kind.after: (event_kind.before,), event_kind.before: (event_kind.after,)}
        for name, value in self._words.vocabulary().items():
            if not callable(value) and not isinstance(value, (int, EventKind)):
                names.setdefault(repr(value), name)
        return Tables(codes={"When.kind": kinds}, names=names)

    @property
    def book(self) -> AbilityRegistry:
        book: AbilityRegistry = self.rules.saves.book
        return book

    def codes(self) -> list[str]:
        """The cards that can be mutated, in order of release."""
        return [code for code, card in self.library.official().items() if card.playable and self._changes(card)]

    def _changes(self, card: Any) -> bool:
        return bool(card.parts) or any(getattr(card, name) for name in self._tables.text_facts) or self._facts

    def card(self, code: str) -> Any:
        return self.library[code]

    def shown(self, code: str) -> str:
        """The whole definition in one line, from which its digest is made."""
        card = self.card(code)
        printed = [f"{field.name}={getattr(card, field.name)!r}" for field in fields(card)]
        return f"{card.parts!r} {' '.join(printed)}"

    def mutants(self, code: str) -> list[Mutant]:
        """All single mutations of a card's definition: first of its text, then of its facts."""
        card = self.card(code)
        found = []
        if card.parts:
            found.append(Mutant(TEXT, "blank", (NO_TEXT,)))
            found += mutants(card.parts, self._tables, TEXT)
        names = self._tables.text_facts + (self._tables.number_facts if self._facts else ())
        for name in names:
            found += self._of_fact(card, name)
        for erratum in self.errata.of(code):
            if erratum.parts:
                found.append(Mutant(TEXT, f"undo {erratum.rule}", erratum.parts))
            if erratum.facts:
                found.append(Mutant(FACTS, f"undo {erratum.rule}", replace(card, **erratum.facts)))
        return found

    @property
    def errata(self) -> Errata:
        return self._tables.errata

    def why_equivalent(self, code: str, mutant: Mutant) -> str:
        """Why a mutant is equivalent under the rules, or "" if that cannot be proved from the definition."""
        if not mutant.path.startswith(TEXT):
            return ""
        return self._tables.domains.reason(self.card(code).parts, mutant.path, mutant.value)

    def undoes(self, code: str, mutant: str) -> str:
        """The erratum that a mutant undoes, or ""."""
        return "".join([each.rule for each in self.errata.of(code) if mutant in each.mutants][:1])

    def _of_fact(self, card: Any, name: str) -> list[Mutant]:
        value = getattr(card, name)
        new: list[tuple[str, str, Any]] = []
        if isinstance(value, bool):
            new.append(("", f"{value} to {not value}", not value))
        elif isinstance(value, int) and value >= 0:
            new += [("", f"{value} to {value + step}", value + step) for step in (1, -1) if value + step >= 0]
        elif isinstance(value, str) and value:
            new.append(("", f"drop {value}", ""))
        elif isinstance(value, tuple):
            new += [
                (f"[{at}]", f"drop {self._said(each)}", (*value[:at], *value[at + 1 :]))
                for at, each in enumerate(value)
            ]
            new += _keyword_numbers(value)
        found: list[Mutant] = []
        for path, change, to in new:
            with suppress(TypeError):  # compiled card classes reject values of another type
                found.append(Mutant(f"{FACTS}.{name}{path}", change, replace(card, **{name: to})))
        return found

    def _said(self, value: Any) -> str:
        return str(value[0]) if isinstance(value, tuple) else str(value)

    # --- exchange -----------------------------------------------------------------------------------------------

    def install(self, code: str, mutant: Mutant) -> None:
        """Replace the definition of a card by a mutant."""
        if mutant.path.startswith(TEXT):
            self._pages(code).replace(code, mutant.value)
        else:
            self.library.replace(mutant.value)
            self._pages(code).texts.pop(code, None)
        self.book.forget(code)

    def restore(self, code: str, card: Any, parts: tuple[Any, ...]) -> None:
        """Put the definition of a card back."""
        self.library.replace(card)
        if parts:
            self._pages(code).replace(code, parts)
        self.book.forget(code)

    def build(self, code: str) -> list[str]:
        """Compile what the rules need of a card, and its English text; raises the error in the definition."""
        card = self.card(code)
        self.book.abilities_of(code)
        return self._words.lines(self._english, card)

    def _pages(self, code: str) -> Any:
        return self.card(code).printing().pages

    # --- sources ------------------------------------------------------------------------------------------------

    def where(self, code: str, mutant_path: str = TEXT) -> tuple[Path, int]:
        """The file and line of a definition: of its text, or of its row of facts."""
        card = self.card(code)
        folder, file = (file_name(each) for each in card.page())
        if mutant_path.startswith(TEXT) and card.parts:
            lines = _text_lines(f"{card.printing().pages.package}.{folder}.{file}")
            return lines[0], lines[1][code]
        table = Path(inspect.getfile(import_module(f"warhost.{self.game}"))).parent / "facts" / f"{card.page()[0]}.tsv"
        return table, _row_lines(table).get(code, 1)


def _keyword_numbers(value: tuple[Any, ...]) -> list[tuple[str, str, Any]]:
    """Changes of the numbers of keywords, one up or down."""
    found: list[tuple[str, str, Any]] = []
    for at, each in enumerate(value):
        if isinstance(each, tuple) and len(each) == 2 and isinstance(each[1], int) and each[1] > 1:
            for number in (each[1] + 1, each[1] - 1):
                found.append(
                    (f"[{at}]", f"{each[0]} {each[1]} to {number}", (*value[:at], (each[0], number), *value[at + 1 :]))
                )
        elif isinstance(each, int):
            found.append((f"[{at}]", f"{each} to {each + 1}", (*value[:at], each + 1, *value[at + 1 :])))
    return found


@cache
def _text_lines(module: str) -> tuple[Path, dict[str, int]]:
    """A file of card texts, and the line number of each text by code."""
    path = Path(inspect.getfile(import_module(module)))
    found: dict[str, int] = {}
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call) and statement.value.args:
            first = statement.value.args[0]
            if isinstance(first, ast.Constant):
                found[str(first.value)] = statement.lineno
    return path, found


@cache
def _row_lines(table: Path) -> dict[str, int]:
    lines = table.read_text(encoding="utf-8").splitlines()
    return {line.partition("\t")[0]: number for number, line in enumerate(lines, start=1)}
