"""Writes above every card's text who it is and what it says: `python tools/card_comments.py FILE...`.

Without a file it renews all of both games, which takes a minute.  So a file of texts reads like a page of cards.
A test fails where a comment is not what this would write.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

from warhost.conquest.library import LIBRARY as CONQUEST
from warhost.invasion.library import LIBRARY as INVASION
from warhost.text import LANGUAGES, phrasebook
from warhost.text.conquest.cards import TEXTS as CONQUEST_TEXTS
from warhost.text.conquest.cards import card_lines as conquest_lines
from warhost.text.invasion.cards import TEXTS as INVASION_TEXTS
from warhost.text.invasion.cards import card_lines as invasion_lines

CARDS = Path(__file__).resolve().parent.parent / "src" / "warhost"
TEXT = re.compile(r'^text\(\s*"([a-z-]+-\d{3})"', re.MULTILINE)
ABOVE = re.compile(r"(?:^#.*\n)+(?=text\()", re.MULTILINE)
WIDTH = 120


def number(value: int | None) -> str:
    return "X" if value == -1 else str(value or 0)


def invasion_facts(card: Any) -> str:
    """Cost with loyalty in brackets, power, hit points, traits."""
    said = [card.kind]
    if card.kind != "draft":
        said.append(f"{number(card.cost)} ({number(card.loyalty)})")
    if card.powers is not None:
        said.append(f"power {'/'.join(map(str, card.powers))}")
    elif card.kind in ("unit", "support"):
        said.append(f"power {number(card.power)}")
    if card.kind in ("unit", "legend"):
        said.append(f"hit points {number(card.hit_points)}")
    return ", ".join(said)


def conquest_facts(card: Any) -> str:
    """Cost, ATK, HP, command icons, shields, or what a planet brings."""
    said = [f"{card.loyalty} {card.kind}" if card.loyalty in ("loyal", "signature") else card.kind]
    if card.kind == "planet":
        return f"planet, {' '.join(card.symbols)}, cards {card.card_bonus}, resources {card.resource_bonus}"
    if card.kind == "warlord":
        said.append(
            f"ATK {card.attack}, HP {card.hit_points}, bloodied {card.bloodied_attack}/{card.bloodied_hit_points}"
        )
        return ", ".join(said)
    if card.cost is not None:
        said.append(number(card.cost))
    if card.attack is not None:
        said.append(f"ATK {number(card.attack)}, HP {number(card.hit_points)}")
    if card.command:
        said.append(f"command {card.command}")
    if card.shields:
        said.append(f"shields {card.shields}")
    return ", ".join(said)


def comment(card: Any, facts: Callable[[Any], str], lines: Callable[..., list[str]]) -> str:
    """A line for name, numbers and traits, and the rendered text behind it."""
    name = f"{card.name}, unique" if card.unique and card.kind != "warlord" else card.name
    traits = f" {', '.join(card.traits)}." if card.traits else ""
    said = [f"{name}: {facts(card)}.{traits}", *lines(phrasebook("en"), card)]
    wrapped = [row for each in said for row in textwrap.wrap(each, WIDTH - 2, break_on_hyphens=False)]
    return "".join([f"# {row}\n" for row in wrapped])


def renewed(source: str, comments: Callable[[str], str]) -> str:
    """The source of a card file with the comments that belong above its texts."""
    bare = ABOVE.sub("", source)
    return TEXT.sub(lambda found: comments(found[1]) + found[0], bare)


def files() -> list[tuple[Path, Callable[[str], str]]]:
    """Every card file of both games, and how its comments are made."""
    found: list[tuple[Path, Callable[[str], str]]] = []
    for game, about in (
        ("invasion", lambda code: comment(INVASION[code], invasion_facts, invasion_lines)),
        ("conquest", lambda code: comment(CONQUEST[code], conquest_facts, conquest_lines)),
    ):
        found += [(path, about) for path in sorted((CARDS / game / "cards").glob("*/*.py")) if path.stem != "__init__"]
    return found


def asked_for(names: list[str]) -> list[tuple[Path, Callable[[str], str]]]:
    """The card files that are named, or all."""
    found = files()
    wanted = {Path(name).resolve() for name in names}
    strange = wanted - {path for path, _ in found}
    if strange:
        raise SystemExit(f"not a file of cards: {', '.join(map(str, sorted(strange)))}")
    return [(path, comments) for path, comments in found if path in wanted or not names]


def check(source: str) -> None:
    """Refuse a file with a text that leaves something out in any language."""
    for code in TEXT.findall(source):
        for language in LANGUAGES:
            if code in INVASION:
                INVASION_TEXTS.check(phrasebook(language), INVASION[code])
            else:
                CONQUEST_TEXTS.check(phrasebook(language), CONQUEST[code])


def main() -> None:
    for path, comments in asked_for(sys.argv[1:]):
        source = path.read_text(encoding="utf-8")
        check(source)
        new = renewed(source, comments)
        if new != source:
            path.write_text(new, encoding="utf-8")
            sys.stdout.write(f"renewed {path.relative_to(CARDS)}\n")


if __name__ == "__main__":
    main()
