"""Constructed decks that come with a game: one deck file each, in the game's `decks` package."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib.resources import files
from typing import Generic, TypeVar

from ..engine.errors import BadDeck
from .problem import Problem

AnyDeck = TypeVar("AnyDeck")


class ConstructedDecks(Generic[AnyDeck]):
    """The deck files in the folder `ready` of a package, read once, on first use."""

    def __init__(
        self, package: str, parse: Callable[[str, str], AnyDeck], problems: Callable[[AnyDeck], list[Problem]]
    ) -> None:
        self._folder = files(package) / "ready"
        self._parse = parse
        self._problems = problems

    @cached_property
    def _texts(self) -> dict[str, str]:
        names = sorted(path.name for path in self._folder.iterdir() if path.name.endswith(".txt"))
        return {name.removesuffix(".txt"): (self._folder / name).read_text("utf-8") for name in names}

    @cached_property
    def playable(self) -> list[str]:
        """The decks of which every card can be played."""
        return [key for key in self._texts if not self._problems(self.deck(key))]

    @property
    def all(self) -> list[str]:
        """All decks, including those with cards that cannot be played yet."""
        return list(self._texts)

    def deck(self, key: str) -> AnyDeck:
        """A deck by its name; a new object each time, since the caller may change it."""
        if key not in self._texts:
            raise BadDeck(f"there is no ready deck {key!r}; there are {', '.join(self._texts)}")
        return self._parse(self._texts[key], f"{key}.txt")
