"""Game events that reports on a series of games count separately, with the keys of their messages."""

from typing import Final

from ..games import find_kit
from ..kit import KitPart

Figures = dict[str, tuple[str, ...]]
FIGURES: Final[KitPart[Figures]] = KitPart("bots.figures")


def find_figures(game: str) -> Figures:
    """The counted events of a game; empty if it defines none."""
    return find_kit(game).get(FIGURES) or {}
