"""The shared deck package depends on no game."""

import ast
from pathlib import Path

import pytest

from warhost import decks
from warhost.decks import Problem, counted, number_in, read_table, refuse, tidy
from warhost.engine.errors import BadDeck

SOURCES = Path(__file__).parents[2] / "src" / "warhost" / "decks"
GAMES = ("lords", "invasion", "conquest")


def test_shared_deck_code_imports_and_names_no_game() -> None:
    """Games may import decks, and decks may import the engine."""
    seen = 0
    for path in sorted(SOURCES.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == 2:
                seen += 1
                assert node.module is not None
                assert node.module.split(".")[0] == "engine", (path.name, node.module)
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in GAMES, path.name
    assert seen >= 4


def test_every_public_name_of_the_deck_package_exists() -> None:
    assert sorted(decks.__all__) == sorted({name for name in decks.__all__ if hasattr(decks, name)})


def test_counting_keeps_the_order() -> None:
    assert list(counted(["b", "a", "b"]).items()) == [("b", 2), ("a", 1)]


def test_a_refusal_is_one_line_with_the_first_problem() -> None:
    first = Problem("few", "X-1", "", {}, "too few")
    assert str(Problem("later", "", "c", {}, "not yet", illegal=False)) == "not yet"
    refuse("Mine", [])
    with pytest.raises(BadDeck, match=r"^deck Mine: too few \(X-1\)$"):
        refuse("Mine", [first])
    with pytest.raises(BadDeck, match=r"^deck Mine: too few \(X-1\) \(and 2 more\)$"):
        refuse("Mine", [first, first, first])


def test_unknown_and_missing_numbers_are_none() -> None:
    assert [number_in(cell) for cell in ("", "?", "0", "7", "X")] == [None, None, 0, 7, decks.VARIABLE]
    assert read_table("nowhere", "none") == []


def test_a_name_fits_into_a_line() -> None:
    assert tidy(" a\tb\n\x00c  d ") == "a b c d"
