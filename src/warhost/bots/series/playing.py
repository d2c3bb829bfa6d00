"""Plays games between bots, sequentially or in parallel, and records their statistics."""

import math
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from ...engine.errors import WarhostError
from ...engine.history.journal import Header, Journal
from ...engine.history.match import Match
from ...engine.plain import JsonData
from ...engine.state import SPECTATOR, State
from ...engine.views.perspective import Perspective
from ...games import find_game, find_kit
from .. import find_bot
from ..repeats import Repeats
from .parallel import MOST_CHUNK, parallel_map
from .setups import Setup

MOST_ANSWERS: Final = 100_000  # maximum number of answers; a longer game is an error
SEEDS_A_SERIES: Final = 1_000_000  # distance between the seeds of two series


@dataclass(frozen=True)
class Fixture:
    """A game to play, with all parameters that determine its course."""

    game: str
    setup: Setup
    seed: int
    bots: tuple[str, ...]  # names of the bots by seat

    @property
    def label(self) -> str:
        """A name for files."""
        return f"{self.game}-{self.seed}"


@dataclass(frozen=True)
class FixtureResult:
    """The result of a fixture.  With an `error` the game failed, and `answers` are the options taken until then."""

    fixture: Fixture
    winners: tuple[int, ...] = ()
    reason: str = ""
    sides: tuple[int, ...] = ()  # number of each seat's side
    armies: tuple[str, ...] = ()  # key of each seat's army
    turns: int = 0
    decisions: int = 0
    events: dict[str, int] = field(default_factory=dict)  # number of events by kind and rule
    cards: dict[str, int] = field(default_factory=dict)  # number of times each card was played or had an effect
    error: str = ""
    answers: tuple[int, ...] = ()
    too_late: bool = False  # True if the game was not started because the time was over


def series_seed(seed: int, number: int) -> int:
    """The seed of a game in a series."""
    return seed * SEEDS_A_SERIES + number


def play(fixture: Fixture, journals: Path | None = None, until: float = math.inf) -> FixtureResult:
    """Play one game to its end; with a folder for journals, write its journal there.

    None if `until` has passed already.
    """
    if time.time() > until:
        return FixtureResult(fixture, too_late=True)
    answers: list[int] = []
    try:
        state = find_game(fixture.game).start(fixture.setup, fixture.seed)
        _play_on(state, fixture, answers)
    except Exception as broken:  # the series continues; the seed and the answers are reported
        where = traceback.extract_tb(broken.__traceback__)[-1]
        error = f"{type(broken).__name__}: {broken} ({Path(where.filename).name}, line {where.lineno})"
        return FixtureResult(fixture, error=error, answers=tuple(answers))
    if journals is not None:
        journal_of(fixture, answers).write(journals / f"{fixture.label}.jsonl")
    return _told(fixture, state)


def play_all(
    fixtures: list[Fixture],
    jobs: int = 1,
    journals: Path | None = None,
    until: float = math.inf,
    cluster: str = "",
) -> Iterator[FixtureResult]:
    """Play all fixtures in order, as many as can start before `until`.

    The results do not depend on the number of processes, except how many games are played.
    """
    work = partial(play, journals=journals, until=until)
    for each in parallel_map(work, fixtures, jobs, cluster, most=MOST_CHUNK if until == math.inf else 1):
        if each.too_late:
            return
        yield each


def journal_of(fixture: Fixture, answers: list[int] | tuple[int, ...]) -> Journal:
    """The journal of a game, from the options taken; an answer that fails is its last line."""
    game = find_game(fixture.game)
    options = find_kit(fixture.game).decks.settled(fixture.setup["options"], fixture.seed)
    header = Header(game.name, game.version, fixture.seed, {**fixture.setup, "options": options})
    match = Match(header, game.start(fixture.setup, fixture.seed))
    try:
        for index in answers:
            match.choose(index)
    except Exception:  # this crash is being recorded: the match already has the answer that caused it
        pass
    return Journal(header, match.answers)


def _play_on(state: State, fixture: Fixture, answers: list[int]) -> None:
    bots = [find_bot(name, fixture.seed, seat) for seat, name in enumerate(fixture.bots)]
    repeats = [Repeats() for _ in bots]
    while state.outcome is None:
        if len(answers) >= MOST_ANSWERS:
            raise WarhostError(f"the game has not ended after {MOST_ANSWERS} answers")
        seat = state.seat
        index = repeats[seat].instead(state, bots[seat].choose(Perspective(state, seat)))
        answers.append(index)
        state.choose(index)


def _told(fixture: Fixture, state: State) -> FixtureResult:
    view: JsonData = state.view(SPECTATOR)
    sides, races = view["sides"], view["races"]
    # Three players have two decks: the team shares one (LOW-15.E1).
    armies = [races[seat] if len(races) == len(sides) else races[side] for seat, side in enumerate(sides)]
    assert state.outcome is not None
    return FixtureResult(
        fixture,
        winners=state.outcome.winners,
        reason=state.outcome.reason,
        sides=tuple(sides),
        armies=tuple(armies),
        turns=state.turn_of()[1],
        decisions=state.decisions,
        events=dict(Counter(f"{event.kind} {event.rule}" for event in state.log or [])),
        cards=dict(Counter(find_kit(fixture.game).decks.played(state))),
    )
