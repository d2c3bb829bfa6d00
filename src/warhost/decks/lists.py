"""Deck lists as text: a header, an optional name, and a line for each card.

`capital: dwarf` is a header; `3 core-001` or, by name, `3x Defender of the Hold` are cards.  A `#` starts a comment.
"""

from __future__ import annotations

import re
from typing import Final

from ..engine.errors import BadDeck
from .cards import MOST_COPIES, check_size

CARD_LINE: Final = re.compile(r"^(\d+)\s*[x×]?\s+(\S.*)$", re.IGNORECASE)
HEAD_LINE: Final = re.compile(r"^(\w+)\s*:\s*(\S.*)$")
NAME_LINE: Final = re.compile(r"^\s*name\s*:\s*(\S.*)$", re.IGNORECASE)  # a name may contain any character, including #
CODE_WIDTH: Final = 30
LONGEST_LINE: Final = 200  # characters in a line


class ParsedList:
    """A parsed list: header and name as written, and the cards with their copies and their line."""

    def __init__(self) -> None:
        self.head = ""
        self.name = ""
        self.cards: list[tuple[str, int, str]] = []


class Grammar:
    """The header syntax of a game's lists, and examples for error messages."""

    def __init__(self, game: str, head: str, head_example: str, card_example: str, name_first: bool = True) -> None:
        self.game = game
        self.head = head
        self.beginning = f"a deck begins with its {head}, as in '{head}: {head_example}'"
        self.card_example = card_example
        self.name_first = name_first  # True if the name line may come before the header


def read_list(text: str, name: str, grammar: Grammar) -> ParsedList:
    """Parse a list; an error names its line."""
    found = ParsedList()
    copies = 0
    for number, line in enumerate(text.splitlines(), start=1):
        content = line.partition("#")[0].strip()
        where = f"{name}, line {number}"
        if len(line) > LONGEST_LINE:
            raise BadDeck(f"{where}: a line has at most {LONGEST_LINE} signs, not {len(line)}")
        word, value = _headed(content)
        named, card = NAME_LINE.match(line), CARD_LINE.match(content)
        if not content and named is None:
            continue
        if word == grammar.head and not found.head and not found.cards:
            found.head = value
        elif word == "game" and not found.cards:
            if value.lower() != grammar.game:
                raise BadDeck(f"{where}: the deck is for another game: {value!r}")
        elif named is not None and not found.name and not found.cards and (found.head or grammar.name_first):
            found.name = named[1].strip()
        elif not found.head:
            raise BadDeck(f"{where}: {grammar.beginning}")
        elif card is not None:
            count = int(card[1]) if len(card[1]) <= len(str(MOST_COPIES)) else 0
            if count < 1:
                raise BadDeck(f"{where}: a card has 1 to {MOST_COPIES} copies, not {card[1]:.20}")
            copies += count
            check_size(copies)
            found.cards.append((card[2], count, where))
        else:
            wanted = f"expected a number of copies and a card, as in '{grammar.card_example}'"
            raise BadDeck(f"{where}: {wanted}, not {content!r:.80}")
    if not found.head:
        raise BadDeck(f"{name} is empty: {grammar.beginning}")
    return found


def write_list(head: list[str], cards: list[tuple[str, str, str, int]]) -> str:
    """A list from its header lines and the cards, each with its group, code, name and copies."""
    lines = list(head)
    last = ""
    for group, code, name, count in cards:
        if group != last:
            last = group
            lines += ["", f"# {group}"]
        lines.append(f"{count} {code}".ljust(CODE_WIDTH) + f"# {name}")
    return "\n".join(lines) + "\n"


def write_titles(head: list[str], cards: list[tuple[str, str, int]]) -> str:
    """The form that other sites read: header lines, then `3x Title (Set)` for each card, below its group."""
    lines = list(head)
    last = ""
    for group, title, count in cards:
        if group != last:
            last = group
            lines += ["", f"# {group}"]
        lines.append(f"{count}x {title}")
    return "\n".join(lines) + "\n"


def _headed(content: str) -> tuple[str, str]:
    """The key before a colon and the value; both empty in other lines."""
    found = HEAD_LINE.match(content)
    return (found[1].lower(), found[2]) if found is not None else ("", "")
