"""Prepare a release: run all checks and builds that need no account, then list what a person must do.

`python -m tools.release` runs every step and reports all failures; `--quick` leaves out tests, proofs and benchmarks.
The steps and the list come from `docs/reference/release-checklist.md`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
CHECKLIST: Final = ROOT / "docs" / "reference" / "release-checklist.md"
LONG: Final = ("make test", "make proofs", "make bench")
COMMAND: Final = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Row:
    """A row of the checklist: the task, its command or place, and who does it."""

    step: str
    how: str
    by: str

    @property
    def command(self) -> str:
        """The command of the task, or "" if a person or a workflow does it."""
        found = COMMAND.search(self.how)
        return found[1] if self.by == "make release" and found else ""


def checklist(text: str) -> list[Row]:
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return [Row(*each) for each in cells[2:]]


def version(root: Path = ROOT) -> str:
    found = re.search(r'^__version__ = "(.+)"$', (root / "src" / "warhost" / "__init__.py").read_text("utf-8"), re.M)
    assert found is not None
    return found[1]


def unready(root: Path = ROOT) -> list[str]:
    """What a person must write before the tag: changelog, version, base images."""
    found: list[str] = []
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## \[{re.escape(version(root))}\] - \d{{4}}-\d\d-\d\d$", changelog, re.M):
        found.append(f"CHANGELOG.md has no section `## [{version(root)}] - {date.today()}`")
    if "rc" in version(root) or version(root).startswith("0."):
        found.append(f"src/warhost/__init__.py: {version(root)} is no final version")
    loose = re.findall(r"^ARG \w+_IMAGE=(\S+)$", (root / "Containerfile").read_text(encoding="utf-8"), re.M)
    found += [f"Containerfile: {image} has no digest: `make image-pins`" for image in loose if "@sha256:" not in image]
    return found


def run(command: str) -> bool:
    return subprocess.run(command, shell=True, cwd=ROOT).returncode == 0


def release(quick: bool, run: Callable[[str], bool] = run, say: Callable[[str], None] = print) -> bool:
    """Run the steps; returns True if all succeeded and nothing remains to be written."""
    rows = checklist(CHECKLIST.read_text(encoding="utf-8"))
    commands = [row.command for row in rows if row.command]
    done = [command for command in commands if not (quick and command in LONG)]
    failed = []
    for number, command in enumerate(done, 1):
        say(f"{number} of {len(done)}: {command}")
        if not run(command):
            failed.append(command)
    missing = unready()
    for title, lines in {"Failed": failed, "To be written": missing}.items():
        if lines:
            say("\n".join([f"\n{title}:", *[f"- {line}" for line in lines]]))
    say("\n".join(["\nLeft to a person:", *[f"- {row.step}: {row.how}" for row in rows if row.by == "a person"]]))
    return not failed and not missing


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="leave out tests, proofs and benchmarks")
    sys.exit(not release(parser.parse_args().quick))
