"""Word filter: the operator's list of words that players may not use in messages and names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from ..accounts.names import look_alike_key
from ..refusing import refuse

LONGEST_WORD: Final = 64
ANY: Final = "*"  # at the beginning or end of a word on the list: any letters
WORDS: Final = re.compile(r"[^\W_]+")
INSIDE: Final = str.maketrans("", "", "'’ʼ`|")  # characters that are ignored within a word
SPELLED: Final = 3  # single letters in a row that are read as one word


class WordFilter:
    """Finds words of a list in a text, with the folding of names: look-alike letters and capitals do not matter.

    A word of the list matches whole words only; `bad*` matches the beginning of a word, `*bad*` any part of it.
    """

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._needles = {_needle(line): line.strip(f" {ANY}") for line in lines if _words(line)}

    def found(self, text: str) -> str:
        """The first word of the list that a text contains, or ""."""
        if not self._needles or not text:
            return ""
        words = _words(text)
        text = f" {' '.join([*words, *_spelled(words)])} "
        return next((word for needle, word in self._needles.items() if needle in text), "")

    def check(self, *texts: str) -> None:
        """Refuse texts that contain a word of the list."""
        for text in texts:
            word = self.found(text)
            if word:
                raise refuse("word", word=word)


def is_word(line: str) -> bool:
    """True for a line that the list may have: it has a letter or digit, and is not too long."""
    return len(line) <= LONGEST_WORD and bool(_words(line))


def _needle(line: str) -> str:
    """The text to search for; a space stands for the border of a word."""
    tidy = line.strip()
    return f"{'' if tidy.startswith(ANY) else ' '}{' '.join(_words(tidy))}{'' if tidy.endswith(ANY) else ' '}"


def _words(text: str) -> list[str]:
    """The words of a text in folded form, without accents."""
    plain = unicodedata.normalize("NFKD", text.translate(INSIDE))
    bare = "".join([sign for sign in plain if unicodedata.category(sign)[0] != "M"])
    return [look_alike_key(word) for word in WORDS.findall(unicodedata.normalize("NFKC", bare))]


def _spelled(words: list[str]) -> list[str]:
    """The words that are spelled with spaces or other characters between their letters."""
    runs = re.findall(rf"(?:(?<!\S)\S(?:\s|$)){{{SPELLED},}}", " ".join(words))
    return [run.replace(" ", "") for run in runs]
