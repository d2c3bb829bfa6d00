"""Prepositions of one letter that take a vowel where the next word begins with too many consonants.

Polish: "ze strefy" but "z ręki", "we wrogiej strefie" but "w strefie".  Russian: "со своей".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

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


def eased(text: str) -> str:
    """A text with these prepositions as they are spoken."""
    return STIFF.sub(lambda found: _eased(found[0]), text)


def _eased(letter: str) -> str:
    said = EASED[letter.lower()]
    return said.capitalize() if letter.isupper() else said
