"""Finds cards by name, tolerant of spelling."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, Protocol, TypeVar

LIKE_ASCII: Final = str.maketrans("’‘`´–—", "''''--", '"“”„«»')
LONGEST_NAME: Final = 200  # characters in a name; real card names have up to about fifty


class Named(Protocol):
    """The attributes of a card that are used here."""

    @property
    def code(self) -> str: ...
    @property
    def name(self) -> str: ...


C = TypeVar("C", bound=Named)


def plain(name: str) -> str:
    """A normalised name: without capitals, accents, quotation marks and blanks.

    Overlong names are not normalised: the time to sort accents grows with the square of their number.
    """
    return _plain(name[:LONGEST_NAME])


@lru_cache(maxsize=4096)  # deck checks look up the same titles again and again
def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.translate(LIKE_ASCII)).casefold()
    return " ".join("".join([each for each in letters if not unicodedata.combining(each)]).split())


def copies_by_title(counts: dict[str, int], cards: list[C]) -> list[tuple[C, int]]:
    """The first card of each title, in order, with the number of copies of the title."""
    held: dict[str, list[C]] = {}
    for card in cards:
        held.setdefault(plain(card.name), []).append(card)
    return [(printings[0], sum([counts[card.code] for card in printings])) for printings in held.values()]


def titles_of(names: dict[str, str]) -> dict[str, list[str]]:
    """The codes by normalised title; `names` gives the name of every code."""
    found: dict[str, list[str]] = {}
    for code, name in names.items():
        found.setdefault(plain(name), []).append(code)
    return found


def find_code(text: str, titles: dict[str, list[str]], sets: dict[str, list[str]]) -> str:
    """The code of a card that is given by code or name; an unknown one is returned as written.

    A title that was printed twice means the first printing, unless its set is named: `Innovation (Core Set)`. `sets`
    gives the names of the set for every code.
    """
    if len(text) > LONGEST_NAME:
        return text
    if text.strip().lower() in sets:
        return text.strip().lower()
    found = titles.get(plain(text))
    if found is not None:
        return found[0]
    title, printing = _printing(text.strip())
    for code in titles.get(plain(title), []):
        if plain(printing) in [plain(each) for each in sets[code]]:
            return code
    return text


def _printing(text: str) -> tuple[str, str]:
    """A title and the set in brackets at its end; both empty if there is none."""
    begin = max(text.rfind("("), text.rfind("["))
    inside = text[begin + 1 : -1]
    if begin < 1 or text[-1] not in ")]" or ")" in inside or "]" in inside:
        return "", ""
    return text[:begin], inside
