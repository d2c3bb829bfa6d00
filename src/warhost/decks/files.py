"""Deck files: detection of their form, and limits for all of them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal

from ..engine.errors import BadDeck
from ..engine.files import parse_json, read_whole, write_whole

Form = Literal["text", "json", "o8d"]
FORMS: Final[tuple[Form, ...]] = ("text", "json", "o8d")
LARGEST: Final = 16_000  # maximum number of characters in a deck file; a hundred cards take five thousand


def read_file(path: Path) -> str:
    """The content of a deck file."""
    with suppress(OSError):  # reading the file below raises the error again
        if path.stat().st_size > 4 * LARGEST:  # a character has at most four bytes
            raise _too_long(path.name)
    return read_whole(path, "deck", BadDeck)


def form_of(text: str, name: str) -> str:
    """The form of a deck, by the name of its file or its first character."""
    if len(text) > LARGEST:
        raise _too_long(name)
    begin = text.lstrip()[:1]
    if name.lower().endswith(".o8d") or begin == "<":
        return "o8d"
    return "json" if name.lower().endswith(".json") or begin in ("{", "[") else "text"


def read_json(text: str, name: str) -> Any:
    """The parsed content of a JSON file."""
    try:
        return parse_json(text)
    except ValueError as broken:
        raise BadDeck(f"{name} is no JSON: {broken}") from None


def tidy(name: str) -> str:
    """A name that fits into one line of any form."""
    return " ".join("".join([sign if sign.isprintable() else " " for sign in name]).split())


def write_new(path: Path, text: str, force: bool = False) -> None:
    """Write a file that does not exist yet; overwrite one only with `force`."""
    if os.path.lexists(path) and not force:
        raise BadDeck(f"{path} exists already; --force replaces it")
    try:
        write_whole(path, text)
    except OSError as failed:
        raise BadDeck(f"cannot write {path}: {failed.strerror}") from None


def _too_long(name: str) -> BadDeck:
    return BadDeck(f"{name} is no deck: it is longer than {LARGEST} signs")
