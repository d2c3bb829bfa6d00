"""Applies the rules of `rules.toml` to passages of prose."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.prose import commits
from tools.prose.passages import Passage, files, passages

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Rule:
    """A banned idiom."""

    pattern: re.Pattern[str]
    write: str
    example: str
    not_in: tuple[str, ...] = ()  # endings of paths to which the rule does not apply


def rules() -> list[Rule]:
    """The rules of `rules.toml`."""
    rows = tomllib.loads((HERE / "rules.toml").read_text(encoding="utf-8"))["rule"]
    return [Rule(compiled(row["pattern"]), row["write"], row["example"], tuple(row.get("not_in", ()))) for row in rows]


def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern for whole words in lower case; a space in it also matches a line break inside a comment."""
    return re.compile(rf"\b(?<!-)(?:{pattern})\b(?!-)".replace(" ", r"[\s#*/]+"))


def idioms(passage: Passage, known: list[Rule]) -> list[str]:
    """One line for each banned idiom in a passage."""
    found = []
    text = passage.text.lower()
    for rule in known:
        if passage.path.endswith(rule.not_in):
            continue
        for match in rule.pattern.finditer(text):
            line = passage.line + text.count("\n", 0, match.start())
            words = " ".join(match[0].split())
            found.append(f"{passage.path}:{line}: {words!r}: write {rule.write}")
    return found


def findings(names: Iterable[str]) -> list[str]:
    """One line for each banned idiom in the prose of these files."""
    known = rules()
    return [line for name in names for passage in passages(name) for line in idioms(passage, known)]


def check() -> list[str]:
    """All findings in files and commits."""
    known = rules()
    found = findings(files())
    for message in commits.messages():
        found += [f"{message.path}: {fault}" for fault in commits.faults(message.text)]
        found += idioms(message, known)
    return found
