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


LongVerbs = dict[str, tuple[str, ...]]  # verbs of more than one word by their first, the longest first


def by_first_word(verbs: tuple[str, ...]) -> LongVerbs:
    """The verbs of more than one word, as `split` looks them up."""
    found: dict[str, tuple[str, ...]] = {}
    for verb in verbs:
        first = verb.partition(" ")[0]
        found[first] = (*found.get(first, ()), verb)
    return found


def split(notation: str, long_verbs: LongVerbs) -> tuple[str, str]:
    """The verb of an option, and what follows it."""
    first, _, rest = notation.partition(" ")
    for verb in long_verbs.get(first, ()):
        if notation == verb or notation.startswith(f"{verb} "):
            return verb, notation[len(verb) + 1 :]
    return first, rest


def worded(said: dict[str, Any], notation: str, long_verbs: LongVerbs) -> dict[str, Any]:
    """Adds to the data of an option what its words are made from.

    Its verb as messages are keyed by it, what follows it, the number which that begins with, and which of several
    equal options it is.
    """
    verb, rest = split(notation, long_verbs)
    said["do"] = verb.replace(" ", "-")
    if not rest:
        return said
    if " #" in rest:
        copy = rest.rpartition(" #")[2]
        if is_number(copy):
            said["copy"] = int(copy)
    if rest[0] in "0123456789":
        number = rest.partition(" ")[0]
        if is_number(number):
            said["figure"] = int(number)
    said["rest"] = rest
    return said
