"""Measures a bot's thinking time, before a game or for a report, never while it decides.

A bot's budget is a number of playouts, so that the same seed gives the same game on every machine.  Seconds only select
that number, once, before the game.
"""

from dataclasses import dataclass
from time import process_time
from typing import Final

from ...engine.views.perspective import Perspective
from ...games import find_game
from ..bot import Bot
from ..levels import MOST_PLAYOUTS, PLAYOUTS_MARK, find_bot
from .setups import Series

SAMPLE: Final = 8  # number of playouts from which the duration of one is measured
ANSWERS: Final = 60  # number of answers of the game that is played for the measurement


@dataclass(frozen=True)
class Pace:
    """The seconds of processor time that a bot took for its decisions."""

    decisions: int
    mean: float
    most: float


def measured(game: str, name: str, seed: int = 1, answers: int = ANSWERS) -> Pace:
    """Measure a bot that plays the start of a game against itself."""
    series = Series(find_game(game), [], {})
    state = find_game(game).start(series.setup(0), seed)
    bots: list[Bot] = [find_bot(name, seed, seat) for seat in range(len(series.sides))]
    times: list[float] = []
    while state.outcome is None and len(times) < answers:
        perspective = Perspective(state, state.seat)
        before = process_time()
        index = bots[state.seat].choose(perspective)
        times.append(process_time() - before)
        state.choose(index)
    return Pace(len(times), sum(times) / max(1, len(times)), max(times, default=0.0))


def within(game: str, level: str, seconds: float) -> str:
    """The name of a searching bot of this level that takes about this many seconds per decision on this machine."""
    pace = measured(game, f"{level}{PLAYOUTS_MARK}{SAMPLE}")
    playouts = int(SAMPLE * seconds / max(1e-6, pace.mean))
    return f"{level}{PLAYOUTS_MARK}{max(1, min(MOST_PLAYOUTS, playouts))}"
