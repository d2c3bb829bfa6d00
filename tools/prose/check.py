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
PENDING = HERE / "pending.txt"


@dataclass(frozen=True)
class Rule:
    """A banned idiom."""

    pattern: re.Pattern[str]
    write: str
    example: str
    not_in: tuple[str, ...] = ()  # ends of paths to which the rule does not apply


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


def pending_folders() -> list[str]:
    """Files and folders that are not rewritten yet, and so not checked."""
    return PENDING.read_text(encoding="utf-8").split()


def is_pending(name: str, pending: list[str]) -> bool:
    """True if a file is, or is in, one of these paths."""
    return any(name == path or name.startswith(path + "/") for path in pending)


def check() -> list[str]:
    """All findings in files that are not pending and in commits."""
    pending = pending_folders()
    known = rules()
    found = findings(name for name in files() if not is_pending(name, pending))
    for message in commits.messages():
        found += [f"{message.path}: {fault}" for fault in commits.faults(message.text)]
        found += idioms(message, known)
    return found
