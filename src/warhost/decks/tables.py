"""Fact tables: tab-separated files with a header line and a line for each card; `?` is an unknown value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
        where = f"{row.get('name', '?')} ({code}) in {folder}/{table}.tsv"
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
    return VARIABLE if cell == "X" else int(cell)


def keyword_in(text: str) -> tuple[str, int]:
    """`toughness 2` with its number; `scout` has none, which counts as 1."""
    name, _, number = text.partition(" ")
    return name, number_in(number or "1") or 0


def named_in(row: dict[str, str]) -> tuple[str, str, str]:
    """The code, name and kind of a card."""
    return row["code"], row["name"], row["kind"]
