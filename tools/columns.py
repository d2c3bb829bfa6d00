"""Generate the code for the columns of states: blank, copied, saved and restored: `python -m tools.columns`.

A column is declared once, in the class of the state; the code follows from its type (`engine/columns.py`).  It is plain
code without loops, because clones must take microseconds; `tests/repository/test_columns.py` fails if it is out of
date.
"""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass, field
from pathlib import Path

from tools.field_kinds import snake
from tools.game_list import GAMES

SOURCE = Path(__file__).resolve().parent.parent / "src" / "warhost"
WIDTH = 120
HEAD = '''"""{kind}'s columns: blank, copied, as plain data and back.

Written by `python -m tools.columns` from what `{module}` declares; do not edit.
"""

from __future__ import annotations
'''
NUMBERS = ("int", "Square")
RECORDS = ("AbilityUse", "Boost", "Floating", "PartialKnowledge", "PossibleResponse")
READERS = {kind: f"read_{snake(kind)}" for kind in RECORDS}
ROWS = ("Bytes", "BySeat", "Wide")
BLANKS = {
    "int": "0",
    "bool": "False",
    "tuple": "()",
    "list": "[]",
    "dict": "{{}}",
    "": "None",  # an optional type
    "Bytes": "bytearray({size})",
    "BySeat": "bytearray(PLAYERS)",
    "Wide": "[0] * {size}",
}
# Blank values of the engine's columns, which the engine saves and restores itself.
ENGINE_BLANK = (
    "s.steps, s.question, s.options, s.seat = [], None, NO_OPTIONS, NOBODY",
    "s.rng, s.decisions, s.outcome, s.log, s.patient = rng, 0, None, None, False",
    "s.meter = Meter()",
)
ENGINE_COPY = (
    "twin.steps = s.steps[:]",
    *[f"twin.{name} = s.{name}" for name in ("question", "options", "seat", "rng", "decisions", "outcome", "meter")],
    "twin.log = None",
    "twin.patient = False",
)
HOMES = {  # module -> names from it that generated code uses; other names are imported as in the module of the class
    "engine.meter": ("Meter",),
    "engine.plain": ("JsonData", "number", "numbers", "sized", "truth"),
    "engine.state": ("NO_OPTIONS", "NOBODY"),
    "effects.language.abilities": ("AbilityRegistry",),
    "effects.state.columns": ("copied_columns",),
    "effects.state.facts": ("PLAYERS",),
    "effects.readers": tuple(READERS.values()),
}

Among = dict[str, dict[str, str]]


@dataclass(frozen=True)
class Table:
    """A class with columns, and the facts of its game that the generated code needs."""

    path: str  # the module that contains the class
    kind: str  # the name of the class
    facts: str  # the type of its `facts`, the data that never changes during a game
    size: str  # expression: the length of a column that has one byte per thing
    suffix: str = "columns"  # the last part of the names of the generated functions
    given: str = ""  # the parameters of the generated function that creates a blank state
    engine: bool = True  # True if the generated code also creates and copies the engine's columns
    book: str = "book: AbilityRegistry, "  # the parameter for the registry of abilities, if reading needs one
    among: Among = field(default_factory=dict)  # separately saved column -> what is saved after it

    @property
    def source(self) -> Path:
        return SOURCE / self.path

    @property
    def written(self) -> Path:
        return self.source.with_name("columns.py")

    @property
    def tree(self) -> ast.Module:
        return ast.parse(self.source.read_text(encoding="utf-8"))

    def with_facts(self, lines: list[str]) -> list[str]:
        """Lines preceded by the local name of the facts, if they use it."""
        called = any(f"{self.facts}." in line.replace(f"s.{self.facts}", "") for line in lines)
        return [f"{self.facts} = s.{self.facts}", *lines] if called else lines


CARDS = Table(
    "effects/state/card_table.py",
    "CardTable",
    "facts",
    "facts.objects",
    given=", rng: int, piles: list[tuple[int, ...]], place: bytearray",
)
TABLES = (CARDS, *[Table(**each["columns"]) for each in GAMES.values()])


class Column:
    """A parsed declaration: `name: type`, `name: Derived[type]` or `name: Annotated[type, initial value]`."""

    def __init__(self, name: str, said: ast.expr) -> None:
        self.name = name
        self.begins: ast.expr | None = None
        if called(said) == "Annotated":
            said, self.begins = parts(said)
        self.is_worked, self.is_saved = called(said) == "Derived", called(said) not in ("Derived", "Tracked")
        self.type = said if self.is_saved else parts(said)[0]

    def blank(self, size: str) -> str:
        """The expression of its initial value."""
        if isinstance(self.begins, ast.Constant) and isinstance(self.begins.value, str):
            return self.begins.value
        if self.begins is None:
            return BLANKS[called(self.type)].format(size=size)
        begins = ast.unparse(self.begins)
        return f"bytearray([{begins}]) * {size}" if called(self.type) == "Bytes" else begins

    def copied(self) -> str:
        """The expression that copies it for a clone; values that never change are shared."""
        kind = called(self.type)
        if self.is_worked or kind not in (*ROWS, "list", "dict"):
            return f"s.{self.name}"
        return f"s.{self.name}[:]" if kind in ("Wide", "list") else f"s.{self.name}.copy()"

    def plain(self) -> str:
        """The expression of its plain data."""
        kind = called(self.type)
        if kind in ROWS:
            return f"list(s.{self.name})"
        if kind in ("tuple", "list") and called(parts(self.type)[0]) in READERS:
            return f"[each.saved() for each in s.{self.name}]"
        return f"s.{self.name}"

    def read(self, size: str, aliases: dict[str, ast.expr]) -> str:
        """The statement that restores it from plain data."""
        kind, data = called(self.type), f'data["{self.name}"]'
        if kind == "Bytes":
            return f"bytearray(sized({data}, {size}))"
        if kind == "Wide":
            return f"sized({data}, {size})"
        return f"bytearray(numbers({data}))" if kind == "BySeat" else reading(self.type, data, aliases)


def called(said: ast.expr) -> str:
    """The name of a type without its parameters."""
    head = said.value if isinstance(said, ast.Subscript) else said
    return head.id if isinstance(head, ast.Name) else ""


def parts(said: ast.expr) -> list[ast.expr]:
    """The parameters of a type."""
    assert isinstance(said, ast.Subscript)
    return said.slice.elts if isinstance(said.slice, ast.Tuple) else [said.slice]


def is_fixed(said: ast.expr) -> bool:
    """True if a type is a tuple of fixed length."""
    return called(said) == "tuple" and ast.unparse(parts(said)[-1]) != "..."


def reading(said: ast.expr, data: str, aliases: dict[str, ast.expr]) -> str:
    """The expression that reads a value of a type."""
    kind = called(said)
    if kind in NUMBERS or kind == "bool":
        return f"{'truth' if kind == 'bool' else 'number'}({data})"
    if kind in READERS:
        return f"{READERS[kind]}(book, {data})"
    inner = aliases.get(called(parts(said)[0]), parts(said)[0])
    if called(inner) in NUMBERS:
        row = f"numbers({data})"
    elif is_fixed(inner):
        letters = "abcdefgh"[: len(parts(inner))]
        each = ", ".join(reading(part, letter, aliases) for part, letter in zip(parts(inner), letters))
        row = f"[({each}) for {', '.join(letters)} in {data}]"
    else:
        row = f"[{reading(inner, 'each', aliases)} for each in {data}]"
    return f"tuple({row})" if kind == "tuple" else row


def columns_of(table: Table) -> list[Column]:
    """The columns that a class declares, in order, without the data that never changes."""
    body = next(node for node in table.tree.body if isinstance(node, ast.ClassDef) and node.name == table.kind).body
    found = [
        Column(node.target.id, node.annotation)
        for node in body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    return [each for each in found if each.name not in (table.facts, "rules")]


def aliases_of(table: Table) -> dict[str, ast.expr]:
    """The type aliases for tuples in a module."""
    given = [node for node in table.tree.body if isinstance(node, ast.Assign) and called(node.value) == "tuple"]
    return {target.id: node.value for node in given for target in node.targets if isinstance(target, ast.Name)}


def saved_by(table: Table) -> dict[str, str | Column]:
    """The saved parts of a table in order: expressions or columns."""
    others = {each.name: each for each in columns_of(CARDS)}
    elsewhere = {name for each in TABLES if not each.engine for also in each.among.values() for name in also}

    def also(behind: str) -> dict[str, str | Column]:
        return {name: expression or others[name] for name, expression in table.among.get(behind, {}).items()}

    found = also("")
    for each in columns_of(table):
        if each.is_saved and not (table is CARDS and each.name in elsewhere):
            found[each.name] = each
        found |= also(each.name)
    return found


def functions(table: Table) -> str:
    """The four generated functions."""
    columns, saved, state = columns_of(table), saved_by(table), f"s: {table.kind}"
    aliases = aliases_of(CARDS) | aliases_of(table)
    blank = [f"s.{each.name} = {each.blank(table.size)}" for each in columns]
    copied = [f"twin.{each.name} = {each.copied()}" for each in columns]
    plain = [f'"{name}": {each if isinstance(each, str) else each.plain()},' for name, each in saved.items()]
    read = [f"s.{each.name} = {each.read(table.size, aliases)}" for each in saved.values() if isinstance(each, Column)]
    first = (ENGINE_BLANK, ENGINE_COPY) if table.engine else ((), ("copied_columns(s, twin)",))
    blank, copied = [*first[0], *blank], [*first[1], *copied, "return twin"]
    return "\n\n\n".join(
        (
            function(f"blank_{table.suffix}({state}{table.given}) -> None", table.with_facts(blank)),
            function(f"copied_{table.suffix}({state}, twin: {table.kind}) -> {table.kind}", copied),
            function(
                f"saved_{table.suffix}({state}) -> JsonData",
                ["return {", *[f"    {line}" for line in plain], "}"],
            ),
            function(f"restore_{table.suffix}({state}, {table.book}data: JsonData) -> None", table.with_facts(read)),
        )
    )


def function(head: str, lines: list[str]) -> str:
    return "\n".join([f"def {head}:", *[f"    {line}" for line in lines]])


def text_of(table: Table) -> str:
    """The generated module of a table."""
    body = functions(table)
    tree = ast.parse(body)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    used -= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    used -= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)} | set(dir(builtins)) | {table.kind}
    homes = {name: relative(home, Path(table.path)) for home, names in HOMES.items() for name in names}
    for node in table.tree.body:
        if isinstance(node, ast.ImportFrom):
            homes |= {each.name: "." * node.level + (node.module or "") for each in node.names}
    own = f".{table.source.stem}"
    imports: dict[str, list[str]] = {}
    for name in used:
        imports.setdefault(homes.get(name, own), []).append(name)
    late = own not in imports
    if not late:
        imports[own].append(table.kind)
    head = HEAD.format(kind=table.kind, module=table.source.name)
    head += "\nfrom typing import TYPE_CHECKING\n\n" if late else "\n"
    head += "".join(import_line(home, imports[home]) for home in sorted(imports, key=distance))
    if late:
        head += f"\nif TYPE_CHECKING:\n    {import_line(own, [table.kind])}"
    return f"{head}\n\n{body}\n"


def relative(home: str, module: Path) -> str:
    """A module as another one calls it."""
    there, here = home.split("."), list(module.parts[:-1])
    while there[0] == here[0]:
        there, here = there[1:], here[1:] or [""]
    return "." * (len([each for each in here if each]) + 1) + ".".join(there)


def distance(home: str) -> tuple[int, str]:
    """Modules that are farther away come first."""
    name = home.lstrip(".")
    return len(name) - len(home), name


def import_line(home: str, names: list[str]) -> str:
    """Constants, then classes, then functions."""
    listed = sorted(names, key=lambda name: (0 if name.isupper() else 1 if name[0].isupper() else 2, name.lower()))
    line = f"from {home} import {', '.join(listed)}\n"
    return (
        line
        if len(line) <= WIDTH
        else "\n".join([f"from {home} import (", *[f"    {name}," for name in listed], ")\n"])
    )


if __name__ == "__main__":
    for each in TABLES:
        each.written.write_text(text_of(each), encoding="utf-8")
