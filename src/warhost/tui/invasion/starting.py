"""A new game of Invasion: which decks sit down, asked for where they are not named."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from ...invasion.decks.files import FILES
from ...invasion.decks.starters import STARTERS
from ..duel import starting
from .screen import InvasionScreen

DRAFT: Final = ("order", "destruction")


def chosen_decks(
    named: Sequence[str], seats: Sequence[str], seed: int, screen: InvasionScreen, ask: Callable[[str], str]
) -> list[Any]:
    """First-game decks by race, deck files, or the two sides of a draft."""
    return starting.chosen_decks(named, seats, seed, screen, ask, list(STARTERS), DRAFT, _from_file)


def _from_file(path: Path) -> dict[str, Any]:
    return FILES.read_file(path).written()
