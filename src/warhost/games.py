"""The games there are."""

from typing import Final

from .conquest import CONQUEST
from .engine.errors import WarhostError
from .engine.game import Game
from .invasion import INVASION
from .lords import LORDS

GAMES: Final[dict[str, Game]] = {game.name: game for game in (LORDS, INVASION, CONQUEST)}


def find_game(name: str) -> Game:
    """The game of a name."""
    if name in GAMES:
        return GAMES[name]
    raise WarhostError(f"unknown game {name!r}; there is {', '.join(GAMES)}")
