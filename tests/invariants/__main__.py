"""The long form: `python -m tests.invariants invasion --games 2000 --bot random`."""

import argparse
import sys
import time
from collections import Counter

from tests.invariants.games import checker, mixed_setup
from warhost.bots import find_bot
from warhost.engine import Perspective
from warhost.games import find_game, game_names


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.invariants", description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    found: Counter[str] = Counter()
    first: dict[str, str] = {}
    decisions, begun = 0, time.monotonic()
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        state = game.start(mixed_setup(chosen.game, seed), seed)
        checks = checker(state)
        bots = [find_bot(chosen.bot, seed, seat) for seat in range(6)]
        while state.outcome is None:
            for sentence in checks.look(state):
                kind = "".join(each for each in sentence if not each.isdigit())
                found[kind] += 1
                first.setdefault(kind, f"seed {seed}, decision {checks.decisions}: {sentence}")
            state.choose(bots[state.seat].choose(Perspective(state, state.seat)))
        decisions += checks.decisions
        done = seed + 1 - chosen.seed
        if sys.stderr.isatty():
            print(f"\r{done} games, {decisions} decisions, {sum(found.values())} differences", end="", file=sys.stderr)
    for kind, count in found.most_common():
        print(f"{count:6}  {first[kind]}")
    took = time.monotonic() - begun
    played = f"{chosen.games} games, {decisions} decisions, {sum(found.values())} differences"
    print(f"{chosen.game}, {chosen.bot}: {played}")
    print(f"{took:.0f} s", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
