"""`Any` says nothing about a value: data from outside has the types of `engine/plain.py`, everything else its own."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "warhost"
MOST = 257


def mentions(path: Path) -> int:
    """How often a file has it as the type of something; its imports do not count."""
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in ast.walk(ast.parse(path.read_text("utf-8"))))


def test_any_is_the_type_of_no_more_than_it_was() -> None:
    assert sum(mentions(path) for path in SOURCE.rglob("*.py")) <= MOST
