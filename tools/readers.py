"""Generates `readers.py` of a package, which reads saved steps and records (`tools/records.py` writes it)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.declarations import SOURCE, STEP, Declared, Field, Source
from tools.field_kinds import EFFECTS, field_kind, reading, snake
from tools.game_list import GAMES
from tools.layout import bracketed, distance, import_lines, relative

HEAD = '''"""Reads saved steps of {package}{records}: a table of functions by class name.

Written by `python -m tools.records` from the fields that the classes declare; do not edit.
"""

from __future__ import annotations
'''
HOMES = {  # name used in generated code -> its module
    "JsonList": "engine.plain",
    "number": "engine.plain",
    "numbers": "engine.plain",
    "truth": "engine.plain",
    "AnyStep": "engine.steps",
    "Step": "engine.steps",
    "AbilityRegistry": "effects.language.abilities",
}


@dataclass(frozen=True)
class Readers:
    """The settings for the readers of a package."""

    package: str
    state: str = ""  # the type of the state on which the package's steps work
    others: Sequence[str] = ()  # packages from which this package uses the readers of records
    has_book: bool = True  # True if reading saved data needs the registry of abilities

    @property
    def path(self) -> Path:
        return SOURCE / self.package / "readers.py"

    @property
    def step(self) -> str:
        """The type of its steps."""
        return f"Step[{self.state}]" if self.state else "AnyStep"


READERS = (
    Readers("effects"),
    *[Readers(name, **each["readers"]) for name, each in GAMES.items()],
)


def saved_fields(source: Source, declared: Declared) -> list[Field]:
    """The saved fields in their order: an effect is a number in the ability of the use, which must come first."""
    found = [field for field in declared.fields if field.is_saved]
    effects = [field for field in found if field_kind(source, declared, field).name in EFFECTS]
    others = [field for field in found if field not in effects]
    at = [field.name for field in others].index("use") + 1 if effects else 0
    return [*others[:at], *effects, *others[at:]]


def arguments(source: Source, declared: Declared) -> tuple[str, list[str]]:
    """The use that must be read first, if there is one, and the arguments of the constructor."""
    data = [f"saved[{at}]" for at in range(int(declared.is_step), 100)]
    fields = saved_fields(source, declared)
    has_effect = [field for field in fields if field_kind(source, declared, field).name in EFFECTS]
    use = ""
    values: dict[str, str] = {}
    for field in fields:
        item = data[0]
        value = reading(field_kind(source, declared, field), data)
        if field.is_newer:
            value += f" if len(saved) > {item[6:-1]} else {field.default}"
        if has_effect and field.name == "use":
            use, value = f"use = {value}", "use"
        values[field.name] = value
    return use, [values[field.name] for field in declared.fields if field.is_saved]


def function(source: Source, declared: Declared, kind: Declared, name: str) -> list[str]:
    """The function that reads a step or record."""
    use, values = arguments(source, declared)
    return [
        f"def {name}(book: AbilityRegistry, saved: JsonList) -> {kind.name}:",
        *([f"    {use}"] if use else []),
        *bracketed(f"    return {kind.name}(", values, ")", 0),
    ]


def readers_of(source: Source, readers: Readers) -> str:
    """The generated module."""
    own = [each for each in source.declared.values() if each.module.name.split(".")[0] == readers.package]
    own.sort(key=lambda each: each.name)
    records = [each for each in own if not each.is_step and source.is_saved(each)]
    steps = [each for each in own if each.is_step and each.is_concrete]
    twice = {each.name for each in steps if [other.name for other in steps].count(each.name) > 1}
    if twice:
        raise ValueError(f"{readers.package} has several steps that are called {sorted(twice)}")
    held = [each for each in steps if each.declaring.key != STEP]
    blocks = [function(source, each, each, f"read_{snake(each.name)}") for each in records]
    blocks += [function(source, each.declaring, each, f"_{snake(each.name)}") for each in held]
    table = [f'    "{each.stored_name}": _{snake(each.name)},' for each in held]
    if readers.has_book:
        kind = f"Final[dict[str, Callable[[AbilityRegistry, JsonList], {readers.step}]]]"
        blocks.append([f"READERS: {kind} = {{", *table, "}"] if table else [f"READERS: {kind} = {{}}"])
    listed = [each for each in steps if each not in held]
    if listed:
        kinds = [f"    {each.name}," for each in listed]
        blocks.append([f"STEPS: Final[tuple[type[{readers.step}], ...]] = (", *kinds, ")"])
    body = "\n\n\n".join("\n".join(block) for block in blocks)
    homes = HOMES | ({readers.state: f"{readers.package}.state"} if readers.state else {})
    for package in readers.others:
        shared = [each for each in source.declared.values() if each.module.name.split(".")[0] == package]
        homes |= {f"read_{snake(each.name)}": f"{package}.readers" for each in shared if not each.is_step}
    homes |= {each.name: each.module.name for each in own if each in steps or not each.is_step}
    imports: dict[str, set[str]] = {}
    for name, home in homes.items():
        if is_used(name, body):
            imports.setdefault(relative(home, f"{readers.package}.readers"), set()).add(name)
    head = [HEAD.format(package=readers.package.capitalize(), records=" and its records" if records else "")]
    if "Callable[" in body:
        head.append("from collections.abc import Callable")
    head.append("from typing import Final\n")
    head += [line for home in sorted(imports, key=distance) for line in import_lines(home, imports[home])]
    return "\n".join(head) + ("\n\n\n" if body.startswith("def") else "\n\n") + body + "\n"


def is_used(name: str, text: str) -> bool:
    """True if a text has a name as a word that is not in quotes."""
    return re.search(rf'(?<!["\w]){name}(?!["\w])', text) is not None
