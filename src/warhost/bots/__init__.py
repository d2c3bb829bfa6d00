"""Players that are programs.  A bot sees only its Perspective: it cannot cheat."""

from typing import Final

from ..engine.errors import WarhostError
from .bot import Bot, MakeBot, bot_rng
from .greedy import GreedyBot
from .random import RandomBot

BOTS: Final[dict[str, MakeBot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(WarhostError):
    """A name that no bot has."""


def find_bot(name: str, seed: int, seat: int) -> Bot:
    """A new bot of a name, for one seat of the game with this seed."""
    if name not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](bot_rng(seed, seat))


__all__ = ["BOTS", "Bot", "GreedyBot", "MakeBot", "RandomBot", "UnknownBot", "bot_rng", "find_bot"]
