"""Long run of the invariant checks: `python -m tests.invariants invasion --games 2000 --bot random`.

It does not stop at errors. With `--seconds` no game begins after that time. The `--json` output has the `next` seed to
continue with (`--after` passes the earlier reports), and the decks of games with errors, which `--again` replays;
`python -m tools.soak` adds such slices up.
"""

import argparse
import json
import math
import sys
import time
from collections import Counter
from pathlib import Path

from tests.invariants.series import check_all, check_setup
from warhost.bots.series.deal_weights import DealWeights
from warhost.bots.series.simulation import SELDOM
from warhost.games import find_kit, game_names


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.invariants", description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each further one has the next")
    parser.add_argument("--jobs", type=int, default=1, help="processes to share the work; the result is the same")
    parser.add_argument("--ready", action="store_true", help="with ready decks in rotation instead of mixed ones")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no game after so long")
    parser.add_argument("--after", type=Path, action="append", default=[], help="an earlier slice; repeat for more")
    parser.add_argument("--again", type=Path, help="only the games of this slice in which something was found")
    parser.add_argument("--json", action="store_true", help="print data for programs")
    chosen = parser.parse_args()
    begun = time.time()
    kinds: Counter[str] = Counter()
    first: dict[str, str] = {}
    errors: list[dict[str, object]] = []
    games = decisions = 0
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    pool = find_kit(chosen.game).decks.pool()
    dealing, cards = DealWeights(pool), Counter[str]()
    for path in chosen.after:
        earlier = json.loads(path.read_text(encoding="utf-8"))
        dealing.count(earlier["cards"], earlier["games"])
    series = check_all(chosen.game, chosen.bot, seeds, chosen.jobs, begun + chosen.seconds, dealing, chosen.ready)
    if chosen.again:
        found = json.loads(chosen.again.read_text(encoding="utf-8"))["errors"]
        series = (check_setup(one["seed"], chosen.game, chosen.bot, one["setup"]) for one in found)
    for each in series:
        games += 1
        cards.update(each.cards)
        decisions += each.decisions
        for sentence in each.found:
            kind = "".join(letter for letter in sentence.partition(": ")[2] if not letter.isdigit())
            kinds[kind] += 1
            first.setdefault(kind, f"seed {each.seed}, {sentence}")
        if each.found or each.error:
            errors.append(
                {"seed": each.seed, "error": each.error, "differences": list(each.found), "setup": each.setup}
            )
        if sys.stderr.isatty():
            print(f"\r{games} games, {decisions} decisions, {sum(kinds.values())} differences", end="", file=sys.stderr)
    broken = [each for each in errors if each["error"]]
    if chosen.json:
        said = {"game": chosen.game, "bot": chosen.bot, "from": chosen.seed, "next": chosen.seed + games}
        counts = {"games": games, "decisions": decisions, "cards": dict(sorted(cards.items()))}
        print(json.dumps({**said, **counts, "errors": errors}, indent=2))
    else:
        for kind, count in kinds.most_common():
            print(f"{count:6}  {first[kind]}")
        for one in broken:
            print(f"seed {one['seed']} broke off: {one['error']}")
        played = f"{games} games, {decisions} decisions, {sum(kinds.values())} differences, {len(broken)} broke off"
        print(f"{chosen.game}, {chosen.bot}: {played}")
        seldom = {code: cards[code] for code in pool if cards[code] < SELDOM}
        print(f"played fewer than {SELDOM} times: {len(seldom)} of {len(pool)} cards")
    print(f"{time.time() - begun:.0f} s", file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
