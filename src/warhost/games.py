"""The games there are."""

from typing import Final

from .engine.errors import WarhostError
from .engine.game import Game
from .invasion import INVASION
from .lords import LORDS

GAMES: Final[dict[str, Game]] = {game.name: game for game in (LORDS, INVASION)}
COMING: Final = {"conquest": "Warhammer 40,000: Conquest"}


def find_game(name: str) -> Game:
    """The game of a name."""
    if name in GAMES:
        return GAMES[name]
    if name in COMING:
        raise WarhostError(f"{COMING[name]} cannot be played yet; there is {', '.join(GAMES)}")
    raise WarhostError(f"unknown game {name!r}; there is {', '.join(GAMES)}")
