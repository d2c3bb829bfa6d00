"""Phonetic adjustment: one-letter prepositions that gain a vowel, and the position of pronouns.

Polish: "ze strefy" but "z ręki", "we wrogiej strefie" but "w strefie".  Russian: "со своей".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from . import order_en, order_pl, order_ru

CONSONANT: Final = "[bcćdfghjklłmnńprsśtwzźż]"
CLUSTERS: Final[Mapping[str, str]] = {
    "z": rf"(?:sz|s(?!z)|[śzźż]){CONSONANT}|ws|wz|mn(?:ą|ie)\b",
    "w": rf"[wf]{CONSONANT}|mnie\b",
    "с": r"сво",
}
EASED: Final[Mapping[str, str]] = {"z": "ze", "w": "we", "с": "со"}
STIFF: Final = re.compile(
    r"(?<![\w'’.-])(?:" + "|".join(rf"{letter}(?=\s(?:{then}))" for letter, then in CLUSTERS.items()) + ")",
    re.IGNORECASE,
)

SPOKEN_EN: Final = tuple([(re.compile(pattern), words) for pattern, words in order_en.ORDER])
SPOKEN_PL: Final = tuple([(re.compile(pattern), words) for pattern, words in order_pl.ORDER])
SPOKEN_RU: Final = tuple([(re.compile(pattern), words) for pattern, words in order_ru.ORDER])
CYRILLIC: Final = re.compile("[а-яё]")


def spoken(text: str) -> str:
    """An English text with its word order adjusted."""
    for pattern, words in SPOKEN_EN:
        text = pattern.sub(words, text)
    return text


def ordered(text: str) -> str:
    """A text with its pronouns in their usual position."""
    for pattern, words in SPOKEN_RU if CYRILLIC.search(text) else SPOKEN_PL:
        text = pattern.sub(words, text)
    return text


def eased(text: str) -> str:
    """A text with its prepositions adjusted to the next word."""
    return STIFF.sub(lambda found: _eased(found[0]), text)


def _eased(letter: str) -> str:
    said = EASED[letter.lower()]
    return said.capitalize() if letter.isupper() else said
