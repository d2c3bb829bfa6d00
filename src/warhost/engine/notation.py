"""The short text forms of options: unique among those offered, and read back without fuss."""

from difflib import get_close_matches
from typing import Any


def numbered(texts: list[str]) -> list[str]:
    """Tell equal texts apart: the second copy is `#2`, the third `#3`."""
    counts: dict[str, int] = {}
    unique: list[str] = []
    for text in texts:
        count = counts.get(text, 0) + 1
        counts[text] = count
        unique.append(text if count == 1 else f"{text} #{count}")
    return unique


def tidy(text: str) -> str:
    """How a text is compared: neither capitals nor spare blanks matter."""
    return " ".join(text.lower().split())


def is_number(text: str) -> bool:
    """Whether a word that somebody wrote is a number that `int` reads: plain digits, and not many."""
    return text.isascii() and text.isdigit() and len(text) < 10


def find(text: str, offered: list[str]) -> int:
    """The index of `text` among the offered notations, or -1."""
    wanted = tidy(text)
    for index, notation in enumerate(offered):
        if tidy(notation) == wanted:
            return index
    return -1


def nearest(text: str, offered: list[str]) -> str:
    """A hint for a misspelled answer: the offered notations that look most like it."""
    close = get_close_matches(tidy(text), offered, n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def split(notation: str, long_verbs: tuple[str, ...]) -> tuple[str, str]:
    """The verb of an option, and what follows it; `long_verbs` are those of more than one word, the longest first."""
    for verb in long_verbs:
        if notation == verb or notation.startswith(f"{verb} "):
            return verb, notation[len(verb) + 1 :]
    verb, _, rest = notation.partition(" ")
    return verb, rest


def worded(notation: str, long_verbs: tuple[str, ...]) -> dict[str, Any]:
    """What the words of an option are made from.

    Its verb as messages are keyed by it, what follows it, with the number it begins with, and which of several equal
    options it is.
    """
    verb, rest = split(notation, long_verbs)
    said: dict[str, Any] = {"do": verb.replace(" ", "-")}
    plain, _, copy = rest.rpartition(" #")
    if plain and is_number(copy):
        said["copy"] = int(copy)
    number = rest.partition(" ")[0]
    if is_number(number):
        said["figure"] = int(number)
    if rest:
        said["rest"] = rest
    return said
