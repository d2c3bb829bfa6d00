"""No function outside the bots distinguishes several kinds of questions: a question describes itself by methods."""

import ast
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import warhost
from warhost.engine.steps import Question

ROOT = Path(warhost.__file__).parent
CHAIN = 3  # maximum kinds that one function distinguishes: two may follow from the rules, three show a missing method
RULES = ("engine", "effects", "invasion", "conquest", "lords")


def _kinds() -> set[str]:
    for package in RULES:
        for module in walk_packages([str(ROOT / package)], f"warhost.{package}."):
            import_module(module.name)
    found: set[str] = set()
    waiting: list[type[Question[Any]]] = [Question]
    while waiting:
        waiting += (below := waiting.pop().__subclasses__())
        found |= {kind.__name__ for kind in below}
    return found


def _names(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Tuple):
        return [name for each in node.elts for name in _names(each)]
    return [node.attr] if isinstance(node, ast.Attribute) else [node.id] if isinstance(node, ast.Name) else []


def chains(source: str, kinds: set[str]) -> list[str]:
    """The functions that distinguish three or more kinds, by `isinstance` or `match`; assertions do not count."""
    found: list[str] = []
    if source.count("isinstance") < CHAIN and "case" not in source:
        return found  # most files need not be parsed
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        inside = list(ast.walk(function))
        claimed = {each for node in inside if isinstance(node, ast.Assert) for each in ast.walk(node)}
        calls = [node for node in inside if isinstance(node, ast.Call) and node not in claimed]
        asked = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "isinstance"]
        told = [call for call in asked if set(_names(call.args[1])) & kinds]
        cases = [node for node in inside if isinstance(node, ast.MatchClass) and set(_names(node.cls)) & kinds]
        if len(told) + len(cases) >= CHAIN:
            found.append(function.name)
    return found


def test_no_function_outside_the_bots_runs_through_kinds_of_question() -> None:
    kinds = _kinds()
    assert {"Aim", "Window", "ActionWindow", "HowToPay", "Deploy"} <= kinds
    files = [path for path in sorted(ROOT.rglob("*.py")) if "bots" not in path.relative_to(ROOT).parts]
    found = {path.relative_to(ROOT).as_posix(): chains(path.read_text(encoding="utf-8"), kinds) for path in files}
    assert {path: names for path, names in found.items() if names} == {}


def test_a_chain_is_found_however_it_is_written() -> None:
    asking = "def about(q):\n" + "".join(
        [f"    if isinstance(q, {kind}): return 1\n" for kind in ("Aim", "a.Asked", "(X, Pay)")]
    )
    matching = "def about(q):\n    match q:\n" + "".join(
        [f"        case {kind}(): return 1\n" for kind in ("Aim", "Asked", "Pay")]
    )
    kinds = {"Aim", "Asked", "Pay"}
    assert chains(asking, kinds) == chains(matching, kinds) == ["about"]
    assert (
        chains(asking, {"Aim", "Asked"})
        == chains(asking.replace("if isinstance(q, Aim)", "assert isinstance(q, Aim)\n    if 1"), kinds)
        == []
    )
