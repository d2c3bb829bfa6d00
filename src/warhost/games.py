"""The installed games: every kit that a package names in its metadata under the entry point group `warhost.games`.

A kit of another package that cannot be used is reported in one line and left out; the other games are not affected.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from .engine.errors import WarhostError
from .engine.game import Game
from .kit import GameKit

GROUP: Final = "warhost.games"
LOG: Final = logging.getLogger(__name__)


@cache
def _entries() -> dict[str, EntryPoint]:
    """The entry points of the usable games by name, sorted, because installers write them in any order."""
    found = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, not _is_own(entry), entry.value))
    usable: dict[str, EntryPoint] = {}
    for entry in found:
        fault = "another game has this name" if entry.name in usable else _fault(entry)
        if fault:
            LOG.warning("The game %r (%s) is left out: %s", entry.name, entry.value, fault)
        else:
            usable[entry.name] = entry
    return usable


def _is_own(entry: EntryPoint) -> bool:
    return entry.module.partition(".")[0] == __package__


def _fault(entry: EntryPoint) -> str:
    """The error that makes a kit of another package unusable, in one line; "" if there is none.

    Warhost's own games are not loaded here: their parts are loaded on first use, and tested with every release.
    """
    if _is_own(entry):
        return ""
    try:
        kit = entry.load()
        if not isinstance(kit, GameKit):
            return f"{entry.value} is a {type(kit).__name__}, not a GameKit"
        if kit.name != entry.name:
            return f"its kit is named {kit.name!r}"
        kit.load()
    except Exception as error:
        return " ".join(f"{type(error).__name__}: {error}".split())
    return ""


@cache
def _loaded(name: str) -> GameKit:
    kit: GameKit = _entries()[name].load()
    return kit


def game_names() -> list[str]:
    """The names of the games in alphabetical order, without loading any of them."""
    return list(_entries())


def find_kit(name: str) -> GameKit:
    """The kit of the game with this name."""
    if name in _entries():
        return _loaded(name)
    raise WarhostError(f"unknown game {name!r}; there is {', '.join(GAMES)}")


@cache
def all_kits() -> list[GameKit]:
    """Every game's kit, in the order in which games are listed."""
    return sorted([_loaded(name) for name in _entries()], key=lambda kit: (kit.rank, kit.name))


def find_game(name: str) -> Game:
    """The rules of the game with this name."""
    return find_kit(name).rules


class Games(Mapping[str, Game]):
    """The rules of all games by name, loaded on first use."""

    def __getitem__(self, name: str) -> Game:
        if name not in _entries():
            raise KeyError(name)
        return _loaded(name).rules

    def __iter__(self) -> Iterator[str]:
        return iter([kit.name for kit in all_kits()])

    def __len__(self) -> int:
        return len(_entries())


GAMES: Final = Games()
