"""Translated titles of scenarios: one file per game in `text/scenarios`, one line per scenario.

A line has the scenario's path, a hash of the English title it was translated from, and the title.  A scenario without a
line, or whose English title has changed since, is shown in English.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

TITLES: Final = Path(__file__).parent / "scenarios"


class Title(NamedTuple):
    """A translated title with the hash of its English original."""

    mark: str
    said: str


def mark_of(english: str) -> str:
    """Hash of an English title, in eight letters."""
    return f"{crc32(english.encode()):08x}"


def titles_file(language: str, game: str) -> Path:
    return TITLES / language / f"{game}.tsv"


def read_titles(path: Path) -> dict[str, Title]:
    """The titles in a file by scenario; empty if there is no such file."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    return {name: Title(mark, said) for name, mark, said in (line.split("\t") for line in lines)}


@cache
def _titles(language: str, game: str) -> dict[str, Title]:
    return read_titles(titles_file(language, game))


def title_in(language: str, game: str, name: str, english: str) -> str:
    """The title of a scenario in a language, or its English one."""
    found = _titles(language, game).get(name)
    return found.said if found is not None and found.mark == mark_of(english) else english
