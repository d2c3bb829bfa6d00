"""Files of card texts: their form, their place, and that nothing is repeated."""

import ast
import re
from pathlib import Path

import pytest

from tools.card_comments import CARDS, asked_for, check_traits, files, renewed
from warhost.conquest.card import PAGES as CONQUEST_PAGES
from warhost.conquest.library import all_cards as conquest_cards
from warhost.effects.language.texts import Pages, Part, file_name
from warhost.engine.errors import WarhostError
from warhost.invasion.card import PAGES as INVASION_PAGES
from warhost.invasion.library import all_cards as invasion_cards

FILES = files()
CODE = re.compile(r'^text\(\s*"([^"]+)"', re.MULTILINE)
BARE_LINE = re.compile(r" *-?[\d.]+,?")


def name(path: Path) -> str:
    return str(path.relative_to(CARDS))


@pytest.mark.parametrize("path", [path for path, _ in FILES], ids=name)
def test_a_comment_says_what_the_card_says(path: Path) -> None:
    """Regenerate with: python tools/card_comments.py"""
    comments = dict(FILES)[path]
    assert path.read_text(encoding="utf-8") == renewed(path.read_text(encoding="utf-8"), comments)


@pytest.mark.parametrize("path", [path for path, _ in FILES], ids=name)
def test_a_card_is_defined_in_the_file_of_its_set_and_faction(path: Path) -> None:
    """And cards are in the order of their numbers."""
    codes = CODE.findall(path.read_text(encoding="utf-8"))
    assert codes == sorted(codes, key=lambda code: int(code.rpartition("-")[2]))
    for code in codes:
        if "conquest" in name(path):
            card = conquest_cards()[code]
            assert (file_name(card.pack.cycle), file_name(card.faction or "planets")) == (path.parent.name, path.stem)
            assert not card.plain
        else:
            other = invasion_cards()[code]
            assert (file_name(other.card_set.cycle), file_name(other.race)) == (path.parent.name, path.stem)
            assert not other.plain


@pytest.mark.parametrize("path", [path for path, _ in FILES], ids=name)
def test_a_card_file_is_the_vocabulary_then_texts(path: Path) -> None:
    """The shared words and the game's own (`import *`), then names defined in the file, and nothing else."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = [type(node).__name__ for node in tree.body]
    assert kinds[:3] == ["Expr", "ImportFrom", "ImportFrom"]
    assert set(kinds[3:]) <= {"Assign", "Expr"}
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    assert [node.module for node in imports] == ["effects.language.vocabulary", "language.vocabulary"]
    assert all([each.name for each in node.names] == ["*"] for node in imports)


@pytest.mark.parametrize("path", [path for path, _ in FILES], ids=name)
def test_every_number_in_a_card_file_has_a_name(path: Path) -> None:
    """A number is the only positional one of a word, has a keyword, or is a factor; and it is never alone on a line."""
    source = path.read_text(encoding="utf-8")
    assert [line for line in source.splitlines() if BARE_LINE.fullmatch(line)] == []
    assert [ast.unparse(number) for number in bare_numbers(ast.parse(source))] == []


def test_the_check_finds_numbers_without_a_name() -> None:
    source = 'text("a", 1)\ntext("b", deal(2), plus(3, 4, ALL), hit(ALL, least=5), count(ALL) * 6, [7])\nX = 8\n'
    assert [ast.unparse(number) for number in bare_numbers(ast.parse(source))] == ["1", "4", "7", "8"]


def bare_numbers(tree: ast.Module) -> list[ast.expr]:
    """The numbers without a name, in reading order."""
    named: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            named |= {keyword.value for keyword in node.keywords}
            if ast.unparse(node.func) != "text":
                named |= set([each for each in node.args if is_number(each)][:1])
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
            named |= {node.left, node.right}
    named |= {each.operand for each in named if isinstance(each, ast.UnaryOp)}
    found = [
        node for node in ast.walk(tree) if isinstance(node, ast.Constant) and is_number(node) and node not in named
    ]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset))


def is_number(node: ast.expr) -> bool:
    value = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(value, ast.Constant) and type(value.value) in (int, float)


def test_every_text_is_found_by_its_code() -> None:
    for path, _ in FILES:
        pages = CONQUEST_PAGES if "conquest" in name(path) else INVASION_PAGES
        for code in CODE.findall(path.read_text(encoding="utf-8")):
            assert pages.parts(code, path.parent.name, path.stem), code


def test_texts_name_traits_that_cards_have() -> None:
    for path, _ in files():
        check_traits(path, path.read_text(encoding="utf-8"))
    with pytest.raises(WarhostError, match=r"core/dwarf\.py has trait\('Rangger'\), .*; did you mean Ranger\?"):
        check_traits(
            CARDS / "invasion/cards/core/dwarf.py", 'text("core-002", action(ready(UNITS & trait("Rangger"))))'
        )


def test_no_card_text_is_repeated_or_empty() -> None:
    pages = Pages("warhost.invasion.cards")
    pages.write("demo-001", Part())
    with pytest.raises(ValueError, match="demo-001 has another text already"):
        pages.write("demo-001", Part())
    with pytest.raises(ValueError, match="demo-002 has no abilities"):
        pages.write("demo-002")


def test_an_unimplemented_set_has_no_card_texts() -> None:
    pages = Pages("warhost.invasion.cards")
    assert pages.parts("legends-001", "legends_to_come", "dwarf") == ()
    assert not pages.begun("legends_to_come")
    assert pages.begun("core")


def test_comments_are_renewed_in_the_files_that_are_named_or_in_all() -> None:
    one = FILES[3][0]
    assert [path for path, _ in asked_for([str(one)])] == [one]
    assert len(asked_for([])) == len(FILES)
    with pytest.raises(SystemExit, match="not a file of cards"):
        asked_for([str(CARDS / "kit.py")])
