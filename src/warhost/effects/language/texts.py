"""What cards say, by code: a file of texts is read when somebody asks for a card of it, and not before."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any


class Part:
    """One part of a card's text: an ability, or what the card is attached to."""


class Pages:
    """The texts of one game.  The cards of a set lie in a folder, those of one faction in one file of it."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.own: set[str] = set()  # sets of our own that have no folder
        self._begun: dict[str, bool] = {}
        self._read: set[str] = set()
        self._parts: dict[str, tuple[Part, ...]] = {}
        self.texts: dict[str, Any] = {}  # what the game has made of the parts

    def write(self, code: str, *parts: Part) -> None:
        """Write the text of a card down; nobody says twice what a card does."""
        if code in self._parts:
            raise ValueError(f"the text of {code} stands twice")
        if not parts:
            raise ValueError(f"{code} says nothing: a card without text needs no code")
        self._parts[code] = parts

    def made(self, card: Any, make: Callable[[Any, tuple[Part, ...]], Any]) -> Any:
        """What the game makes of a card's parts; it is made once."""
        found = self.texts.get(card.code)
        if found is None:
            found = self.texts.setdefault(card.code, make(card, card.parts))  # of two threads the first one's holds
        return found

    def erase(self, code: str) -> None:
        """Take a text back: a card of our own has been played with."""
        self._parts.pop(code, None)
        self.texts.pop(code, None)

    def replace(self, code: str, parts: tuple[Part, ...]) -> None:
        """Exchange the text of a card that has been read, for tests of other definitions."""
        self._parts[code] = parts
        self.texts.pop(code, None)

    def begun(self, folder: str) -> bool:
        """Whether somebody writes the texts of a set: then its cards without text can be played, too."""
        return folder in self.own or self._has(folder)

    def _has(self, folder: str) -> bool:
        if folder not in self._begun:
            self._begun[folder] = find_spec(f"{self.package}.{folder}") is not None
        return self._begun[folder]

    def parts(self, code: str, folder: str, file: str) -> tuple[Part, ...]:
        """The parts of a card's text, or none where nobody has written any.

        A file counts as read when it has been read to its end: whoever asks while another thread reads it waits.
        """
        module = f"{self.package}.{folder}.{file}"
        if code not in self._parts and module not in self._read and self._has(folder):
            if find_spec(module) is not None:
                import_module(module)
            self._read.add(module)
        return self._parts.get(code, ())

    def written(self) -> list[str]:
        """The codes of all texts that have been read."""
        return list(self._parts)


def file_name(key: str) -> str:
    """The name of a set or faction as a file has it."""
    return key.replace("-", "_")


def of_stat(stats: tuple[tuple[int, int], ...], stat: int) -> int:
    """The number of a keyword among those of a card, or 0."""
    for each, number in stats:
        if each == stat:
            return number
    return 0
