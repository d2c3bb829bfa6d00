"""Many games with mixed or ready decks, each question of them checked, on one processor or several."""

import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tests.invariants.games import checker, mixed_setup, ready_setup
from warhost.bots import find_bot
from warhost.bots.repeats import Repeats
from warhost.bots.series.dealing import Dealing, blocks
from warhost.bots.series.spreading import spread
from warhost.decks.mixed import Sought
from warhost.games import find_game, find_kit


@dataclass(frozen=True)
class Checked:
    """What came of one game: what did not hold, and what broke it off, if something did."""

    seed: int
    decisions: int = 0
    found: tuple[str, ...] = ()
    error: str = ""
    cards: dict[str, int] = field(default_factory=dict)  # how often each card was played or did something
    too_late: bool = False  # there was no time left to begin it
    setup: dict[str, Any] = field(default_factory=dict)  # of a game in which something was found


def check(seed: int, game: str, bot: str, sought: Sought | None, until: float) -> Checked:
    """Play one game with decks mixed of what is sought, or with ready ones, and look at every question of it."""
    if time.time() > until:
        return Checked(seed, too_late=True)
    return check_setup(seed, game, bot, ready_setup(game, seed) if sought is None else mixed_setup(game, seed, sought))


def check_setup(seed: int, game: str, bot: str, setup: dict[str, Any]) -> Checked:
    """Play one game, and look at every question of it."""
    found: list[str] = []
    decisions = 0
    try:
        state = find_game(game).start(setup, seed)
        checks = checker(state)
        bots = [find_bot(bot, seed, seat) for seat in range(6)]
        repeats = [Repeats() for _ in bots]
        while state.outcome is None:
            found += [f"decision {checks.decisions}: {sentence}" for sentence in checks.look(state)]
            decisions = checks.decisions
            seat = state.seat
            assert checks.perspective is not None
            state.choose(repeats[seat].instead(state, bots[seat].choose(checks.perspective)))
    except Exception as broken:  # whatever it is, the other games are checked too
        where = traceback.extract_tb(broken.__traceback__)[-1]
        error = f"{type(broken).__name__}: {broken} ({Path(where.filename).name}, line {where.lineno})"
        return Checked(seed, decisions, tuple(found), error, setup=setup)
    cards = dict(Counter(find_kit(game).decks.played(state)))
    return Checked(seed, decisions, tuple(found), cards=cards, setup=setup if found else {})


def check_all(
    game: str, bot: str, seeds: range, jobs: int, until: float, dealing: Dealing | None = None, ready: bool = False
) -> Iterator[Checked]:
    """Every game in the order of the seeds, as many as can begin until then.

    As in `warhost simulate --pool`, what was played too seldom so far is dealt more often, unless decks are `ready`.
    """
    dealing = dealing or Dealing(find_kit(game).decks.pool())
    for block in blocks(seeds.start, len(seeds)):
        work = partial(check, game=game, bot=bot, sought=None if ready else dealing.sought(), until=until)
        for each in spread(work, list(block), jobs, most=1):
            if each.too_late:
                return
            dealing.count(each.cards)
            yield each
