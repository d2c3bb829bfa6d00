"""The games there are: whatever an installed package names in its metadata as a game of Warhost."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from .engine.errors import WarhostError
from .engine.game import Game
from .kit import GameKit

GROUP: Final = "warhost.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found)}  # installers write them in any order


@cache
def _loaded(name: str) -> GameKit:
    kit: GameKit = _entries()[name].load()
    return kit


def game_names() -> list[str]:
    """The names of the games by alphabet, without loading any of them."""
    return list(_entries())


def find_kit(name: str) -> GameKit:
    """The kit of the game of a name."""
    if name in _entries():
        return _loaded(name)
    raise WarhostError(f"unknown game {name!r}; there is {', '.join(GAMES)}")


@cache
def all_kits() -> list[GameKit]:
    """Every game's kit, in the order in which games are listed."""
    return sorted([_loaded(name) for name in _entries()], key=lambda kit: (kit.rank, kit.name))


def find_game(name: str) -> Game:
    """The rules of the game of a name."""
    return find_kit(name).rules


class Games(Mapping[str, Game]):
    """The rules of all games by name; they are loaded when they are asked for."""

    def __getitem__(self, name: str) -> Game:
        if name not in _entries():
            raise KeyError(name)
        return _loaded(name).rules

    def __iter__(self) -> Iterator[str]:
        return iter([kit.name for kit in all_kits()])

    def __len__(self) -> int:
        return len(_entries())


GAMES: Final = Games()
