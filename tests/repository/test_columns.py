"""The generated code for columns is current: a column is declared once."""

import ast

import pytest

from tools.columns import TABLES, Column, Table, columns_of, saved_by, text_of

NO_ALIASES: dict[str, ast.expr] = {}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.kind)
def test_what_is_written_of_columns_is_what_they_are_now(table: Table) -> None:
    """If this fails: `python -m tools.columns`."""
    assert table.written.read_text(encoding="utf-8") == text_of(table)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.kind)
def test_all_of_it_follows_from_the_declaration(table: Table) -> None:
    text = table.written.read_text(encoding="utf-8")
    assert len(columns_of(table)) > 15
    for each in columns_of(table):
        assert text.count(f"    s.{each.name} = ") == 1 + (each.name in saved_by(table)), each.name
        assert text.count(f"    twin.{each.name} = s.{each.name}") == 1, each.name


@pytest.mark.parametrize(
    ("said", "blank", "copied", "plain", "read"),
    [
        ("int", "0", "s.x", "s.x", 'number(data["x"])'),
        ("Annotated[int, NOTHING]", "NOTHING", "s.x", "s.x", 'number(data["x"])'),
        ("bool", "False", "s.x", "s.x", 'truth(data["x"])'),
        ("Bytes", "bytearray(n)", "s.x.copy()", "list(s.x)", 'bytearray(sized(data["x"], n))'),
        (
            "Annotated[Bytes, NONE]",
            "bytearray([NONE]) * n",
            "s.x.copy()",
            "list(s.x)",
            'bytearray(sized(data["x"], n))',
        ),
        ("Wide", "[0] * n", "s.x[:]", "list(s.x)", 'sized(data["x"], n)'),
        ("Derived[Wide]", "[0] * n", "s.x", "", ""),
        ("Annotated[Tracked[dict[int, int]], 'made()']", "made()", "s.x.copy()", "", ""),
        ("tuple[int, ...]", "()", "s.x", "s.x", 'tuple(numbers(data["x"]))'),
        ("tuple[tuple[int, int], ...]", "()", "s.x", "s.x", 'tuple([(number(a), number(b)) for a, b in data["x"]])'),
        (
            "list[AbilityUse]",
            "[]",
            "s.x[:]",
            "[each.saved() for each in s.x]",
            '[read_ability_use(book, each) for each in data["x"]]',
        ),
    ],
)
def test_a_type_says_what_is_done_with_a_column(said: str, blank: str, copied: str, plain: str, read: str) -> None:
    column = Column("x", ast.parse(said, mode="eval").body)
    assert (column.blank("n"), column.copied()) == (blank, copied)
    assert column.is_saved == bool(plain)
    if plain:
        assert (column.plain(), column.read("n", NO_ALIASES)) == (plain, read)
