"""What the rules of a card game can ask and report, determined from their sources."""

from __future__ import annotations

import re
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "src" / "warhost"


def source(game: str) -> str:
    """The sources of a game's rules and of the rules that both card games share."""
    folders = (SOURCES / game, SOURCES / "effects")
    return "\n".join(path.read_text(encoding="utf-8") for each in folders for path in sorted(each.rglob("*.py")))


def questions(game: str) -> set[str]:
    """Every class of questions, without abstract base classes."""
    text = source(game)
    above: dict[str, str] = dict(re.findall(r"^class (\w+)\((\w+)", text, re.MULTILINE))
    found = {name for name in above if "Question" in _ancestors(name, above)}
    made_of = {above[name] for name in found}
    return {name for name in found if name not in made_of or re.search(rf"(?<!class )\b{name}\(", text)}


def _ancestors(name: str, above: dict[str, str]) -> list[str]:
    found = []
    while name in above and above[name] not in found:
        name = above[name]
        found.append(name)
    return found
