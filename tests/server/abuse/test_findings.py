"""Every finding in `docs/reference/security.md` lists tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2]
LIST = TESTS.parent / "docs" / "reference" / "security.md"
ROWS = [line.split(" | ") for line in LIST.read_text(encoding="utf-8").splitlines() if line.startswith("| ")][1:]
OF_THE_ATTACK = [f"C{n}" for n in (1, 2)] + [f"H{n}" for n in range(1, 5)] + [f"M{n}" for n in range(1, 11)]


def named(row: list[str]) -> list[tuple[str, str]]:
    """The files and the beginnings of test names in a row; `…` stands for the file named before it."""
    found: list[tuple[str, str]] = []
    for told in re.findall(r"`([^`]+)`", row[2]):
        file, _, test = told.partition("::")
        if file.endswith(".py") or file == "…":
            found.append((found[-1][0] if file == "…" else file, test.rstrip("…")))
        elif file.startswith("test_") and found:
            found.append((found[-1][0], file.rstrip("…")))
    return found


def test_every_finding_of_the_attack_is_listed() -> None:
    numbers = [row[0].removeprefix("| ").split()[0] for row in ROWS]
    assert {*OF_THE_ATTACK, *[f"L{n}" for n in range(1, 10)]} <= set(numbers)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][2:40])
def test_the_tests_of_a_finding_are_there(row: list[str]) -> None:
    assert named(row), "no test is named"
    for file, test in named(row):
        source = (TESTS / file).read_text(encoding="utf-8")
        assert f"def {test}" in source, f"{file} has no {test or 'test'}"
