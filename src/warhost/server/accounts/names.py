"""Names of users: which are allowed, when two are the same, and when two look the same."""

from __future__ import annotations

import unicodedata
from typing import Final

from ..refusing import refuse
from .confusables import CONFUSABLES

LONGEST_NAME: Final = 24
LONGEST_KEY: Final = 64  # characters that fit into the database column
MOST_MARKS: Final = 2  # maximum number of accents on one letter
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # Unicode letters without a visible shape

# Cyrillic and Greek letters and digits that look like a Latin letter in upper or lower case.  Names are compared after
# this translation, so that nobody can impersonate another user.  Unicode's whole table is in `confusables.py`.
COMMON: Final = str.maketrans(
    "авекмнорстухіїјѕћһԁԛԝ" + "ьгӏ" + "αβεζηικμνορτυχγ" + "0158" + "|",
    "abekmhopctyxiijshhdqw" + "brl" + "abezhikmvoptyxy" + "olsb" + "l",
)
ALIKE: Final = {ord(each): latin.translate(COMMON) for latin, alike in CONFUSABLES.items() for each in alike} | COMMON
LETTERS: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))  # the last pair is for a capital I, which looks like an l


GUESTS: Final = ("guest", "gość", "гость")  # default names of guests, one per language
RESERVED: Final = (
    "admin", "administrator", "moderator", "owner", "operator", "judge", "staff", "support", "warhost", "system",
    "server", "computer", "администратор", "модератор", "компьютер", "сервер", "komputer", "serwer",
)  # fmt: skip


def normalized_name(name: str, longest: int = LONGEST_NAME) -> str:
    """The normalized name; refused if it is empty, too long or contains invisible characters."""
    tidy = " ".join(unicodedata.normalize("NFC", name[: 4 * longest]).split())
    if len(name) > 4 * longest or not 0 < len(tidy) <= longest or not is_visible(tidy):
        raise refuse("bad-name", limit=longest)
    if len(folded(tidy)) > LONGEST_KEY:
        raise refuse("bad-name", limit=longest)
    return tidy


def is_reserved(name: str, guest: bool = False) -> bool:
    """True for names that sound like the server or its staff and, unless a guest takes it, default guest names."""
    return look_alike_key(name) in {look_alike_key(each) for each in (RESERVED if guest else (*RESERVED, *GUESTS))}


def check_deck_name(name: str) -> None:
    """Refuse the name of a deck that is invisible or reserved."""
    if name and (not is_visible(name) or is_reserved(name)):
        raise refuse("deck-name")


def account_key(name: str) -> str:
    """The key by which account names are compared at login: ignores case, repeated spaces and letter width."""
    return " ".join(folded(name[: 4 * LONGEST_NAME]).split())[:LONGEST_KEY]


def folded(text: str) -> str:
    """A text without upper case, with compatibility characters replaced by plain ones."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def look_alike_key(name: str) -> str:
    """A key for what a name looks like: equal for two names that users could confuse."""
    signs = account_key(name).translate(ALIKE)
    for seen, meant in LETTERS:
        signs = signs.replace(seen, meant)
    return ("".join([sign for sign in signs if sign not in " .-_'"]) or signs)[:LONGEST_KEY]


def is_visible(name: str) -> bool:
    """True if a text is visible: no control characters, no invisible ones, no stacks of combining marks."""
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] == "C" or sign in UNSEEN or marks > MOST_MARKS:
            return False
    return not name[0].isspace() and unicodedata.category(name[0])[0] != "M"
