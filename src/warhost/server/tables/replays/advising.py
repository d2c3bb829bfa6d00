"""Hints for the asked player, and analyses of finished games, computed by bots.

Both run in worker processes like a bot's decisions, with the same helper processes while the pool is idle.  A hint uses
only what its seat knows.  An analysis is computed decision by decision, so that other work can run in between, and only
once: the result is stored with the game.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from typing import Final, TypeVar

import msgspec

from ....bots import find_bot
from ....bots.teaching.advice import SearchedOption, advise
from ....bots.teaching.analysis import (
    Analysis,
    EvaluatedDecision,
    Moment,
    choices_of,
    decision_of,
    evaluate_decision,
    sides_of,
)
from ....engine.plain import JsonObject
from ....engine.rng import seeded
from ....engine.views.perspective import Perspective
from ....games import find_game
from ...protocol import AdviceInfo, AdviceOption, AdviceStep, AnalysisInfo, CurvePoint, JudgedInfo
from ...writer import Writer
from ..game.table_game import TableGame
from ..services.bot_processes import BotProcesses, team
from ..services.processes import Processes, Requester

T = TypeVar("T")
LOG = logging.getLogger(__name__)
LONGEST: Final = 30.0  # timeout in seconds for analysing one decision
QUICK: Final = "greedy"  # key of the bot that gives a quick hint while the worker process is busy
KEPT: Final = 64  # maximum number of analyses in memory, running or finished
ForecastStep = tuple[int, str, JsonObject]  # seat, the seat's answer, and its view


def advice(
    game: str, blind: str, seat: int, seed: str, helpers: int = 0
) -> tuple[list[SearchedOption], list[ForecastStep]]:
    """The options for a seat and the expected line.  Runs in a worker process."""
    found = advise(Perspective(find_game(game).load(blind), seat), seed, helpers=team(helpers))
    return found.compared(), [(each.seat, each.option, each.state.view(each.seat)) for each in found.line]


def opinion(game: str, blind: str, seat: int, seed: str) -> str:
    """The option that a fast bot chooses.  Runs in a worker process."""
    perspective = Perspective(find_game(game).load(blind), seat)
    index = find_bot(QUICK, seeded(f"opinion {seed}"), seat).choose(perspective)
    return perspective.notations()[index]


def judgement(moment: Moment, helpers: int = 0) -> EvaluatedDecision:
    """The assessment of one decision of a game.  Runs in a worker process."""
    return evaluate_decision(moment, helpers=team(helpers))


class AnalysisJob:
    """The analysis of one game, in progress or finished."""

    def __init__(self, play: TableGame) -> None:
        self.sides = sides_of(play.match)
        self.decisions = choices_of(play.match)
        self.judged: list[EvaluatedDecision] = []
        self.failed = False
        choices = [number for number, each in enumerate(play.facts) if not each.forced]
        self._number = {at + 1: number + 1 for at, number in enumerate(choices)}  # journal's number → replay's number

    def info(self) -> AnalysisInfo:
        found = Analysis(self.sides, self.judged)
        return AnalysisInfo(
            len(self.judged),
            len(self.decisions),
            self.sides,
            [CurvePoint(self._number[answer], chance) for answer, chance in found.curve()],
            [self._judged_info(each) for each in found.turning],
            [self._judged_info(each) for each in self.judged],
            self.failed,
        )

    def _judged_info(self, each: EvaluatedDecision) -> JudgedInfo:
        return JudgedInfo(
            self._number[each.answer], each.seat, each.played, each.better, each.chance, each.best, each.lost,
            each.error, each.sure,
        )  # fmt: skip


class AdviceService:
    """Worker process for hints and analyses, in which users take turns; it shares the bots' helper processes."""

    def __init__(self, writer: Writer, bot_processes: BotProcesses, pool: Executor | None = None) -> None:
        self._writer = writer
        self._bot_processes = bot_processes
        self._processes = Processes(1, pool)
        self._quick = Processes(1, pool)
        self._jobs: OrderedDict[str, AnalysisJob] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def hint(self, play: TableGame, requester: Requester) -> AdviceInfo:
        """The strongest bot's advice for the current question.  TimeoutError if it takes too long."""
        state, moment = play.state, play.moment
        seat, blind = state.seat, state.blind(state.seat).save()
        seed = f"{play.row.id} {moment}"
        options, line = await self._run(requester, advice, state.game.name, blind, seat, seed)
        return AdviceInfo(
            moment,
            seat,
            [AdviceOption(each.option, each.chance, each.behind, each.error) for each in options],
            [AdviceStep(by, option, view) for by, option, view in line],
        )

    async def quick(self, play: TableGame, requester: Requester) -> AdviceInfo:
        """A fast bot's advice, from a separate process so that it need not wait for hints; without chances."""
        state, moment = play.state, play.moment
        seat, blind = state.seat, state.blind(state.seat).save()
        question = (state.game.name, blind, seat, f"{play.row.id} {moment}")
        option = await self._bot_processes.thought(self._quick, requester, LONGEST, False, opinion, *question)
        return AdviceInfo(moment, seat, [AdviceOption(option, 0.0, 0.0, 0.0)], [], quick=True)

    async def saved_analysis(self, table: str) -> AnalysisInfo | None:
        """The stored analysis of a game, or None if there is none in the current format."""
        if table in self._jobs:
            return None
        body = await self._writer.read(self._writer.reading.saved_analysis, table)
        with suppress(msgspec.MsgspecError):
            return msgspec.json.decode(body, type=AnalysisInfo) if body else None
        return None

    def is_analysing(self, table: str) -> bool:
        """True if the analysis is finished or running; a new request would start it."""
        return table in self._jobs and not self._jobs[table].failed

    def analysis(self, play: TableGame, requester: Requester) -> AnalysisInfo:
        """The analysis of a finished game so far; the first request starts it."""
        name = play.row.id
        if not self.is_analysing(name):
            self._jobs[name] = AnalysisJob(play)
            self._tasks[name] = asyncio.create_task(self._analyse(play, self._jobs[name], requester))
        job = self._jobs[name]
        self._jobs.move_to_end(name)
        while len(self._jobs) > KEPT:
            old, _ = self._jobs.popitem(last=False)
            self._stop(old)
        return job.info()

    async def _analyse(self, play: TableGame, job: AnalysisJob, requester: Requester) -> None:
        """Analyse a game decision by decision, which are extracted one at a time so as not to block the event loop."""
        name = play.row.id
        try:
            for number in job.decisions:
                job.judged.append(await self._run(requester, judgement, decision_of(play.match, number)))
            body = msgspec.json.encode(job.info())
            await self._writer.call(self._writer.store.save_analysis, name, body)
        except Exception:
            job.failed = True
            LOG.exception("the analysis of table %s failed", name)
        finally:
            self._tasks.pop(name, None)

    async def _run(self, requester: Requester, work: Callable[..., T], *question: object) -> T:
        return await self._bot_processes.thought(self._processes, requester, LONGEST, True, work, *question)

    def _stop(self, name: str) -> None:
        task = self._tasks.pop(name, None)
        if task is not None:
            task.cancel()

    def stop(self) -> None:
        """Cancel all analyses: the processes that they use are about to be closed."""
        for name in list(self._tasks):
            self._stop(name)

    def close(self) -> None:
        self._processes.close()
        self._quick.close()
