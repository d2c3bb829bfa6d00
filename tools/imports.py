"""Reads the imports between the project's Python files from their sources, without loading any.

`MODULES` are all modules of `src`, `tests` and `tools`; `imports_of` lists what one of them imports: as it is loaded
("top"), inside a function ("late"), or for types alone ("type").  `cycles` finds the import cycles between files.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOP, LATE, TYPE = "top", "late", "type"


@dataclass(frozen=True)
class Import:
    """One imported module and where it is imported."""

    target: str
    kind: str
    line: int


def module_name(path: Path) -> str:
    """The dotted name of a file: `src/warhost/kit.py` is `warhost.kit`, `tests/helpers.py` is `tests.helpers`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _sources() -> Iterator[Path]:
    for folder in ("src", "tests", "tools"):
        yield from sorted((ROOT / folder).rglob("*.py"))


MODULES = {module_name(path): path for path in _sources()}


def tree_of(module: str) -> ast.Module:
    """The syntax tree of a module; not kept: a thousand of them make the garbage collector slow."""
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


@cache
def imports_of(module: str) -> list[Import]:
    """The modules of this project that a module imports."""
    return list(_imports(module, tree_of(module).body, TOP))


def _imports(module: str, body: list[ast.stmt], kind: str) -> Iterator[Import]:
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            for target in _targets(module, node):
                if target in MODULES and target != module:
                    yield Import(target, kind, node.lineno)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _imports(module, node.body, LATE)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from _imports(module, node.body, TYPE)
            yield from _imports(module, node.orelse, kind)
        else:
            yield from _imports(module, _inside(node), kind)


def _inside(node: ast.stmt) -> list[ast.stmt]:
    """The statements of a compound statement, in all its branches."""
    found = [*getattr(node, "body", []), *getattr(node, "orelse", []), *getattr(node, "finalbody", [])]
    for branch in (*getattr(node, "handlers", []), *getattr(node, "cases", [])):
        found += branch.body
    return found


def _targets(module: str, node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from [each.name for each in node.names]
        return
    base = node.module or ""
    if node.level:
        package = module.split(".") if MODULES[module].stem == "__init__" else module.split(".")[:-1]
        above = package[: len(package) - node.level + 1]
        base = ".".join([*above, *([node.module] if node.module else [])])
    for each in node.names:
        yield f"{base}.{each.name}" if f"{base}.{each.name}" in MODULES else base


def graph(modules: Iterable[str], kinds: tuple[str, ...] = (TOP, LATE, TYPE)) -> dict[str, set[str]]:
    """By module: the modules it imports in one of these ways."""
    return {module: {each.target for each in imports_of(module) if each.kind in kinds} for module in modules}


def cycles(needs: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that import each other, directly or not: strongly connected components (Tarjan)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        stack.append(module)
        for other in sorted(needs[module]):
            if other not in needs:
                continue
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in stack:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            at = stack.index(module)
            if len(stack) - at > 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for module in needs:
        if module not in order:
            visit(module)
    return found
