"""The levels of the computer players, the weakest first: the one list that tables, commands and screens use.

A level has the same name in all games; its search effort is set for each game, so that each level beats the one below.
"""

import re
from typing import Final

from ..engine.errors import WarhostError
from ..engine.rng import Rng
from .bot import Bot, MakeBot, bot_rng
from .greedy import GreedyBot
from .learned_evaluation import HAND, packaged_weights
from .mixed import MixedBot
from .plans import find_plans
from .playouts import HelperPool
from .random import RandomBot
from .search import SearchBot

PLAYOUTS_MARK: Final = "@"  # separator in "warlord@200": the same bot with another number of playouts
# Separator in "warlord:1": the same bot with another version of the learned weights, or the hand-written evaluation.
WEIGHTS_MARK: Final = ":"
VERSION: Final = re.compile("[A-Za-z0-9]{1,20}")
MOST_PLAYOUTS: Final = 100_000
FIRST: Final = "recruit"  # level of the first opponent of new players
EVEN: Final = "greedy"  # level of the bot that plays for absent players by default, because it answers at once


def mixed(level: str) -> MakeBot:
    """The greedy bot, which often plays at random instead."""

    def make(rng: Rng) -> Bot:
        return MixedBot(rng, level, GreedyBot(rng), RandomBot(rng))

    return make


def thinking(level: str, playouts: int = 0, weights: str = "", helpers: HelperPool | None = None) -> MakeBot:
    """A bot that searches with the effort of its level, or with this many playouts."""

    def make(rng: Rng) -> Bot:
        version = HAND if level in REFERENCES else weights
        search = SearchBot(rng, level, playouts, weights=version, helpers=helpers)
        return search if level in (STRONGEST, *REFERENCES) else MixedBot(rng, level, search, GreedyBot(rng))

    return make


STRONGEST: Final = "warlord"
THINKERS: Final = ("captain", "warlord")
# Frozen versions of the strongest level, which measure later ones.  Commands accept them; tables do not list them.
REFERENCES: Final = ("warlord-1",)

BOTS: Final[dict[str, MakeBot]] = {
    "random": RandomBot,
    "recruit": mixed("recruit"),
    "soldier": mixed("soldier"),
    "greedy": GreedyBot,
    "captain": thinking("captain"),
    "warlord": thinking("warlord"),
}


IN_A_ROW: Final = 2  # wins or losses in a row against a level after which another level is suggested


def suggested(results: list[tuple[str, bool]]) -> str:
    """The next opponent, from a player's results against the computer, the newest first: level and whether won.

    Newcomers meet the level for newcomers; two wins in a row move a player up, two losses in a row down.
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


def maker(name: str, helpers: HelperPool | None = None) -> MakeBot:
    """The factory of the bot with this name.  Helpers only make a searching bot faster.

    `captain@100` searches a hundred playouts in every game, `captain:1` evaluates with the weights of version 1.
    """
    rest, at, playouts = name.partition(PLAYOUTS_MARK)
    level, colon, weights = rest.partition(WEIGHTS_MARK)
    if level not in BOTS and level not in REFERENCES:
        raise UnknownBot(f"unknown bot {name!r}; there is {', '.join(BOTS)}")
    if level in BOTS and not at and not colon and (helpers is None or level not in THINKERS):
        return BOTS[level]
    if colon and level in REFERENCES:
        raise UnknownBot(f"{level} has fixed weights")
    if level in BOTS and level not in THINKERS:
        raise UnknownBot(f"{level} does not think in playouts; {', '.join(THINKERS)} do")
    if colon and not VERSION.fullmatch(weights):
        raise UnknownBot(f"weights are named by letters and digits, not {weights!r}")
    if at and (not playouts.isdecimal() or not 0 < int(playouts) <= MOST_PLAYOUTS):
        raise UnknownBot(f"playouts are a number from 1 to {MOST_PLAYOUTS}, not {playouts!r}")
    return thinking(level, int(playouts or 0), weights, helpers)


def check_bot(name: str, game: str) -> None:
    """Raise an error if a game has no bot with this name, or not the weights that it names."""
    maker(name)
    weights = name.partition(PLAYOUTS_MARK)[0].partition(WEIGHTS_MARK)[2]
    if weights and weights != HAND:
        packaged_weights(game, weights, find_plans(game).feature_names)


def find_bot(name: str, seed: int, seat: int, helpers: HelperPool | None = None) -> Bot:
    """A new bot with this name, for one seat of the game with this seed."""
    return maker(name, helpers)(bot_rng(seed, seat))
