"""The levels of the computer's players, the weakest first: the one list that tables, commands and screens ask.

A level has the same name in all games; how hard it thinks is set game by game, so that each beats the one below.
"""

import re
from typing import Final

from ..engine.errors import WarhostError
from ..engine.rng import Rng
from .bot import Bot, MakeBot, bot_rng
from .greedy import GreedyBot
from .judgement import HAND, shipped
from .plans import find_plans
from .random import RandomBot
from .search import SearchBot
from .trials import Help
from .wavering import WaveringBot

TRIALS_OF: Final = "@"  # warlord@200: the same bot with a number of trials of one's own
WEIGHTS_OF: Final = ":"  # warlord:1: the same bot with another version of the learned weights, or the judgement by hand
VERSION: Final = re.compile("[A-Za-z0-9]{1,20}")
MOST_TRIALS: Final = 100_000
FIRST: Final = "recruit"  # whom newcomers meet
EVEN: Final = "greedy"  # who takes over where nobody said who should: it answers at once


def wavering(level: str) -> MakeBot:
    """Greedy, but it often rolls dice instead."""

    def make(rng: Rng) -> Bot:
        return WaveringBot(rng, level, GreedyBot(rng), RandomBot(rng))

    return make


def thinking(level: str, trials: int = 0, weights: str = "", helpers: Help | None = None) -> MakeBot:
    """A bot that searches, as hard as the game's plans say for its level or for so many trials."""

    def make(rng: Rng) -> Bot:
        thinker = SearchBot(rng, level, trials, weights=weights, helpers=helpers)
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


IN_A_ROW: Final = 2  # games won or lost against a level, until another one is suggested


def suggested(results: list[tuple[str, bool]]) -> str:
    """Whom to meet next, by how somebody's games against the computer ended, the newest first: level and whether won.

    Newcomers meet the level for newcomers; who wins twice in a row goes up, who loses twice in a row goes down.
    """
    known = [(level, won) for level, won in results if level in BOTS]
    if not known:
        return FIRST
    last, won = known[0]
    levels = list(BOTS)
    at = levels.index(last)
    row = known[:IN_A_ROW]
    if row == [(last, won)] * IN_A_ROW:
        at = min(at + 1, len(levels) - 1) if won else max(at - 1, min(at, levels.index(FIRST)))
    return levels[at]


class UnknownBot(WarhostError):
    """A name that no bot has."""


def maker(name: str, helpers: Help | None = None) -> MakeBot:
    """How to make a bot of this name.  With helpers it decides the same, and sooner if it thinks.

    `captain@100` thinks for a hundred trials whatever the game, `captain:1` judges by the weights of version 1.
    """
    rest, at, trials = name.partition(TRIALS_OF)
    level, colon, weights = rest.partition(WEIGHTS_OF)
    if level not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; there is {', '.join(BOTS)}")
    if not at and not colon and (helpers is None or level not in THINKERS):
        return BOTS[level]
    if level not in THINKERS:
        raise UnknownBot(f"{level} does not think in trials; {', '.join(THINKERS)} do")
    if colon and not VERSION.fullmatch(weights):
        raise UnknownBot(f"weights are named by letters and digits, not {weights!r}")
    if at and (not trials.isdecimal() or not 0 < int(trials) <= MOST_TRIALS):
        raise UnknownBot(f"trials are a number from 1 to {MOST_TRIALS}, not {trials!r}")
    return thinking(level, int(trials or 0), weights, helpers)


def check_bot(name: str, game: str) -> None:
    """An error if a game has no bot of this name: also if weights are named that it does not have."""
    maker(name)
    weights = name.partition(TRIALS_OF)[0].partition(WEIGHTS_OF)[2]
    if weights and weights != HAND:
        shipped(game, weights, find_plans(game).counted)


def find_bot(name: str, seed: int, seat: int, helpers: Help | None = None) -> Bot:
    """A new bot of a name, for one seat of the game with this seed."""
    return maker(name, helpers)(bot_rng(seed, seat))
