"""Every threat in `docs/reference/security.md` lists tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2]
PAGE = (TESTS.parent / "docs" / "reference" / "security.md").read_text(encoding="utf-8")
TABLES = PAGE.split("| threat | countermeasure | tests |\n|---|---|---|\n")[1:]
ROWS = [row.split(" | ") for table in TABLES for row in table.partition("\n\n")[0].splitlines()]
HEADINGS = {
    "Secrets of a game",
    "Cost of requests",
    "Connections",
    "Accounts and sessions",
    "Names, clubs and reports",
    "Data",
}


def named(row: list[str]) -> list[tuple[str, str]]:
    """The files and the beginnings of test names in a row; `…` stands for the file named before it."""
    found: list[tuple[str, str]] = []
    for quoted in re.findall(r"`([^`]+)`", row[2]):
        file, _, test = quoted.partition("::")
        if file.endswith(".py") or file == "…":
            found.append((found[-1][0] if file == "…" else file, test))
        elif file.startswith("test_") and found:
            found.append((found[-1][0], file))
    return found


def test_every_section_has_a_table_of_threats() -> None:
    assert set(re.findall(r"^## (.*)$", PAGE, re.MULTILINE)) == {*HEADINGS, "Decisions"}
    assert len(TABLES) == len(HEADINGS)
    assert all(len(row) == 3 for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][2:40])
def test_the_tests_of_a_threat_are_there(row: list[str]) -> None:
    assert named(row), "no test is named"
    for file, test in named(row):
        source = (TESTS / file).read_text(encoding="utf-8")
        assert f"def {test}" in source, f"{file} has no {test or 'test'}"
