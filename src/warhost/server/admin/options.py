"""Settings that staff change while the server runs: their names, kinds and defaults."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from ..moderation.word_filter import is_word
from ..protocol import admin
from ..refusing import refuse
from ..schema import SERVER_SETTINGS
from .audit import notify

LARGEST: Final = 10**9
WORDS: Final = "words"
CONTACT: Final = "contact"
LONGEST_TEXT: Final = 200  # characters of a setting that is a line of text
MOST_SIGNS: Final = 20_000  # characters of all words together


class Option(NamedTuple):
    """A setting with its type and default."""

    kind: Literal["number", "yes-no", "lines", "text"]
    default: str


OPTIONS: Final[dict[str, Option]] = {
    "sign-ups": Option("yes-no", "yes"),  # whether new guests and accounts are allowed
    "new-hours": Option("number", "24"),  # hours for which a guest or an account is new; 0: no limits of new users
    "new-games": Option("number", "3"),  # finished games against people after which a user is no longer new
    "new-messages": Option("number", "6"),  # chat messages per minute of a new user
    "new-tables": Option("number", "5"),  # unfinished tables of a new user, above which they open none for others
    CONTACT: Option("text", ""),  # how to reach the operator, on the privacy page
    WORDS: Option("lines", ""),  # words that players may not use, one per line
    # Days without use after which servers delete something; 0: never.  See `retention.py`.
    "keep-sessions": Option("number", "365"),
    "keep-guests": Option("number", "365"),
    "keep-guest-games": Option("number", "365"),
    "keep-analyses": Option("number", "365"),
    "keep-reports": Option("number", "730"),
}


def settings(connection: Connection) -> dict[str, str]:
    """The value of every setting."""
    kept = {row.name: row.body for row in connection.execute(select(SERVER_SETTINGS)).all()}
    return {name: kept.get(name, option.default) for name, option in OPTIONS.items()}


def listed(connection: Connection) -> list[admin.AdminSetting]:
    """Every setting with its value and its default."""
    values = settings(connection)
    return [admin.AdminSetting(name, each.kind, values[name], each.default) for name, each in OPTIONS.items()]


def change(connection: Connection, name: str, value: str) -> None:
    """Change a setting; refused if the value is invalid."""
    option = OPTIONS.get(name)
    if option is None:
        raise refuse("no-such-setting", 404)
    tidy = value.strip()
    if option.kind == "number" and not (tidy.isascii() and tidy.isdecimal() and int(tidy[:12]) <= LARGEST):
        raise refuse("bad-setting", 400)
    if option.kind == "text" and not (len(tidy) <= LONGEST_TEXT and tidy.isprintable()):
        raise refuse("bad-setting", 400)
    if option.kind == "yes-no" and tidy not in ("yes", "no"):
        raise refuse("bad-setting", 400)
    if option.kind == "lines":
        lines = dict.fromkeys([line.strip() for line in tidy.splitlines() if line.strip()])
        if not all(is_word(line) for line in lines):
            raise refuse("bad-setting", 400)
        tidy = "\n".join(lines)
    connection.execute(delete(SERVER_SETTINGS).where(SERVER_SETTINGS.c.name == name))
    if tidy != option.default:
        connection.execute(insert(SERVER_SETTINGS).values(name=name, body=tidy))
    notify(connection, "settings")


def words(connection: Connection) -> list[str]:
    """The words that players may not use, in alphabetical order."""
    return sorted(settings(connection)[WORDS].splitlines(), key=str.casefold)


def change_word(connection: Connection, word: str, forbidden: bool) -> None:
    """Add a word to the list or remove it; refused if it cannot be on the list, or is not."""
    tidy, before = " ".join(word.split()), words(connection)
    if forbidden and (tidy in before or not is_word(tidy)):
        raise refuse("bad-word")
    if not forbidden and tidy not in before:
        raise refuse("no-such-word", 404)
    after = [*before, tidy] if forbidden else [each for each in before if each != tidy]
    if sum(len(each) + 1 for each in after) > MOST_SIGNS:
        raise refuse("too-many", 429, limit=len(before))
    change(connection, WORDS, "\n".join(after))
