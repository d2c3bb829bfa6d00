"""Limits on import cycles, imports inside functions, the length of functions, and the use of `Any`."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

from tools.imports import LATE, MODULES, TYPE, cycles, graph, imports_of, tree_of

SOURCES = [module for module in MODULES if module.split(".")[0] == "warhost"]
LARGEST_CYCLE = 5  # files
MOST_LATE = 20  # number of imports inside functions
LONGEST = 60  # maximum lines of a function
MOST_PARAMETERS = 10
# number of uses of `Any` as a type: external data has the types of `engine/plain.py`, everything else specific types
MOST_ANY = 268

STATES = [["effects", "state"], ["invasion", "state"], ["conquest", "state"]]

# Imports inside functions, with the reason: all save start-up time.
LATE_IMPORTS = {
    "warhost.cli.transfer.command": "the store of the server takes a second to import",
    "warhost.cli.locations": "the store of the server takes a second to import",
    "warhost.cli.play": "the server takes a second to import, and `--help` needs none of it",
    "warhost.cli.reports": "the store of the server takes a second to import",
    "warhost.cli.serve": "the server takes a second to import, and `--help` needs none of it",
    "warhost.cli.worker": "the server takes a second to import, and Ray is an extra",
    "warhost.bots.learning.training": "fitting imports PyTorch, which is an extra",
    "warhost.server.context": "Redis and Ray are extras",
}


def test_import_cycles_are_small() -> None:
    """Imports inside functions and for types count, too: those files have to be read together."""
    large = [cycle for cycle in cycles(graph(SOURCES)) if len(cycle) > LARGEST_CYCLE]
    assert large == []


def test_every_import_inside_a_function_has_its_reason() -> None:
    """Otherwise imports are at the top of a file, where a reader looks for them."""
    lines = {(module, each.line) for module in SOURCES for each in imports_of(module) if each.kind == LATE}
    inside = Counter(module for module, _ in lines)
    assert set(inside) - set(LATE_IMPORTS) == set()
    assert set(LATE_IMPORTS) <= set(inside), "remove from LATE_IMPORTS what has none any more"
    assert sum(inside[module] for module in LATE_IMPORTS) <= MOST_LATE


def test_the_state_of_a_card_game_asks_its_rules_object_alone() -> None:
    """The state imports no rule, at the top or inside functions; it may import the type of its rules object."""
    states = [module for module in SOURCES if module.split(".")[1:3] in STATES]
    asked = [each for module in states for each in imports_of(module) if "rules" in each.target.split(".")]
    assert {each.target for each in asked if each.kind != TYPE} == set()
    assert len(states) > 10


def test_functions_are_short_enough_to_be_read_at_once() -> None:
    assert {name for name, lines, _ in functions() if lines > LONGEST} == set()


def test_functions_take_few_parameters() -> None:
    assert {name for name, _, parameters in functions() if parameters > MOST_PARAMETERS} == set()


def test_a_cycle_is_found_through_other_files() -> None:
    needs = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"d", "x"}}
    assert cycles(needs) == [["a", "b", "c"]]


def functions() -> Iterator[tuple[str, int, int]]:
    """Every function as `module:name`, with its number of lines and of parameters."""
    for module in SOURCES:
        for node in ast.walk(tree_of(module)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                given = [each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                yield f"{module}:{node.name}", lines, len([name for name in given if name not in ("self", "cls")])


def test_the_number_of_any_annotations_does_not_grow() -> None:
    names = [node for module in SOURCES for node in ast.walk(tree_of(module)) if isinstance(node, ast.Name)]
    assert sum(node.id == "Any" for node in names) <= MOST_ANY
