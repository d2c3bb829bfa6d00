"""Titles and order of the chapters of scenarios.

A chapter is a folder with the scenarios of a section of the rules, of a cycle of card sets or of another named group.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ...decks.tables import read_table
from ...games import find_game
from ...rulebook import read_rules, said_in
from ...text.catalogue import ENGLISH, messages_of

SECTION: Final = re.compile(r"(\d+)-")  # begins the name of a folder with the scenarios of one section of the rules
ADDITION: Final = re.compile(r" [(\[].*")  # of a heading: where the section comes from, or what it is not about
CHAPTERS: Final = "chapters"  # in the folder of a game: messages with the titles of the other chapters
SETS: Final = "sets"


def chapter_title(game: str, key: str, language: str) -> str:
    """The title of the chapter with this folder name in a language."""
    numbered = SECTION.match(key)
    if numbered is not None and int(numbered[1]) in _sections(game, language):
        return _sections(game, language)[int(numbered[1])]
    own = messages_of(language, f"{game}/{CHAPTERS}").get(f"{game}.chapter.{key}")
    if own is not None:
        return own
    cycle = _cycles(game).get(key)
    if cycle is None:
        return SECTION.sub("", key).replace("-", " ").capitalize()
    return messages_of(language, SETS).get(f"set.{cycle}", cycle)


def chapter_place(game: str, key: str) -> tuple[int, int]:
    """The sort key of a chapter: sections of the rules, folders with a message, cycles by release, others."""
    numbered = SECTION.match(key)
    if numbered is not None:
        return 0, int(numbered[1])
    for group, keys in enumerate((_own_keys(game), list(_cycles(game))), start=1):
        if key in keys:
            return group, keys.index(key)
    return 3, 0


@cache
def _own_keys(game: str) -> list[str]:
    """The names of the folders with a message, in the order of the English messages."""
    return [key.removeprefix(f"{game}.chapter.") for key in messages_of(ENGLISH, f"{game}/{CHAPTERS}")]


@cache
def _sections(game: str, language: str) -> dict[int, str]:
    """The titles of the sections of a game's rules by number."""
    rules = find_game(game)
    book = said_in(rules, language) or read_rules(rules)
    return {section.number: ADDITION.sub("", section.title) for section in book.sections}


@cache
def _cycles(game: str) -> dict[str, str]:
    """The names of the cycles of card sets by the names of their folders."""
    return {row["cycle"]: row["cycle_name"] for row in read_table(game, SETS)}
