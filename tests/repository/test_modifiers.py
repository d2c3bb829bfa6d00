"""A rule modifier is identified by its class alone: no number, method or `isinstance` chain distinguishes modifiers.

The same holds for pending events.
"""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import warhost
from warhost.effects.language.modifier import BASES, RuleModifier

ROOT = Path(warhost.__file__).parent
PACKAGES = ("effects", "invasion", "conquest")

# Modifiers that no rule looks up by their class.
NOT_ASKED = {
    "Held": "a mark: while it lasts, a claim on a unit does",
    "JoinsOthers": "in a duel there is no third player whose attack it could join",
}


@cache
def modifiers() -> list[type[RuleModifier]]:
    """All modifier classes of the card games, without abstract base classes."""
    for package in PACKAGES:
        for module in walk_packages([str(ROOT / package)], f"warhost.{package}."):
            import_module(module.name)
    found: list[type[RuleModifier]] = []
    waiting: list[type[RuleModifier]] = [RuleModifier]
    while waiting:
        below = waiting.pop().__subclasses__()
        waiting += below
        found += [each for each in below if each not in BASES and each.__module__.startswith("warhost.")]
    return found


@cache
def trees() -> dict[str, ast.Module]:
    paths = [path for package in (*PACKAGES, "text") for path in (ROOT / package).rglob("*.py")]
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def names_in(node: ast.expr) -> list[str]:
    found = [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]
    return [*found, *[each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)]]


def test_no_modifier_says_by_a_number_what_it_is() -> None:
    assert len(modifiers()) > 100
    assert [each.__name__ for each in modifiers() if hasattr(each, "about") or hasattr(each, "kind")] == []


def test_nothing_in_the_card_games_says_its_kind_by_a_number() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name in ("about", "kind")
        if isinstance(node.returns, ast.Name) and node.returns.id == "int"
    ]
    assert found == []


def test_no_rule_checks_the_class_of_a_modifier() -> None:
    """No `isinstance` of a modifier in rules; the texts of cards may compare neighbouring words."""
    classes = {each.__name__ for each in modifiers()}
    found = [
        f"{path}:{node.lineno}"
        for path, tree in trees().items()
        if not path.startswith("text")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance"
        if classes & set(names_in(node.args[1]))
    ]
    assert found == []


def test_every_modifier_is_asked_for_by_its_class() -> None:
    asked: set[str] = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "modifiers":
                asked |= {name for each in node.args for name in names_in(each)}
            elif isinstance(node, ast.Compare) and isinstance(node.comparators[0], ast.Attribute):
                if node.comparators[0].attr == "in_force":
                    asked |= set(names_in(node.left))
    known = {each: {base.__name__ for base in each.__mro__} for each in modifiers()}  # also by one of its base classes
    assert sorted(each.__name__ for each, names in known.items() if not names & asked) == sorted(NOT_ASKED)
