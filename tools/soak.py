"""A long series in slices: `python -m tools.soak play GAME --games 10000 --seconds 540`, and `add slice-*.json`.

A slice is what `play` prints, or `python -m tests.invariants GAME --json`: nothing in either stops at the first error.
`play` is `warhost simulate GAME --pool --json` for a machine that has only Python.
"""

import argparse
import json
import math
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

from warhost.bots.series.parallel import parallel_map
from warhost.bots.series.playing import Fixture, FixtureResult, play
from warhost.bots.series.setups import MixedSeries
from warhost.bots.series.simulation import SELDOM, Summary, fixtures
from warhost.decks.mixed import Sought
from warhost.games import find_game, find_kit, game_names

TOO_LATE = FixtureResult(Fixture("", {}, 0, ()), too_late=True)


@cache
def series_of(game: str, seed: int) -> MixedSeries:
    return MixedSeries(find_game(game), seed, {})


def played(number: int, game: str, bots: list[str], seed: int, sought: Sought, until: float) -> FixtureResult:
    """One game of the series.  Its decks are mixed where it is played: for all games at once that takes minutes."""
    series = series_of(game, seed)
    series.sought = sought
    planned = fixtures(series, bots, 1, seed, number) if time.time() < until else []
    return play(planned[0], until=until) if planned else TOO_LATE


def slice_of(
    game: str,
    bots: list[str],
    begin: int,
    games: int,
    seed: int,
    jobs: int,
    until: float,
    after: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """Play games with mixed decks from a number on, as many as can start before a time."""
    summary = Summary()
    series = MixedSeries(find_game(game), seed, {})
    for earlier in after:
        series.add_counts(earlier["cards"], earlier["games"])
    for block in series.blocks(begin, games):
        work = partial(played, game=game, bots=bots, seed=seed, sought=series.sought, until=until)
        coming = [each for each in parallel_map(work, list(block), jobs, most=1) if not each.too_late]
        for each in coming:
            summary.count(each)
            series.add_counts(each.cards)
        if len(coming) < len(block):
            break
    crashes = [
        {"seed": each.fixture.seed, "error": each.error, "setup": each.fixture.setup, "answers": each.answers}
        for each in summary.crashes
    ]
    return {
        "game": game,
        "bots": bots,
        "seed": seed,
        "from": begin,
        "next": begin + summary.games + len(crashes),
        "games": summary.games,
        "decisions": sum(summary.decisions),
        "reasons": dict(sorted(summary.reasons.items())),
        "cards": dict(sorted(summary.cards.items())),
        "crashes": crashes,
    }


def added_up(slices: list[dict[str, Any]]) -> dict[str, Any]:
    """By game and bots: games, errors, and the cards that were rarely or never used."""
    report: dict[str, Any] = {}
    cards: dict[str, Counter[str]] = {}
    for each in sorted(slices, key=lambda each: int(each["from"])):
        checked = "bot" in each
        name = f"{each['game']}, {each['bot']}, checked" if checked else f"{each['game']}, {','.join(each['bots'])}"
        one = report.setdefault(name, {"games": 0, "decisions": 0, "slices": [], "errors": []})
        one["games"] += each["games"]
        one["decisions"] += each["decisions"]
        one["slices"].append([each["from"], each["next"]])
        one["errors"] += each["errors"] if checked else each["crashes"]
        if "cards" in each:
            cards.setdefault(each["game"], Counter()).update(each["cards"])
    for game, counts in cards.items():
        pool = find_kit(game).decks.pool()
        seldom = {code: counts[code] for code in pool if 0 < counts[code] < SELDOM}
        never = [code for code in pool if not counts[code]]
        report[f"{game}, cards"] = {"pool": len(pool), "never_played": never, "seldom_played": seldom}
    return report


def main() -> int:
    begun = time.time()
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play a slice and print it")
    play.add_argument("game", choices=game_names())
    play.add_argument("--bots", default="random", help="one name for all seats, or one a side")
    play.add_argument("--games", type=int, default=10_000)
    play.add_argument("--from", type=int, default=0, dest="begin", help="the game of the series to begin with")
    play.add_argument("--seed", type=int, default=1, help="of the series")
    play.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    play.add_argument("--seconds", type=float, default=math.inf, help="begin no game after so long")
    play.add_argument("--after", type=Path, action="append", default=[], help="an earlier slice; repeat for more")
    add = commands.add_parser("add", help="add slices up")
    add.add_argument("files", nargs="+", type=Path)
    chosen = parser.parse_args()
    if chosen.command == "play":
        until = begun + chosen.seconds
        bots = chosen.bots.split(",")
        after = [json.loads(path.read_text(encoding="utf-8")) for path in chosen.after]
        told = slice_of(chosen.game, bots, chosen.begin, chosen.games, chosen.seed, chosen.jobs, until, after)
        failed = bool(told["crashes"])
    else:
        told = added_up([json.loads(path.read_text(encoding="utf-8")) for path in chosen.files])
        failed = bool([each for each in told.values() if each.get("errors")])
    print(json.dumps(told, indent=None if chosen.command == "play" else 2))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
