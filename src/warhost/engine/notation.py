"""Notation: short texts of options, unique among those offered, and their parser."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from .events import NO_NUMBER

AIM: Final = ">"  # written before a target or destination
COPY: Final = " #"  # written before the number that tells equal things apart


class Phrase:
    """The parts of a notation: a verb, an amount, a card by name with the number of its ability, words, a target.

    `written` and `Grammar.read` are inverse to each other.  `copy` is the number behind the whole, and `card_copy` the
    one that people write behind the card: 1 where there is none.
    """

    __slots__ = ("amount", "card", "card_copy", "copy", "preposition", "target", "verb", "which", "word")

    def __init__(
        self,
        verb: str,
        amount: int = NO_NUMBER,
        card: str = "",
        which: int = 0,
        word: str = "",
        preposition: str = AIM,
        target: str = "",
        copy: int = 1,
        card_copy: int = 1,
    ) -> None:
        self.verb = verb
        self.amount = amount
        self.card = card
        self.which = which
        self.word = word
        self.preposition = preposition if target else AIM
        self.target = target
        self.copy = copy
        self.card_copy = card_copy

    @property
    def number(self) -> int:
        """Which of several equal cards it starts with; without a target, the number behind the whole."""
        return self.card_copy if self.target else self.copy

    def written(self) -> str:
        text = f"{self.verb} {self.amount}" if self.amount != NO_NUMBER else self.verb
        if self.card:
            text = f"{text} {self.card} {self.which}" if self.which else f"{text} {self.card}"
        if self.word:
            text = f"{text} {self.word}"
        if self.card_copy > 1:
            text = f"{text}{COPY}{self.card_copy}"
        if self.target:
            text = f"{text} {self.preposition} {self.target}" if self.preposition else f"{text} {self.target}"
        return f"{text}{COPY}{self.copy}" if self.copy > 1 else text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"Phrase{self._parts()}"

    def _parts(self) -> tuple[object, ...]:
        named = (self.verb, self.amount, self.card, self.which, self.word)
        return (*named, self.preposition, self.target, self.copy, self.card_copy)


class Grammar:
    """The grammar of a game's notation: its verbs, and which of them are followed by a word that names no card.

    `prepositions` are the words other than `>` that may precede a target; with `spaced` a space does.
    """

    def __init__(
        self,
        verbs: tuple[str, ...],
        worded: tuple[str, ...] = (),
        prepositions: tuple[str, ...] = (),
        spaced: bool = False,
    ) -> None:
        self.verbs = verbs
        self.worded = worded
        self.prepositions = prepositions
        self.spaced = spaced
        self._long = by_first_word(tuple([verb for verb in verbs if " " in verb]))
        self._verbs = frozenset(verbs)

    def has(self, verb: str) -> bool:
        return verb in self._verbs

    def read(self, text: str, known: Callable[[str], bool]) -> Phrase:
        """The parts of a text; `known` says which names are titles of cards, so that these are kept whole."""
        text, copy = _counted(text)
        verb, rest = self._verb(text, known)
        if self.spaced:
            card, _, target = rest.partition(" ")
            return Phrase(verb, NO_NUMBER, card, 0, "", "", target, copy)
        amount = NO_NUMBER
        first, _, behind = rest.partition(" ")
        if is_number(first) and verb not in self.worded and not known(rest):
            amount, rest = int(first), behind
        rest, preposition, target = self._aimed(rest, known)
        rest, card_copy = _counted(rest) if target else (rest, 1)
        if verb in self.worded:
            return Phrase(verb, amount, "", 0, rest, preposition, target, copy, card_copy)
        card, which, word = _subject(rest, known)
        return Phrase(verb, amount, card, which, word, preposition, target, copy, card_copy)

    def _verb(self, text: str, known: Callable[[str], bool]) -> tuple[str, str]:
        """Split a text into verb and rest; a longer verb is not taken if its last word begins the title of a card."""
        verb, rest = split(text, self._long)
        first, _, behind = text.partition(" ")
        if verb != first and first in self._verbs:
            subject = _counted(behind.partition(f" {AIM} ")[0])[0]
            if known(_subject(subject, known)[0]):
                return first, behind
        return verb, rest

    def _aimed(self, rest: str, known: Callable[[str], bool]) -> tuple[str, str, str]:
        """The text before the target, the word between, and the target; a title may contain such a word."""
        before, mark, behind = rest.partition(f" {AIM} ")
        if mark:
            return before, AIM, behind
        for preposition in self.prepositions:
            before, mark, behind = rest.partition(f" {preposition} ")
            while mark and not known(rest):
                if known(_subject(before, known)[0]):
                    return before, preposition, behind
                more, mark, behind = behind.partition(f" {preposition} ")
                before = f"{before} {preposition} {more}"
        first, _, behind = rest.partition(" ")
        if first in self.prepositions and behind and not known(_subject(rest, known)[0]):
            return "", first, behind
        return rest, AIM, ""


def _counted(text: str) -> tuple[str, int]:
    """A text without its copy number, and the number."""
    before, mark, count = text.rpartition(COPY)
    return (before, int(count)) if mark and is_number(count) else (text, 1)


def _subject(text: str, known: Callable[[str], bool]) -> tuple[str, int, str]:
    """A card, the number of its ability, and other words about it; a text that is no title is kept as it is."""
    if known(text):
        return text, 0, ""
    card, _, behind = text.rpartition(" ")
    while card:
        if known(card):
            return (card, int(behind), "") if is_number(behind) else (card, 0, behind)
        card, _, more = card.rpartition(" ")
        behind = f"{more} {behind}"
    return text, 0, ""


def copies(texts: list[str]) -> list[int]:
    """For each text, its number among equal texts."""
    counts: dict[str, int] = {}
    found: list[int] = []
    for text in texts:
        count = counts.get(text, 0) + 1
        counts[text] = count
        found.append(count)
    return found


def numbered(texts: list[str]) -> list[str]:
    """Distinguish equal texts: the second copy gets `#2`, the third `#3`."""
    if len(set(texts)) == len(texts):
        return texts
    return [text if copy == 1 else f"{text}{COPY}{copy}" for text, copy in zip(texts, copies(texts), strict=True)]


def tidy(text: str) -> str:
    """A text normalised for comparison: lower case, single blanks."""
    return " ".join(text.lower().split())


def is_number(text: str) -> bool:
    """True if a word is a number that `int` reads: plain digits, and not many."""
    return text.isascii() and text.isdigit() and len(text) < 10


def find(text: str, offered: list[str]) -> int:
    """The index of `text` among the offered notations, or -1."""
    if text in offered:  # exact match, the usual case
        return offered.index(text)
    wanted = tidy(text)
    for index, notation in enumerate(offered):
        if tidy(notation) == wanted:
            return index
    return -1


def nearest(text: str, offered: list[str]) -> str:
    """A hint for a misspelled answer: the offered notations that look most like it."""
    close = get_close_matches(tidy(text), offered, n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(close)}?" if close else ""


LongVerbs = dict[str, tuple[str, ...]]  # first word -> verbs of several words that begin with it, the longest first


def by_first_word(verbs: tuple[str, ...]) -> LongVerbs:
    """The verbs of more than one word, as `split` looks them up."""
    found: dict[str, tuple[str, ...]] = {}
    for verb in sorted(verbs, key=len, reverse=True):
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


NO_GRAMMAR: Final = Grammar(())  # for games whose notations are compared as plain text
