"""Formatter for messages in ICU MessageFormat, with the features that our catalogue uses.

`{name}` is an argument, `{count, plural, =0 {none} one {# card} other {# cards}}` a choice by number with `#` for the
number, `{who, select, you {You} other {{name}}}` a choice by word.  Choices may be nested.  `web/src/message.ts`
formats the same messages in the client; `tests/text/cases/messages.json` has test cases for both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

PLURAL: Final = "plural"
SELECT: Final = "select"
OTHER: Final = "other"
_HEAD: Final = re.compile(r"\{\s*(\w+)\s*(?:\}|,\s*(\w+)\s*,)")
_FORM: Final = re.compile(r"\s*(=\d+|\w+)\s*\{")
_END: Final = re.compile(r"\s*\}")


class Malformed(ValueError):
    """The message has a syntax error, described by the exception's text."""


class Argument(NamedTuple):
    """A placeholder for a value."""

    name: str


class Number(NamedTuple):
    """The `#` of a plural."""


class Choice(NamedTuple):
    """A plural or select, with the pieces of each form."""

    name: str
    kind: str
    forms: Mapping[str, tuple[Piece, ...]]


Piece = str | Argument | Number | Choice
NUMBER: Final = Number()


@lru_cache(maxsize=20_000)
def parse(message: str) -> tuple[Piece, ...]:
    """The pieces of a message; Malformed if it is not valid."""
    return _Reader(message).whole()


def arguments(message: str) -> set[str]:
    """The names of the values that a message needs."""
    return {each.name for each in _walk(parse(message)) if isinstance(each, (Argument, Choice))}


def choices(message: str) -> list[Choice]:
    """The plurals and selects of a message, including nested ones."""
    return [each for each in _walk(parse(message)) if isinstance(each, Choice)]


def format_message(message: str, values: Mapping[str, object], category: Callable[[int], str]) -> str:
    """A message with its values filled in; `category` is the plural rule of the language.

    A value that ends a sentence, such as a name with an exclamation mark, gets no second full stop.  KeyError if a
    value is missing.
    """
    said: list[str] = []
    last = ""
    for text in _said(parse(message), values, category, ""):
        more = text[1:] if last in ("!", "?") and text.startswith(".") else text
        if more:
            said.append(more)
            last = more[-1]
    return "".join(said)


def _said(
    pieces: tuple[Piece, ...], values: Mapping[str, object], category: Callable[[int], str], number: str
) -> Iterator[str]:
    for piece in pieces:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Argument):
            yield str(values[piece.name])
        elif isinstance(piece, Number):
            yield number
        else:
            value = str(values[piece.name])
            yield from _said(_form(piece, value, category), values, category, value)


def _form(choice: Choice, value: str, category: Callable[[int], str]) -> tuple[Piece, ...]:
    if choice.kind == SELECT:
        return choice.forms.get(value, choice.forms[OTHER])
    if f"={value}" in choice.forms:
        return choice.forms[f"={value}"]
    return choice.forms.get(category(abs(int(value))), choice.forms[OTHER])


def _walk(pieces: tuple[Piece, ...]) -> Iterator[Piece]:
    for piece in pieces:
        yield piece
        if isinstance(piece, Choice):
            for form in piece.forms.values():
                yield from _walk(form)


class _Reader:
    """Recursive-descent parser of a message."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def whole(self) -> tuple[Piece, ...]:
        found = self.pieces("")
        if self.at < len(self.text):
            raise Malformed(f"'}}' without '{{' at {self.at + 1}")
        return found

    def pieces(self, within: str) -> tuple[Piece, ...]:
        """The pieces until the closing brace of a form, or until the end of the message."""
        found: list[Piece] = []
        plain = ""
        while self.at < len(self.text) and self.text[self.at] != "}":
            sign = self.text[self.at]
            if sign == "{" or (sign == "#" and within == PLURAL):
                if plain:
                    found.append(plain)
                    plain = ""
                found.append(self.argument() if sign == "{" else self.number())
            else:
                plain += sign
                self.at += 1
        return (*found, plain) if plain else tuple(found)

    def number(self) -> Number:
        self.at += 1
        return NUMBER

    def argument(self) -> Argument | Choice:
        """Parse from an opening brace to the closing one."""
        start = self.at + 1
        head = _HEAD.match(self.text, self.at)
        if head is None:
            raise Malformed(f"'{{' without the name of an argument at {start}")
        self.at = head.end()
        name, kind = head[1], head[2]
        if kind is None:
            return Argument(name)
        if kind not in (PLURAL, SELECT):
            raise Malformed(f"unknown kind of argument {kind!r} at {start}: only plural and select are supported")
        forms: dict[str, tuple[Piece, ...]] = {}
        while (form := _FORM.match(self.text, self.at)) is not None:
            self.at = form.end()
            if form[1] in forms:
                raise Malformed(f"form {form[1]!r} of {name!r} twice")
            forms[form[1]] = self.pieces(kind)
            self.close(name)
        self.close(name)
        if OTHER not in forms:
            raise Malformed(f"{kind} of {name!r} without the form 'other'")
        return Choice(name, kind, forms)

    def close(self, name: str) -> None:
        end = _END.match(self.text, self.at)
        if end is None:
            raise Malformed(f"'}}' of {name!r} is missing at {self.at + 1}")
        self.at = end.end()
