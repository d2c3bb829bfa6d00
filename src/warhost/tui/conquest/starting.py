"""A new game of Conquest: which decks sit down, asked for where they are not named."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ...conquest.decks.files import FILES
from ...conquest.decks.starters import STARTERS
from ..duel import starting
from .screen import ConquestScreen


def chosen_decks(
    named: Sequence[str], seats: Sequence[str], seed: int, screen: ConquestScreen, ask: Callable[[str], str]
) -> list[Any]:
    """Learning decks by faction, or deck files."""
    return starting.chosen_decks(named, seats, seed, screen, ask, list(STARTERS), (), _from_file)


def _from_file(path: Path) -> dict[str, Any]:
    return FILES.read_file(path).written()
