"""The long form: `python -m tests.invariants invasion --games 2000 --bot random`.

It never stops at what it finds.  With `--seconds` no game begins after so long, and what is printed with `--json` tells
the `next` seed to go on with; `python -m tools.soak` adds such slices up.
"""

import argparse
import json
import math
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from tests.invariants.games import checker, mixed_setup
from warhost.bots import find_bot
from warhost.engine import Perspective
from warhost.games import find_game, game_names


@dataclass(frozen=True)
class Checked:
    """What came of one game: what did not hold, and what broke it off, if something did."""

    seed: int
    decisions: int = 0
    found: tuple[str, ...] = ()
    error: str = ""
    too_late: bool = False  # there was no time left to begin it


def check(seed: int, game: str, bot: str, until: float) -> Checked:
    """Play one game with mixed decks, and look at every question of it."""
    if time.time() > until:
        return Checked(seed, too_late=True)
    found: list[str] = []
    decisions = 0
    try:
        state = find_game(game).start(mixed_setup(game, seed), seed)
        checks = checker(state)
        bots = [find_bot(bot, seed, seat) for seat in range(6)]
        while state.outcome is None:
            found += [f"decision {checks.decisions}: {sentence}" for sentence in checks.look(state)]
            decisions = checks.decisions
            state.choose(bots[state.seat].choose(Perspective(state, state.seat)))
    except Exception as broken:  # whatever it is, the other games are checked too
        where = traceback.extract_tb(broken.__traceback__)[-1]
        error = f"{type(broken).__name__}: {broken} ({Path(where.filename).name}, line {where.lineno})"
        return Checked(seed, decisions, tuple(found), error)
    return Checked(seed, decisions, tuple(found))


def check_all(game: str, bot: str, seeds: range, jobs: int, until: float) -> Iterator[Checked]:
    """Every game in the order of the seeds, as many as can begin until then."""
    work = partial(check, game=game, bot=bot, until=until)
    if jobs > 1:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            results = pool.map(work, seeds)
            yield from _in_time(results)
    else:
        yield from _in_time(map(work, seeds))


def _in_time(results: Iterator[Checked]) -> Iterator[Checked]:
    for each in results:
        if each.too_late:
            return
        yield each


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.invariants", description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each further one has the next")
    parser.add_argument("--jobs", type=int, default=1, help="processes to share the work; the result is the same")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no game after so long")
    parser.add_argument("--json", action="store_true", help="print data for programs")
    chosen = parser.parse_args()
    begun = time.time()
    kinds: Counter[str] = Counter()
    first: dict[str, str] = {}
    errors: list[dict[str, object]] = []
    games = decisions = 0
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    for each in check_all(chosen.game, chosen.bot, seeds, chosen.jobs, begun + chosen.seconds):
        games += 1
        decisions += each.decisions
        for sentence in each.found:
            kind = "".join(letter for letter in sentence.partition(": ")[2] if not letter.isdigit())
            kinds[kind] += 1
            first.setdefault(kind, f"seed {each.seed}, {sentence}")
        if each.found or each.error:
            errors.append({"seed": each.seed, "error": each.error, "differences": list(each.found)})
        if sys.stderr.isatty():
            print(f"\r{games} games, {decisions} decisions, {sum(kinds.values())} differences", end="", file=sys.stderr)
    broken = [each for each in errors if each["error"]]
    if chosen.json:
        said = {"game": chosen.game, "bot": chosen.bot, "from": chosen.seed, "next": chosen.seed + games}
        print(json.dumps({**said, "games": games, "decisions": decisions, "errors": errors}, indent=2))
    else:
        for kind, count in kinds.most_common():
            print(f"{count:6}  {first[kind]}")
        for one in broken:
            print(f"seed {one['seed']} broke off: {one['error']}")
        played = f"{games} games, {decisions} decisions, {sum(kinds.values())} differences, {len(broken)} broke off"
        print(f"{chosen.game}, {chosen.bot}: {played}")
    print(f"{time.time() - begun:.0f} s", file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
