"""Computer players.  A bot sees only its Perspective, so it cannot cheat."""

from .bot import Bot, MakeBot, bot_rng
from .greedy import GreedyBot
from .levels import BOTS, EVEN, FIRST, THINKERS, UnknownBot, find_bot, maker, suggested
from .plans import Budget, GamePlans
from .random import RandomBot
from .search import SearchBot

__all__ = [
    "BOTS",
    "EVEN",
    "FIRST",
    "THINKERS",
    "Bot",
    "Budget",
    "GamePlans",
    "GreedyBot",
    "MakeBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "bot_rng",
    "find_bot",
    "maker",
    "suggested",
]
