"""Limits on the number of files in a folder, and one-way imports between the folders of a package."""

from __future__ import annotations

from collections import Counter
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tools.imports import MODULES, TOP, TYPE, graph, imports_of

SOURCES = Path(__file__).parents[2] / "src"
CLIENT = SOURCES.parent / "web" / "src"
TESTS = SOURCES.parent / "tests"
MOST = 20  # maximum number of Python files, or of client files, in a folder
ONE_WAY = (
    "warhost",
    "warhost/bots",
    "warhost/conquest",
    "warhost/effects",
    "warhost/engine",
    "warhost/invasion",
    "warhost/invasion/rules",
    "warhost/lords",
    "warhost/server/tables",
)


def test_no_source_folder_has_too_many_files() -> None:
    folders = {path.parent for path in SOURCES.rglob("*.py")}
    sizes = {folder.relative_to(SOURCES).as_posix(): len(list(folder.glob("*.py"))) for folder in folders}
    assert {folder: size for folder, size in sizes.items() if size > MOST} == {}


def test_no_test_folder_has_too_many_files() -> None:
    files = [path for path in TESTS.rglob("*") if path.suffix in (".py", ".ts")]
    sizes = Counter(path.parent.relative_to(TESTS).as_posix() for path in files)
    assert len(sizes) > 20
    assert {folder: size for folder, size in sizes.items() if size > MOST} == {}


@pytest.mark.parametrize(("home", "least"), [(CLIENT, 10), (CLIENT.parent / "tests", 4)], ids=["sources", "tests"])
def test_no_client_folder_has_too_many_files(home: Path, least: int) -> None:
    folders = [folder for folder in (home, *home.rglob("*")) if folder.is_dir()]
    sizes = {
        folder.relative_to(home).as_posix(): sum(path.is_file() for path in folder.iterdir()) for folder in folders
    }
    assert len(sizes) > least
    assert {folder: size for folder, size in sizes.items() if size > MOST} == {}


@pytest.mark.parametrize("package", ONE_WAY)
def test_folders_of_a_package_need_each_other_one_way(package: str) -> None:
    home = package.replace("/", ".")
    needs: dict[str, set[str]] = {}
    for module, others in graph(MODULES, (TOP,)).items():
        for other in others:
            here, there = folder_of(module, home), folder_of(other, home)
            if here and there and here != there:
                needs.setdefault(here, set()).add(there)
    assert list(TopologicalSorter(needs).static_order())  # which fails and shows the cycle, if there is one


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_rules_never_ask_for_the_words_that_call_them(game: str) -> None:
    """Not even inside a function or for types: a word tells the rules what they need to know of it."""
    below = tuple(f"warhost.{game}.{folder}." for folder in ("changes", "rules"))
    asking = [module for module in MODULES if module.startswith(below)]
    assert len(asking) > 20
    called = [(module, other) for module, others in graph(asking).items() for other in others]
    assert [each for each in called if f"{each[1]}.".startswith(f"warhost.{game}.language.")] == []


def test_imports_for_types_or_inside_functions_are_distinguished() -> None:
    kinds = {(each.target, each.kind) for each in imports_of("warhost.engine.moves")}
    assert ("warhost.engine.events", TOP) in kinds
    assert ("warhost.engine.state", TYPE) in kinds


def folder_of(module: str, home: str) -> str:
    """The folder of a package that contains a module; none for modules elsewhere or next to the folders."""
    inner = module.removeprefix(f"{home}.").split(".")[0] if module.startswith(f"{home}.") else ""
    return inner if inner and SOURCES.joinpath(*home.split("."), inner).is_dir() else ""
