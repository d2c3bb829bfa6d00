"""A folder holds what one can see at a glance, and between the folders of a package arrows go one way."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
CLIENT = SOURCES.parent / "web" / "src"
TESTS = SOURCES.parent / "tests"
MOST = 20  # files of Python, or of the client, in a folder
ONE_WAY = (
    "warhost",
    "warhost/bots",
    "warhost/conquest",
    "warhost/effects",
    "warhost/engine",
    "warhost/invasion",
    "warhost/lords",
    "warhost/server/tables",
)

Name = tuple[str, ...]  # of a module: its packages and itself


def test_no_folder_has_more_files_than_one_takes_in() -> None:
    folders = {path.parent for path in SOURCES.rglob("*.py")}
    sizes = {folder.relative_to(SOURCES).as_posix(): len(list(folder.glob("*.py"))) for folder in folders}
    assert {folder: size for folder, size in sizes.items() if size > MOST} == {}


def test_nor_has_one_of_the_tests() -> None:
    files = [path for path in TESTS.rglob("*") if path.suffix in (".py", ".ts")]
    sizes = Counter(path.parent.relative_to(TESTS).as_posix() for path in files)
    assert len(sizes) > 20
    assert {folder: size for folder, size in sizes.items() if size > MOST} == {}


@pytest.mark.parametrize(("home", "least"), [(CLIENT, 10), (CLIENT.parent / "tests", 4)], ids=["sources", "tests"])
def test_nor_has_one_of_the_client(home: Path, least: int) -> None:
    folders = [folder for folder in (home, *home.rglob("*")) if folder.is_dir()]
    sizes = {
        folder.relative_to(home).as_posix(): sum(path.is_file() for path in folder.iterdir()) for folder in folders
    }
    assert len(sizes) > least
    assert {folder: size for folder, size in sizes.items() if size > MOST} == {}


@pytest.mark.parametrize("package", ONE_WAY)
def test_folders_of_a_package_need_each_other_one_way(package: str) -> None:
    home = Name(package.split("/"))
    needs: dict[str, set[str]] = {}
    for module, other in arrows():
        here, there = folder_of(module, home), folder_of(other, home)
        if here and there and here != there:
            needs.setdefault(here, set()).add(there)
    assert list(TopologicalSorter(needs).static_order())  # which fails with the circle, if there is one


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_rules_never_ask_for_the_words_that_call_them(game: str) -> None:
    """Not even late, inside a function, or for their types: what rules must know of a word the word tells itself."""
    home = ("warhost", game)
    below = {module: path for module, path in MODULES.items() if module[:2] == home and len(module) > 3}
    asking = {module: path for module, path in below.items() if module[2] in ("changes", "rules")}
    assert len(asking) > 20
    called = [(module, other) for module, path in asking.items() for other in imports(module, path, late=True)]
    assert [each for each in called if each[1][:3] == (*home, "language")] == []


def test_an_import_for_types_alone_is_no_arrow() -> None:
    source = "from .a import b\nif TYPE_CHECKING:\n    from .c import d\ndef f():\n    from .e import g\n"
    assert [each.module for each in at_once(ast.parse(source).body)] == ["a"]


def named(path: Path) -> Name:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


MODULES = {named(path): path for path in sorted(SOURCES.rglob("*.py"))}


@cache
def arrows() -> list[tuple[Name, Name]]:
    """Who needs whom, among all modules of ours."""
    return [(module, other) for module, path in MODULES.items() for other in imports(module, path)]


def imports(module: Name, path: Path, late: bool = False) -> Iterator[Name]:
    """The modules of ours that a module imports as it is loaded itself, or ever."""
    package = module if path.stem == "__init__" else module[:-1]
    parsed = ast.parse(path.read_text(encoding="utf-8"))
    for each in ever(parsed) if late else at_once(parsed.body):
        above = package[: len(package) - each.level + 1] if each.level else ()
        base = above + Name((each.module or "").split(".") if each.module else ())
        for one in each.names:
            yield (*base, one.name) if (*base, one.name) in MODULES else base


def ever(parsed: ast.Module) -> list[ast.ImportFrom]:
    return [each for each in ast.walk(parsed) if isinstance(each, ast.ImportFrom)]


def at_once(body: list[ast.stmt]) -> Iterator[ast.ImportFrom]:
    for each in body:
        if isinstance(each, ast.ImportFrom):
            yield each
        elif isinstance(each, ast.If) and "TYPE_CHECKING" not in ast.unparse(each.test):
            yield from at_once(each.body + each.orelse)


def folder_of(module: Name, home: Name) -> str:
    """The folder of a package that a module lies in; none for what lies elsewhere or beside the folders."""
    inside = module[: len(home)] == home and (SOURCES.joinpath(*module[: len(home) + 1])).is_dir()
    return module[len(home)] if inside and len(module) > len(home) else ""
