"""Tune the parameters of a game's fast policy: `python -m tools.tune_policy GAME --steps 200 --games 32 --jobs 8`.

All parameters are changed up or down at random, the two settings play each other on the same deals, and each parameter
moves a small step towards the winner (SPSA).  Nothing is written: the result is printed next to the present values.  It
sets module constants, so it needs the rules interpreted.
"""

import argparse
import random
from functools import cache, partial
from importlib import import_module
from math import exp
from types import ModuleType

from tools.game_list import GAMES
from warhost.bots.series.parallel import parallel_map
from warhost.bots.series.setups import Series
from warhost.engine import Rng
from warhost.games import find_game

TUNED = {name: each["policy"] for name, each in GAMES.items() if "policy" in each}
ASIDE = 0.18  # how far a parameter is moved for a comparison: it is multiplied by e to plus or minus this
STEP = 0.06  # how far it is moved after a match, in the same unit, times the result (1: all won)
AT_ONCE = 8  # matches played with the same setting before it is changed
MOST_ANSWERS = 3000

Setting = list[float]


@cache
def modules(game: str) -> list[ModuleType]:
    return [import_module(f"warhost.bots.{game}.{name}") for name in TUNED[game]["modules"]]


@cache
def figures(game: str) -> list[tuple[int, str, float]]:
    """The parameters of a game: module, name and present value."""
    found = [(at, *each) for at, module in enumerate(modules(game)) for each in sorted(vars(module).items())]
    kept = TUNED[game]["kept"]
    return [each for each in found if each[1].isupper() and isinstance(each[2], float) and each[1] not in kept]


def put(game: str, setting: Setting) -> None:
    for (at, name, _), value in zip(figures(game), setting, strict=True):
        vars(modules(game)[at])[name] = value


def match(game: str, one: Setting, other: Setting, games: int, seed: int) -> float:
    """The score of a setting against another, from -1 (all lost) to 1."""
    series = Series(find_game(game), [], {})
    policy_choice = modules(game)[0].policy_choice
    score = 0
    for number in range(games):
        pair, swap = divmod(number, 2)
        state = find_game(game).start(series.setup(seed + pair), seed * games + pair)
        luck = [Rng(seed + 2 * pair + 1), Rng(seed + 2 * pair + 2)]
        for _ in range(MOST_ANSWERS):
            if state.outcome is not None:
                break
            seat = state.seat
            put(game, other if seat ^ swap else one)
            state.choose(policy_choice(state, luck[seat]))
        if state.outcome is not None and state.outcome.winners:
            score += -1 if state.outcome.winners[0] ^ swap else 1
    return score / games


def moved(setting: Setting, signs: list[int], by: float) -> Setting:
    return [value * exp(by * sign) for value, sign in zip(setting, signs, strict=True)]


def compared(seed: int, game: str, setting: Setting, games: int) -> tuple[list[int], float]:
    """The direction in which each parameter was moved, and the result."""
    lot = random.Random(seed)
    signs = [lot.choice((-1, 1)) for _ in setting]
    return signs, match(game, moved(setting, signs, ASIDE), moved(setting, signs, -ASIDE), games, seed)


def tuned(game: str, steps: int, games: int, jobs: int, seed: int) -> Setting:
    setting = [value for _, _, value in figures(game)]
    for step in range(steps):
        seeds = [seed + step * AT_ONCE + each for each in range(AT_ONCE)]
        work = partial(compared, game=game, setting=setting, games=games)
        for signs, score in parallel_map(work, seeds, jobs, most=1):
            setting = moved(setting, signs, STEP * score)
    return setting


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(TUNED))
    parser.add_argument("--steps", type=int, default=100, help=f"of {AT_ONCE} matches each")
    parser.add_argument("--games", type=int, default=32, help="of a match")
    parser.add_argument("--check", type=int, default=200, help="games of what was found against what was there")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    before = [value for _, _, value in figures(wish.game)]
    found = tuned(wish.game, wish.steps, wish.games, wish.jobs, wish.seed * 1_000_000)
    for (_, name, value), new in zip(figures(wish.game), found, strict=True):
        print(f"{name:14} {value:6.2f} -> {new:6.2f}")
    score = match(wish.game, found, before, wish.check, wish.seed * 1_000_000 - wish.check)
    print(f"{50 * (1 + score):.1f} % of {wish.check} games against what was there")


if __name__ == "__main__":
    main()
