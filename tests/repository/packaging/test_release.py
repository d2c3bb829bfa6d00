"""`make release` runs every step of the checklist that has a command, and lists the steps that a person must do."""

import re
from pathlib import Path

import pytest

from tools.release import CHECKLIST, LONG, checklist, release, unready

ROOT = Path(__file__).parents[3]
ROWS = checklist(CHECKLIST.read_text(encoding="utf-8"))


def test_every_release_step_is_a_recipe_or_manual() -> None:
    recipes = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert {row.by for row in ROWS} == {"make release", "a person", "the workflow"}
    for row in ROWS:
        called = re.findall(r"`make ([a-z0-9-]+)`", row.how)
        assert set(called) <= recipes, row.step
        if row.by == "make release":
            assert row.command, row.step
    assert set(LONG) <= {row.command for row in ROWS}


def test_all_steps_run_and_those_that_failed_are_named() -> None:
    ran: list[str] = []
    said: list[str] = []

    def run(command: str) -> bool:
        ran.append(command)
        return command != "make site"

    assert not release(True, run, said.append)
    assert ran == [row.command for row in ROWS if row.command and row.command not in LONG]
    text = "\n".join(said)
    assert "Failed:\n- make site\n" in text
    for row in ROWS:
        assert (f"- {row.step}: " in text) == (row.by == "a person")


@pytest.mark.parametrize(
    ("version", "changelog", "image", "missing"),
    [
        ("1.0.0", "## [1.0.0] - 2027-01-01", "python:3@sha256:ab", []),
        ("1.0.0", "## [Unreleased]", "python:3@sha256:ab", ["CHANGELOG.md has no section"]),
        ("1.0.0rc1", "## [1.0.0rc1] - 2027-01-01", "python:3@sha256:ab", ["1.0.0rc1 is no final version"]),
        ("1.0.0", "## [1.0.0] - 2027-01-01", "python:3", ["python:3 has no digest"]),
    ],
)
def test_manual_release_steps_are_listed(
    tmp_path: Path, version: str, changelog: str, image: str, missing: list[str]
) -> None:
    (tmp_path / "src" / "warhost").mkdir(parents=True)
    (tmp_path / "src" / "warhost" / "__init__.py").write_text(f'__version__ = "{version}"\n')
    (tmp_path / "CHANGELOG.md").write_text(f"{changelog}\n")
    (tmp_path / "Containerfile").write_text(f"ARG PYTHON_IMAGE={image}\n")
    found = unready(tmp_path)
    assert len(found) == len(missing)
    assert all(part in line for part, line in zip(missing, found, strict=True))
