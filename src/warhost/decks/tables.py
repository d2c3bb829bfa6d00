"""Fact tables: tab-separated files with a header line and a line for each card; `?` is an unknown value."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar

from ..engine.errors import BadCard

C = TypeVar("C")
S = TypeVar("S")
Row = dict[str, str]
VARIABLE: Final = -1  # stands for a printed X


def read_table(game: str, name: str) -> list[dict[str, str]]:
    """The rows of a table in a game's `facts`, by column name; empty if there is no file."""
    table = files("warhost") / game / "facts" / f"{name}.tsv"
    return rows_of(table.read_text(encoding="utf-8")) if table.is_file() else []


def rows_of(text: str) -> list[Row]:
    """The rows of a table by column name; its first line names the columns."""
    head, *lines = text.splitlines() or [""]
    return [dict(zip(head.split("\t"), line.split("\t"))) for line in lines]


def read_card_table(
    game: str, table: str, sets: Mapping[str, S], listed: Callable[[Row, S], C], facts: Path | None = None
) -> dict[str, C]:
    """The cards of a table by code; `sets` gives the set of every code, `listed` makes a card from a row.

    `facts` is the folder of tables of an installed card set.  BadCard names the row that cannot be read, and why.
    """
    found: dict[str, C] = {}
    folder = f"src/warhost/{game}/facts" if facts is None else str(facts)
    rows = read_table(game, table) if facts is None else rows_of((facts / f"{table}.tsv").read_text(encoding="utf-8"))
    for row in rows:
        code = row.get("code", "")
        if "name" not in row:
            raise BadCard(f"{folder}/{table}.tsv has the line {code!r}: write a card, with tabs between the columns")
        where = f"{row['name']} ({code}) in {folder}/{table}.tsv"
        if code in found:
            raise BadCard(f"{where}: another line has this code")
        if code not in sets:
            raise BadCard(
                f"{where} belongs to no set: add its set to {folder}/sets.tsv, or widen its set's numbers there"
            )
        try:
            found[code] = listed(row, sets[code])
        except KeyError as missing:
            raise BadCard(f"{where} has no column {missing}: a line needs as many tabs as the first one") from None
        except ValueError as wrong:
            raise BadCard(f"{where}: {wrong}") from None
    return found


def words_in(cell: str) -> list[str]:
    """The words of a cell, separated by commas."""
    return cell.split(", ") if cell else []


def number_in(cell: str) -> int | None:
    """The number in a cell; None if it is unknown or not printed."""
    if cell in ("", "?"):
        return None
    if cell == "X":
        return VARIABLE
    try:
        return int(cell)
    except ValueError:
        raise ValueError(f"{cell!r} is no number: write digits, X, ? (unknown) or nothing") from None


def one_of(row: Row, column: str, known: Collection[str]) -> str:
    """The word in a column.  Raises ValueError if it is not one of the known words."""
    word = row[column]
    if word not in known:
        raise ValueError(unknown_word(column, word, known))
    return word


def keywords_in(row: Row, known: Collection[str]) -> tuple[tuple[str, int], ...]:
    """The keywords of a row with their numbers.  Raises ValueError if one is unknown."""
    found = tuple([keyword_in(each) for each in words_in(row["keywords"])])
    for name, _ in found:
        if name not in known:
            raise ValueError(unknown_word("keywords", name, known))
    return found


def unknown_word(column: str, word: str, known: Collection[str]) -> str:
    """What is wrong with a word that a column cannot have, and the words that look like it, or all of them."""
    near = get_close_matches(word, known, n=2) or sorted(known)
    return f"the column {column!r} has {word!r}; it may have {', '.join([each or 'nothing' for each in near])}"


def keyword_in(text: str) -> tuple[str, int]:
    """`toughness 2` with its number; `scout` has none, which counts as 1."""
    name, _, number = text.partition(" ")
    return name, number_in(number or "1") or 0


def has_no_text(row: Row) -> bool:
    """True if a card has no text; otherwise its text is defined in `cards`, or it is unknown."""
    return one_of(row, "text", ("", "none", "?")) == "none"


def named_in(row: Row, kinds: Collection[str]) -> tuple[str, str, str]:
    """The code, name and kind of a card.  Raises ValueError if the game has no such kind."""
    return row["code"], row["name"], one_of(row, "kind", kinds)
