"""The short text forms of options: unique among those offered, and read back without fuss."""

from difflib import get_close_matches


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
