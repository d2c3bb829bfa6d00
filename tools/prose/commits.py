"""Checks messages of commits that are newer than the prose check itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.prose.passages import Passage, git

LONGEST = 72
NOT_IMPERATIVE = re.compile(r"\w+(ed|ing)$|(Adds|Fixes|Changes|Removes|Makes|Moves|Renames|Updates|Uses|Writes)$")
IMPERATIVE = {"Embed", "Feed", "Seed", "Need", "Speed", "Bring", "Ping", "String", "Spring", "Exceed", "Proceed"}


def messages() -> Iterator[Passage]:
    """Messages of the commits since the check was introduced; none where there is no history."""
    added = git("log", "--diff-filter=A", "--format=%H", "--reverse", "--", "tools/prose/rules.toml").split()
    if not added:
        return
    for record in git("log", "--no-merges", "--format=%h%x00%B%x01", f"{added[0]}..HEAD").split("\x01"):
        commit, _, message = record.strip().partition("\x00")
        if commit:
            yield Passage(f"commit {commit}", 1, message.strip())


def faults(message: str) -> Iterator[str]:
    """What is wrong with the form of a commit message."""
    subject, _, rest = message.partition("\n")
    first = subject.split(" ")[0].rstrip(":,")
    if len(subject) > LONGEST:
        yield f"subject has {len(subject)} characters, at most {LONGEST}"
    if subject.endswith("."):
        yield "subject ends with a full stop"
    if not first[:1].isupper() or (NOT_IMPERATIVE.match(first) and first not in IMPERATIVE):
        yield f"subject does not begin with a verb in the imperative: {first}"
    if rest and not rest.startswith("\n"):
        yield "no empty line after the subject"
