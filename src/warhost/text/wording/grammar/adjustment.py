"""Phonetic adjustment: one-letter prepositions that gain a vowel, and the position of pronouns.

Polish: "ze strefy" but "z ręki", "we wrogiej strefie" but "w strefie".  Russian: "со своей".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from . import clauses_en, clauses_pl, clauses_ru, idioms_pl, idioms_ru, order_en, order_pl, order_ru
from .rewriting import Rewriter

CONSONANT: Final = "[bcćdfghjklłmnńprsśtwzźż]"
CLUSTERS: Final[Mapping[str, str]] = {
    "z": rf"(?:sz|s(?!z)|[śzźż]){CONSONANT}|ws|wz|mn(?:ą|ie)\b",
    "w": rf"[wf]{CONSONANT}|mnie\b",
    "с": r"сво",
}
VOWELLED: Final[Mapping[str, str]] = {"z": "ze", "w": "we", "с": "со"}
UNVOWELLED: Final = re.compile(
    r"(?<![\w'’.-])(?:" + "|".join(rf"{letter}(?=\s(?:{then}))" for letter, then in CLUSTERS.items()) + ")",
    re.IGNORECASE,
)

ENGLISH_ORDER: Final = Rewriter((*order_en.ORDER, *clauses_en.CLAUSES))
POLISH_ORDER: Final = Rewriter((*order_pl.ORDER, *clauses_pl.CLAUSES, *idioms_pl.IDIOMS))
RUSSIAN_ORDER: Final = Rewriter((*order_ru.ORDER, *idioms_ru.IDIOMS, *clauses_ru.CLAUSES))
CYRILLIC: Final = re.compile("[а-яё]")


def adjust_word_order(text: str) -> str:
    """An English text with its word order adjusted."""
    return ENGLISH_ORDER(text)


def adjust_pronouns(text: str) -> str:
    """A text with its pronouns in their usual position."""
    return RUSSIAN_ORDER(text) if CYRILLIC.search(text) else POLISH_ORDER(text)


def adjust_prepositions(text: str) -> str:
    """A text with its prepositions adjusted to the next word."""
    return UNVOWELLED.sub(lambda found: _vowelled(found[0]), text)


def _vowelled(letter: str) -> str:
    said = VOWELLED[letter.lower()]
    return said.capitalize() if letter.isupper() else said
