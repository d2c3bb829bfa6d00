"""How a field of a type is renamed, saved and read (`engine/columns.py`)."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from tools.declarations import Declared, Field, Module, Source, called, parts

NUMBERS = ("int", "PlacedCard", "SeenCard", "ReferredCard")
EFFECTS = ("Effect", "Asking")  # saved as a number: the index of the effect in the ability of the use
LEAVES = (*NUMBERS, *EFFECTS, "bool", "Flag", "str", "AbilityEntry")
LETTERS = "abcdefgh"


@dataclass(frozen=True)
class Kind:
    """A type with its aliases resolved."""

    name: str  # name of a leaf type, or "record", "row" (tuple of any length), "fixed" (of fixed length), "inline"
    parts: tuple[Kind, ...] = ()
    record: Declared | None = None
    is_optional: bool = False

    @property
    def is_plain(self) -> bool:
        """True if it is saved as it is."""
        return self.name in NUMBERS or self.name in ("bool", "str")

    @property
    def letters(self) -> str:
        """Names for the parts of a tuple of a fixed length."""
        return ", ".join(LETTERS[: len(self.parts)])


def kind_of(source: Source, module: Module, said: ast.expr) -> Kind:
    """The kind of a type that a module declares."""
    if isinstance(said, ast.BinOp):
        found = kind_of(source, module, said.left)
        return Kind(found.name, found.parts, found.record, True)
    name = called(said)
    if name in LEAVES:
        return Kind(name)
    if name == "tuple":
        inner = [kind_of(source, module, each) for each in parts(said) if ast.unparse(each) != "..."]
        return Kind("row" if len(inner) < len(parts(said)) else "fixed", tuple(inner))
    if name == "Inline":
        record = source.of(module, called(parts(said)[0]))
        assert record is not None, ast.unparse(said)
        return Kind("inline", tuple(field_kind(source, record, field) for field in record.fields), record)
    record = source.of(module, name)
    if record is not None:
        return Kind("record", record=record)
    alias = source.find(module, name)
    if alias is None or isinstance(alias[1], ast.ClassDef):
        raise ValueError(f"{module.name}: a field cannot be of type {ast.unparse(said)}")
    return kind_of(source, alias[0], alias[1])


def field_kind(source: Source, declared: Declared, field: Field) -> Kind:
    """The kind of a field."""
    return kind_of(source, declared.module, field.type)


def field_renamed(source: Source, declared: Declared, field: Field) -> str:
    """The expression of a field with other card ids: a class may have a method for it, `renamed_<field>`."""
    if declared.has_method(f"renamed_{field.name}"):
        return f"self.renamed_{field.name}(names)"
    return renamed(source, field_kind(source, declared, field), f"self.{field.name}")


def is_renamed(source: Source, declared: Declared) -> bool:
    """True if a value of a class changes when hidden cards get other ids."""
    changed = [field for field in declared.fields if field_renamed(source, declared, field) != f"self.{field.name}"]
    return declared.has_method("renamed") or bool(changed)


def renamed(source: Source, kind: Kind, value: str) -> str:
    """The expression of a value with other card ids; the value itself if it has none."""
    if kind.name == "PlacedCard":
        return f"names.place({value})"
    if kind.name == "SeenCard":
        return f"names.face({value})"
    if kind.name == "ReferredCard":
        return f"self.use.follow({value}, names)"
    if kind.record is not None:
        made = f"{value}.renamed(names)" if is_renamed(source, kind.record) else value
        return f"{made} if {value} is not None else None" if kind.is_optional and made != value else made
    if kind.name == "fixed":
        return ", ".join(renamed(source, part, letter) for part, letter in zip(kind.parts, LETTERS))
    if kind.name != "row":
        return value
    inner = kind.parts[0]
    if inner.name == "PlacedCard":
        return f"names.all({value})"
    made = renamed(source, inner, "each")
    if inner.name == "fixed":
        return value if made == inner.letters else f"tuple([({made}) for {inner.letters} in {value}])"
    return value if made == "each" else f"tuple([{made} for each in {value}])"


def plain(kind: Kind, value: str) -> list[str]:
    """The expressions of a value as plain data: one, or one for each field of a record that is saved inline."""
    if kind.name == "inline":
        assert kind.record is not None
        fields = zip(kind.record.fields, kind.parts)
        return [saved for field, part in fields if field.is_saved for saved in plain(part, f"{value}.{field.name}")]
    if kind.is_plain:
        return [value]
    if kind.name == "Flag":
        return [f"int({value})"]
    if kind.name == "record":
        return [f"{value}.saved() if {value} is not None else []" if kind.is_optional else f"{value}.saved()"]
    if kind.name == "AbilityEntry":
        return [f'{value}.key if {value} is not None else ""' if kind.is_optional else f"{value}.key"]
    if kind.name in EFFECTS:
        return [f"self.use.ability.number_of({value})"]
    if kind.name == "fixed" or kind.parts[0].is_plain:
        return [f"list({value})"]
    return [f"[{plain(kind.parts[0], 'each')[0]} for each in {value}]"]


def reading(kind: Kind, data: list[str]) -> str:
    """The expression that reads a value out of plain data; it takes what it needs of the data."""
    if kind.name == "inline":
        assert kind.record is not None
        fields = [field for field in zip(kind.record.fields, kind.parts) if field[0].is_saved]
        return f"{kind.record.name}({', '.join([reading(part, data) for _, part in fields])})"
    item = data.pop(0)
    if kind.name in NUMBERS:
        return f"number({item})"
    if kind.name == "Flag":
        return f"number({item}) != 0"
    if kind.name == "bool":
        return f"truth({item})"
    if kind.name == "str":
        return f"str({item})"
    if kind.name in EFFECTS:
        return f"use.ability.{kind.name.lower()}_at(number({item}))"
    if kind.name in ("record", "AbilityEntry"):
        value = f"book.find({item})" if kind.record is None else f"read_{snake(kind.record.name)}(book, {item})"
        return f"{value} if {item} else None" if kind.is_optional else value
    inner = kind.parts[0]
    if inner.name in NUMBERS:
        return f"tuple(numbers({item}))"
    if inner.name == "fixed":
        each = ", ".join(reading(part, [letter]) for part, letter in zip(inner.parts, LETTERS))
        return f"tuple([({each}) for {inner.letters} in {item}])"
    return f"tuple([{reading(inner, ['each'])} for each in {item}])"


def snake(name: str) -> str:
    """A class name as a part of a function name."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
