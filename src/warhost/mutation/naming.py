"""Index of the scenarios that name a card: in a position, script, check, title or file name."""

from __future__ import annotations

import marshal
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..engine.scenarios.scenario import Scenario
from ..scenarios import find_scenarios, read_yaml, scenarios_folder

TITLE: Final = re.compile(r"^title:(.*)$", re.MULTILINE)


@dataclass
class ScenarioFile:
    """One file: its text, and its data once it has been parsed."""

    path: Path
    text: str
    title: str
    data: bytes = b""

    def scenario(self) -> Scenario:
        """A new scenario object for every run."""
        if not self.data:
            self.data = marshal.dumps(read_yaml(self.path))
        loaded: Any = marshal.loads(self.data)
        return Scenario(loaded, str(self.path))


class NamingIndex:
    """The scenarios of a game by the cards that they name."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        paths = find_scenarios([(folder or scenarios_folder()) / game])
        self.files = [_read(path) for path in paths]

    def naming(self, code: str, name: str) -> list[ScenarioFile]:
        """The files that name a card by its name or its code, the likeliest to notice a change first."""
        pattern = re.compile(rf"(?<!\w)(?:{re.escape(name)}|{re.escape(code)})(?!\w)")
        number = code.rpartition("-")[2]
        found = [file for file in self.files if name in file.text or code in file.text]
        found = [file for file in found if pattern.search(file.text)]
        return sorted(found, key=lambda file: _rank(file, pattern, number))


def _rank(file: ScenarioFile, pattern: re.Pattern[str], number: str) -> tuple[int, int]:
    """Sort key: scenarios about the card first, by title, then by file number; short ones before long ones."""
    if pattern.search(file.title):
        return 0, len(file.text)
    return (1 if file.path.name.startswith(f"{number}-") else 2), len(file.text)


def _read(path: Path) -> ScenarioFile:
    text = path.read_text(encoding="utf-8")
    title = TITLE.search(text)
    return ScenarioFile(path, text, title[1] if title else "")
