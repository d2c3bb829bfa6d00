"""Mutation generator: all single changes of a definition, found by walking its frozen dataclasses.

It knows no card, no game and no word of the card language; `Tables` contains what is specific.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass, replace
from typing import Any, Final

from .tables import Tables

SENTINEL: Final = 99  # numbers from here on mean "all": they are replaced by one, instead of being changed by one

Change = tuple[str, str, Any]  # path of the changed field, description, and the changed value


@dataclass(frozen=True)
class Mutant:
    """A definition with one change.  Its id is stable as long as that part of the definition is unchanged."""

    path: str
    change: str
    value: Any

    @property
    def id(self) -> str:
        return f"{self.path}: {self.change}"


def mutants(value: Any, tables: Tables, root: str = "") -> list[Mutant]:
    """All definitions with a single change, without duplicates, in a fixed order."""
    found: dict[str, Mutant] = {}
    seen = {repr(value)}
    for path, change, new in changes(value, tables):
        shown = repr(new)
        mutant = Mutant(f"{root}{path}", change, new)
        if shown not in seen and mutant.id not in found:
            seen.add(shown)
            found[mutant.id] = mutant
    return list(found.values())


def changes(value: Any, tables: Tables, may_be_empty: bool = False) -> Iterator[Change]:
    """The single changes of a value and of all values inside it."""
    if isinstance(value, tuple):
        yield from _of_tuple(value, tables, may_be_empty)
    elif is_dataclass(value) and not isinstance(value, type):
        for of_word in tables.words:
            for change, dropped, new in of_word(value):
                yield "", change if dropped is None else f"{change} {tables.name(dropped)}", new
        for field in fields(value):
            if not tables.skips(value, field.name):
                yield from _of_field(value, field, tables)


def _of_tuple(value: tuple[Any, ...], tables: Tables, may_be_empty: bool) -> Iterator[Change]:
    for at, part in enumerate(value):
        before, after = value[:at], value[at + 1 :]
        if may_be_empty or len(value) > 1:
            yield f"[{at}]", "drop", (*before, *after)
        for path, change, new in changes(part, tables):
            yield f"[{at}]{path}", change, (*before, new, *after)


def _of_field(word: Any, field: Field[Any], tables: Tables) -> Iterator[Change]:
    part = getattr(word, field.name)
    written = field.default is MISSING or part != field.default
    for change, new in replacements(word, field, part, written, tables):
        yield f".{field.name}", change, tables.repaired(word, replace(word, **{field.name: new}))
    if written:
        for path, change, new in changes(
            part, tables, may_be_empty=field.default == () and tables.drops(word, field.name, ())
        ):
            yield f".{field.name}{path}", change, tables.repaired(word, replace(word, **{field.name: new}))


def replacements(word: Any, field: Field[Any], part: Any, written: bool, tables: Tables) -> Iterator[tuple[str, Any]]:
    """The values that may replace the value of a field."""
    has_default = field.default is not MISSING
    codes = tables.code(word, field.name)
    if isinstance(part, bool):
        if written or field.name in tables.toggles:
            yield f"{part} to {not part}", not part
        return
    if isinstance(part, int) and codes is not None:
        for code in codes.get(part, ()) if written or field.name in tables.toggles else ():
            yield f"{part} to {code}", code
    if written and has_default and not isinstance(part, tuple) and tables.drops(word, field.name, field.default):
        yield "drop", field.default
    if isinstance(part, int) and codes is None and written:
        yield from _numbers(part)


def _numbers(number: int) -> Iterator[tuple[str, int]]:
    if abs(number) >= SENTINEL:
        one = 1 if number > 0 else -1
        yield f"{number} to {one}", one
        return
    yield f"{number} to {number + 1}", number + 1
    if number != 0:
        yield f"{number} to {number - 1}", number - 1
