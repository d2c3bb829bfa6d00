"""Events of a game that a series report counts on separate lines, by the words for them."""

from typing import Final

from ..games import find_kit
from ..kit import KitPart

Figures = dict[str, tuple[str, ...]]
FIGURES: Final[KitPart[Figures]] = KitPart("bots.figures")


def find_figures(game: str) -> Figures:
    """The counted events of a game; none for a game that names none."""
    return find_kit(game).get(FIGURES) or {}
