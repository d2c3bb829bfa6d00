"""The levels of the computer's players, the weakest first: the one list that tables, commands and screens ask.

A level has the same name in all games; how hard it thinks is set game by game, so that each beats the one below.
"""

from typing import Final

from ..engine.errors import WarhostError
from ..engine.rng import Rng
from .bot import Bot, MakeBot, bot_rng
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot
from .wavering import WaveringBot

TRIALS_OF: Final = "@"  # warlord@200: the same bot with a number of trials of one's own
MOST_TRIALS: Final = 100_000
FIRST: Final = "recruit"  # whom newcomers meet
EVEN: Final = "greedy"  # who takes over where nobody said who should: it answers at once


def wavering(level: str) -> MakeBot:
    """Greedy, but it often rolls dice instead."""

    def make(rng: Rng) -> Bot:
        return WaveringBot(rng, level, GreedyBot(rng), RandomBot(rng))

    return make


def thinking(level: str, trials: int = 0) -> MakeBot:
    """A bot that searches, as hard as the game's plans say for its level or for so many trials."""

    def make(rng: Rng) -> Bot:
        thinker = SearchBot(rng, level, trials)
        return thinker if level == STRONGEST else WaveringBot(rng, level, thinker, GreedyBot(rng))

    return make


STRONGEST: Final = "warlord"
THINKERS: Final = ("captain", "warlord")

BOTS: Final[dict[str, MakeBot]] = {
    "random": RandomBot,
    "recruit": wavering("recruit"),
    "soldier": wavering("soldier"),
    "greedy": GreedyBot,
    "captain": thinking("captain"),
    "warlord": thinking("warlord"),
}


class UnknownBot(WarhostError):
    """A name that no bot has."""


def maker(name: str) -> MakeBot:
    """How to make a bot of this name; `captain@100` thinks for a hundred trials whatever the game."""
    level, at, trials = name.partition(TRIALS_OF)
    if level not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; there is {', '.join(BOTS)}")
    if not at:
        return BOTS[level]
    if level not in THINKERS:
        raise UnknownBot(f"{level} does not think in trials; {', '.join(THINKERS)} do")
    if not trials.isdecimal() or not 0 < int(trials) <= MOST_TRIALS:
        raise UnknownBot(f"trials are a number from 1 to {MOST_TRIALS}, not {trials!r}")
    return thinking(level, int(trials))


def find_bot(name: str, seed: int, seat: int) -> Bot:
    """A new bot of a name, for one seat of the game with this seed."""
    return maker(name)(bot_rng(seed, seat))
