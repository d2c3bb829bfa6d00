"""Generate the code of steps and records from their declared fields: `python -m tools.records`.

Below a marker line in each class: `__slots__`, the constructor, the copy with some fields replaced, the copy with other
card ids, and the saved form.  In `readers.py` of each package: the functions that read saved steps and records.  It is
straight-line code, because steps are created in hot paths; `tests/repository/test_records.py` fails if it is out
of date.  The types of fields are in `engine/columns.py`.
"""

from __future__ import annotations

import ast
from pathlib import Path

from tools.declarations import MARKER, SOURCE, Declared, Field, Module, Source
from tools.field_kinds import field_kind, field_renamed, is_renamed, plain
from tools.layout import bracketed
from tools.readers import READERS, readers_of, saved_fields


class Writer:
    """Generates the code of one class."""

    def __init__(self, source: Source, declared: Declared) -> None:
        self.source = source
        self.declared = declared
        self.fields = declared.fields

    def lines(self) -> list[str]:
        """The lines below the marker in the class, without methods that are written by hand."""
        if self.declared.is_refined:
            return [f"    {line}" for line in self.renamed()]
        written = [*self.slots(), "", *self.constructor()]
        if self.replaceable:
            written += ["", *self.replaced()]
        if is_renamed(self.source, self.declared) and "renamed" not in self.declared.methods:
            written += ["", *self.renamed()]
        if "saved" not in self.declared.methods and self.source.is_saved(self.declared):
            written += ["", *self.saved()]
        return [f"    {line}" if line else "" for line in written]

    def slots(self) -> list[str]:
        names = sorted([field.name for field in self.fields if field.name not in self.declared.inherited])
        tail = ",)" if len(names) == 1 else ")"
        return bracketed("__slots__ = (", [f'"{name}"' for name in names], tail)

    def constructor(self) -> list[str]:
        given = [parameter(field) for field in self.fields if field.is_given]
        lines = bracketed("def __init__(", ["self", *given], ") -> None:")
        for default, names in self.untouched().items():
            lines.append("    " + " = ".join([*[f"self.{name}" for name in names], default]))
        for field in self.fields:
            value = field.computed or field.name
            if field.computed and field.is_given:
                value = f"{field.name} if {field.name} is not None else {field.computed}"
            lines.append(f"    self.{field.name} = {value}")
        return lines

    def untouched(self) -> dict[str, list[str]]:
        """The inherited fields that it does not declare, by their defaults."""
        found: dict[str, list[str]] = {}
        own = [field.name for field in self.fields]
        for field in self.declared.inherited.values():
            if field.name not in own:
                if field.default is None:
                    raise ValueError(f"{self.declared.name} does not declare {field.name}, which has no default")
                found.setdefault(field.default, []).append(field.name)
        return found

    @property
    def made(self) -> str:
        """The expression with which its methods create a copy."""
        return "type(self)" if self.declared.subclasses else self.declared.name

    @property
    def replaceable(self) -> list[Field]:
        """The fields that its methods, those of ancestors, or those of classes with the same fields replace."""
        names: set[str] = set()
        alike = [each for each in self.declared.descendants if each.declaring is self.declared]
        for each in (*self.declared.lineage, *alike):
            for node in [found for method in each.methods.values() for found in ast.walk(method)]:
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "self.replaced":
                    names |= {word.arg for word in node.keywords if word.arg is not None}
        return [field for field in self.fields if field.name in names]

    def replaced(self) -> list[str]:
        wanted = self.replaceable
        given = [f"{field.name}: {optional(field)} = None" for field in wanted]
        values = [
            f"self.{field.name} if {field.name} is None else {field.name}" if field in wanted else f"self.{field.name}"
            for field in self.fields
            if field.is_given
        ]
        return [
            *bracketed("def replaced(", ["self", "*", *given], f") -> {self.declared.shown}:"),
            '    """A copy with some fields replaced."""',
            *bracketed(f"    return {self.made}(", values, ")"),
        ]

    def renamed(self) -> list[str]:
        values = [field_renamed(self.source, self.declared, field) for field in self.fields if field.is_saved]
        return [
            f"def renamed(self, names: Renumbering) -> {self.declared.shown}:",
            '    """A copy with the card ids renumbered."""',
            *bracketed(f"    return {self.made}(", values, ")"),
        ]

    def saved(self) -> list[str]:
        name = "self.stored_name()" if self.declared.subclasses else f'"{self.declared.stored_name}"'
        items = [name] if self.declared.is_step else []
        for field in saved_fields(self.source, self.declared):
            items += plain(field_kind(self.source, self.declared, field), f"self.{field.name}")
        return ["def saved(self) -> list[object]:", *bracketed("    return [", items, "]")]


def parameter(field: Field) -> str:
    """A parameter of a constructor."""
    if field.computed is not None:
        return f"{field.name}: {optional(field)} = None"
    said = f"{field.name}: {field.annotation}"
    return said if field.default is None else f"{said} = {field.default}"


def optional(field: Field) -> str:
    """The type of a parameter that may be left out."""
    return field.annotation if field.annotation.endswith("| None") else f"{field.annotation} | None"


def text_of(source: Source, module: Module) -> str:
    """A module with the code of its classes."""
    lines = module.text.split("\n")
    classes = [each for each in source.declared.values() if each.module is module and each.fields]
    for each in sorted(classes, key=lambda each: -each.node.lineno):
        written = [MARKER, *Writer(source, each).lines()]
        start, end = each.marker - 1, each.node.end_lineno or 0
        if each.marker:
            lines[start:end] = written
        else:
            lines[end:end] = ["", *written]
    return "\n".join(lines)


def texts() -> dict[Path, str]:
    """The text of every file with written code."""
    source = Source()
    modules = {each.module.path: each.module for each in source.declared.values() if each.fields}
    found = {path: text_of(source, module) for path, module in modules.items()}
    return found | {each.path: readers_of(source, each) for each in READERS}


if __name__ == "__main__":
    for path, text in texts().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(SOURCE))
