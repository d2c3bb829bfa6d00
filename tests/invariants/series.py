"""Plays many games with mixed or constructed decks and checks every question, on one processor or several."""

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
from warhost.bots.series.deal_weights import DealWeights, blocks
from warhost.bots.series.parallel import parallel_map
from warhost.decks.mixed import Sought
from warhost.games import find_game, find_kit


@dataclass(frozen=True)
class Checked:
    """The result of one game: the violations, and the exception, if there was one."""

    seed: int
    decisions: int = 0
    found: tuple[str, ...] = ()
    error: str = ""
    cards: dict[str, int] = field(default_factory=dict)  # by card: number of plays and effects
    too_late: bool = False  # not started, because the time was over
    setup: dict[str, Any] = field(default_factory=dict)  # only for a game with violations


def check(seed: int, game: str, bot: str, sought: Sought | None, until: float) -> Checked:
    """Play one game with mixed or constructed decks, and check every question."""
    if time.time() > until:
        return Checked(seed, too_late=True)
    return check_setup(
        seed, game, bot, ready_setup(game, seed) if sought is None else mixed_setup(game, seed, sought, everywhere=True)
    )


def check_setup(seed: int, game: str, bot: str, setup: dict[str, Any]) -> Checked:
    """Play one game of a setup, and check every question."""
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
    except Exception as broken:  # any exception, so that the other games are still checked
        where = traceback.extract_tb(broken.__traceback__)[-1]
        error = f"{type(broken).__name__}: {broken} ({Path(where.filename).name}, line {where.lineno})"
        return Checked(seed, decisions, tuple(found), error, setup=setup)
    cards = dict(Counter(find_kit(game).decks.played(state)))
    return Checked(seed, decisions, tuple(found), cards=cards, setup=setup if found else {})


def check_all(
    game: str, bot: str, seeds: range, jobs: int, until: float, dealing: DealWeights | None = None, ready: bool = False
) -> Iterator[Checked]:
    """Play the games in the order of the seeds, as many as can start before `until`.

    As in `warhost simulate --pool`, rarely played cards are dealt more often, unless decks are `ready`.
    """
    dealing = dealing or DealWeights(find_kit(game).decks.pool())
    for block in blocks(seeds.start, len(seeds)):
        work = partial(check, game=game, bot=bot, sought=None if ready else dealing.sought(), until=until)
        for each in parallel_map(work, list(block), jobs, most=1):
            if each.too_late:
                return
            dealing.count(each.cards)
            yield each
