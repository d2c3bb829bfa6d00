"""Cards by their names, however people write them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LIKE_ASCII: Final = str.maketrans("’‘`´–—", "''''--", '"“”„«»')
PRINTING: Final = re.compile(r"^(.+?)\s*[(\[]([^()\[\]]+)[)\]]$")  # a title and its set in brackets


def plain(name: str) -> str:
    """A name without what people write differently: capitals, accents, quotation marks, blanks."""
    letters = unicodedata.normalize("NFKD", name.translate(LIKE_ASCII)).casefold()
    return " ".join("".join([each for each in letters if not unicodedata.combining(each)]).split())


def titles_of(names: dict[str, str]) -> dict[str, list[str]]:
    """The codes that bear a title, by the plain title; `names` gives the name of every code."""
    found: dict[str, list[str]] = {}
    for code, name in names.items():
        found.setdefault(plain(name), []).append(code)
    return found


def find_code(text: str, titles: dict[str, list[str]], sets: dict[str, list[str]]) -> str:
    """The code of a card that is given by code or name; an unknown one stays as it is written.

    Of a title that was printed twice the first printing is meant, unless its set is named: `Innovation (Core Set)`.
    `sets` gives, for every code, what its set is called.
    """
    if text.strip().lower() in sets:
        return text.strip().lower()
    found = titles.get(plain(text))
    if found is not None:
        return found[0]
    named = PRINTING.match(text.strip())
    if named is not None:
        for code in titles.get(plain(named[1]), []):
            if plain(named[2]) in [plain(each) for each in sets[code]]:
                return code
    return text
