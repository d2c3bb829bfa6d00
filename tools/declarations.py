"""Classes with declared fields, read from the source: every class of `ROOTS` and its subclasses, with their types.

Names are followed through imports, so that an alias (`Hits = tuple[Hit, ...]`) may be declared in another module.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from tools.game_list import GAMES

SOURCE = Path(__file__).resolve().parent.parent / "src" / "warhost"
PACKAGES = ("engine", "effects", *GAMES)
ROOTS = (("engine.columns", "Record"), ("engine.steps", "Step"))
STEP = ROOTS[1]
MARKER = "    # Written by `python -m tools.records` from the fields above; do not edit."
NEWER = "NEWER"

Found = tuple["Module", ast.ClassDef | ast.expr]


class Module:
    """A source file: its definitions, and the modules of its imported names."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        parts = path.relative_to(SOURCE).with_suffix("").parts
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.package = ".".join(parts[:-1])
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.aliases: dict[str, ast.expr] = {}
        self.homes: dict[str, tuple[str, str]] = {}
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.aliases[node.targets[0].id] = node.value
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
                self.aliases[node.target.id] = node.value
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.level:
                above = self.package.split(".")[: len(self.package.split(".")) + 1 - node.level]
                home = ".".join([*above, *([node.module] if node.module else [])])
                self.homes |= {each.asname or each.name: (home, each.name) for each in node.names}


@dataclass(frozen=True)
class Field:
    """A declared field: `name: type`, `name: Annotated[type, default]` or `name: Annotated[type, "expression"]`."""

    name: str
    type: ast.expr
    default: str | None = None  # the default of the constructor's parameter
    computed: str | None = None  # an expression over the other fields that computes the field; not saved
    is_given: bool = True  # True if the constructor has a parameter for it
    is_newer: bool = False  # True if the field is missing in old saved games

    @property
    def is_saved(self) -> bool:
        return self.computed is None

    @property
    def annotation(self) -> str:
        """Its type as a parameter of the constructor."""
        return ast.unparse(parts(self.type)[0] if called(self.type) == "Inline" else self.type)


class Declared:
    """A step or record class.

    A step that declares only fields that every step has refines their types, and keeps the constructor.
    """

    def __init__(self, module: Module, node: ast.ClassDef, base: Declared | None) -> None:
        self.module = module
        self.node = node
        self.name = node.name
        self.key = (module.name, node.name)
        self.base = base
        self.subclasses: list[Declared] = []
        if base is not None:
            base.subclasses.append(self)
        written = [at for at, line in enumerate(module.text.split("\n"), 1) if line == MARKER]
        within = [at for at in written if node.lineno < at <= (node.end_lineno or 0)]
        self.marker = within[0] if within else 0  # line number after which the code is generated
        body = [each for each in node.body if not self.marker or each.lineno < self.marker]
        self.fields = [
            field_of(each.target.id, each.annotation)
            for each in body
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
        ]
        self.methods = {each.name: each for each in body if isinstance(each, ast.FunctionDef)}
        plain = base.declaring if base is not None else None
        own = {field.name: field for field in self.fields}
        self.is_refined = plain is not None and plain.key == STEP and own.keys() <= plain.names
        if plain is not None and self.is_refined and own:
            self.fields = [replace(each, type=own.get(each.name, each).type) for each in plain.fields]

    @property
    def lineage(self) -> list[Declared]:
        """The class and its ancestors, the nearest first."""
        return [self, *(self.base.lineage if self.base is not None else [])]

    @property
    def descendants(self) -> list[Declared]:
        return [found for each in self.subclasses for found in (each, *each.descendants)]

    @property
    def stored_name(self) -> str:
        """The name of a step in saved games: that of the class, or what its `stored_name` returns."""
        above = [each.name for each in self.lineage[1:] if each.key != STEP and "stored_name" in each.methods]
        if above:
            raise ValueError(f"{self.name} would be saved as its base class {above[0]}")
        method = self.methods.get("stored_name") if self.key != STEP else None
        said = method.body[-1] if method is not None else None
        if isinstance(said, ast.Return) and isinstance(said.value, ast.Constant):
            return str(said.value.value)
        return self.name

    @property
    def is_step(self) -> bool:
        return self.lineage[-1].key == STEP

    @property
    def declaring(self) -> Declared:
        """The class that declares its fields: itself, or the nearest ancestor that does more than refine types."""
        return next((each for each in self.lineage if each.fields and not each.is_refined), self)

    @property
    def names(self) -> set[str]:
        """The names of its fields."""
        return {field.name for field in self.fields}

    @property
    def inherited(self) -> dict[str, Field]:
        """The fields of all ancestors."""
        return {field.name: field for each in reversed(self.lineage[1:]) for field in each.fields}

    @property
    def is_concrete(self) -> bool:
        """True if every method is implemented that a step or question has to implement."""
        methods: dict[str, ast.FunctionDef] = {}
        for each in reversed(self.lineage):
            methods |= each.methods
        return not [name for name, method in methods.items() if is_abstract(method)]

    def has_method(self, name: str) -> bool:
        """True if the class or an ancestor implements a method by hand."""
        return bool([each for each in self.lineage if name in each.methods])

    @property
    def shown(self) -> str:
        """Its name in an annotation, with its type variable."""
        for base in self.node.bases:
            if isinstance(base, ast.Subscript) and isinstance(base.slice, ast.Name) and len(base.slice.id) == 1:
                return f"{self.name}[{base.slice.id}]"
        return self.name


class Source:
    """All modules of the compiled packages."""

    def __init__(self) -> None:
        paths = [path for package in PACKAGES for path in sorted((SOURCE / package).rglob("*.py"))]
        modules = [Module(path) for path in paths if "cards" not in path.relative_to(SOURCE).parts[:-1]]
        self.modules = {each.name: each for each in modules}

    def find(self, module: Module, name: str) -> Found | None:
        """The class or alias that a module means by a name."""
        if name in module.classes:
            return module, module.classes[name]
        if name in module.aliases:
            return module, module.aliases[name]
        home, original = module.homes.get(name, ("", ""))
        return self.find(self.modules[home], original) if home in self.modules else None

    @cached_property
    def declared(self) -> dict[tuple[str, str], Declared]:
        """Every step and record class, by module and name."""
        found: dict[tuple[str, str], Declared] = {}
        none: set[tuple[str, str]] = set()

        def visit(module: Module, node: ast.ClassDef) -> Declared | None:
            key = (module.name, node.name)
            if key in found or key in none:
                return found.get(key)
            none.add(key)
            bases = [self.find(module, called(base)) for base in node.bases]
            above = [visit(each[0], each[1]) for each in bases if each and isinstance(each[1], ast.ClassDef)]
            base = next((each for each in above if each is not None), None)
            if base is not None or key in ROOTS:
                found[key] = Declared(module, node, base)
            return found.get(key)

        for module in self.modules.values():
            for node in module.classes.values():
                visit(module, node)
        return found

    @cached_property
    def held(self) -> set[tuple[str, str]]:
        """The records that fields or columns hold; one that is saved inline is part of the saved form of its holder."""
        found: set[tuple[str, str]] = set()
        for module in self.modules.values():
            nodes = [each for node in module.classes.values() for each in node.body if isinstance(each, ast.AnnAssign)]
            for said in [node.annotation for node in nodes]:
                inline = [each for part in ast.walk(said) if called(part) == "Inline" for each in ast.walk(part)]
                names = [each.id for each in ast.walk(said) if isinstance(each, ast.Name) and each not in inline]
                found |= {record.key for record in [self.of(module, name) for name in names] if record is not None}
        return found

    def is_saved(self, declared: Declared) -> bool:
        """True if a class has a saved form: steps have one, and records that something saved holds."""
        return declared.is_step or declared.key in self.held

    def of(self, module: Module, name: str) -> Declared | None:
        """The step or record class that a module means by a name."""
        found = self.find(module, name)
        is_class = found is not None and isinstance(found[1], ast.ClassDef)
        return self.declared.get((found[0].name, found[1].name)) if is_class else None  # type: ignore[index,union-attr]


def field_of(name: str, said: ast.expr) -> Field:
    """A field by its declaration."""
    if called(said) != "Annotated":
        return Field(name, said)
    said, begins, *notes = parts(said)
    is_newer = NEWER in [ast.unparse(note) for note in notes]
    if isinstance(begins, ast.Constant) and isinstance(begins.value, str):
        is_given = called(said) == "Derived"
        return Field(name, parts(said)[0] if is_given else said, None, begins.value, is_given)
    return Field(name, said, ast.unparse(begins), is_newer=is_newer)


def called(said: ast.AST) -> str:
    """The name of a type, without its parameters."""
    head = said.value if isinstance(said, ast.Subscript) else said
    return head.id if isinstance(head, ast.Name) else ""


def parts(said: ast.expr) -> list[ast.expr]:
    """The parameters of a type."""
    assert isinstance(said, ast.Subscript)
    return said.slice.elts if isinstance(said.slice, ast.Tuple) else [said.slice]


def is_abstract(method: ast.FunctionDef) -> bool:
    """True if a method only raises NotImplementedError."""
    last = method.body[-1]
    return isinstance(last, ast.Raise) and last.exc is not None and ast.unparse(last.exc) == "NotImplementedError"
