"""What the computer teaches at a table: a hint for who is asked, and a finished game looked at again.

Both are computed in separate processes, like a bot's answers, and with the same helpers while nobody else
thinks: a hint gets what its seat knows and no more, and a whole game is looked at decision by decision, so that nobody
waits for someone else's analysis, and only once: what came out is kept with the game.
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
from ....bots.teaching.advice import Weighed, advise
from ....bots.teaching.analysis import Analysis, Judged, Moment, choices_of, decision_of, judged, sides_of
from ....engine.plain import JsonObject
from ....engine.rng import seeded
from ....engine.views.perspective import Perspective
from ....games import find_game
from ...protocol import AdviceInfo, AdviceOption, AdviceStep, AnalysisInfo, CurvePoint, JudgedInfo
from ...writer import Writer
from ..game.play import Play
from ..services.bot_processes import BotProcesses, team
from ..services.processes import Processes, Requester

T = TypeVar("T")
LOG = logging.getLogger(__name__)
LONGEST: Final = 30.0  # seconds for one decision
QUICK: Final = "greedy"  # the bot that gives an opinion while hints have to wait
KEPT: Final = 64  # games whose analysis is under way, or at hand
ForecastStep = tuple[int, str, JsonObject]  # a seat, its answer, and what it sees


def advice(game: str, blind: str, seat: int, seed: str, helpers: int = 0) -> tuple[list[Weighed], list[ForecastStep]]:
    """The options for a seat and the expected line.  Runs in a worker process."""
    found = advise(Perspective(find_game(game).load(blind), seat), seed, helpers=team(helpers))
    return found.compared(), [(each.seat, each.option, each.state.view(each.seat)) for each in found.line]


def opinion(game: str, blind: str, seat: int, seed: str) -> str:
    """The option that a fast bot takes.  Runs in a worker process."""
    perspective = Perspective(find_game(game).load(blind), seat)
    index = find_bot(QUICK, seeded(f"opinion {seed}"), seat).choose(perspective)
    return perspective.notations()[index]


def judgement(moment: Moment, helpers: int = 0) -> Judged:
    """The assessment of one decision of a game.  Runs in a worker process."""
    return judged(moment, helpers=team(helpers))


class Study:
    """A game that is being looked at again, or has been."""

    def __init__(self, play: Play) -> None:
        self.sides = sides_of(play.match)
        self.decisions = choices_of(play.match)
        self.judged: list[Judged] = []
        self.failed = False
        choices = [number for number, each in enumerate(play.facts) if not each.forced]
        self._number = {at + 1: number + 1 for at, number in enumerate(choices)}  # of the replay, by the journal's

    def info(self) -> AnalysisInfo:
        found = Analysis(self.sides, self.judged)
        return AnalysisInfo(
            len(self.judged),
            len(self.decisions),
            self.sides,
            [CurvePoint(self._number[answer], chance) for answer, chance in found.curve()],
            [self._told(each) for each in found.turning],
            [self._told(each) for each in self.judged],
            self.failed,
        )

    def _told(self, each: Judged) -> JudgedInfo:
        return JudgedInfo(
            self._number[each.answer], each.seat, each.played, each.better, each.chance, each.best, each.lost,
            each.error, each.sure,
        )  # fmt: skip


class AdviceService:
    """Worker process for hints and analyses, in which users take turns; it shares the bots' helpers."""

    def __init__(self, writer: Writer, bot_processes: BotProcesses, pool: Executor | None = None) -> None:
        self._writer = writer
        self._bot_processes = bot_processes
        self._processes = Processes(1, pool)
        self._quick = Processes(1, pool)
        self._studies: OrderedDict[str, Study] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def hint(self, play: Play, requester: Requester) -> AdviceInfo:
        """What the strongest bot would do about the question at hand.  TimeoutError if it comes to no end."""
        state, moment = play.state, play.moment
        seat, blind = state.seat, state.blind(state.seat).save()
        seed = f"{play.row.id} {moment}"
        options, line = await self._thought(requester, advice, state.game.name, blind, seat, seed)
        return AdviceInfo(
            moment,
            seat,
            [AdviceOption(each.option, each.chance, each.behind, each.error) for each in options],
            [AdviceStep(by, option, view) for by, option, view in line],
        )

    async def quick(self, play: Play, requester: Requester) -> AdviceInfo:
        """What a fast bot would do, in a process that waits for no hint; without chances."""
        state, moment = play.state, play.moment
        seat, blind = state.seat, state.blind(state.seat).save()
        question = (state.game.name, blind, seat, f"{play.row.id} {moment}")
        option = await self._bot_processes.thought(self._quick, requester, LONGEST, False, opinion, *question)
        return AdviceInfo(moment, seat, [AdviceOption(option, 0.0, 0.0, 0.0)], [], quick=True)

    async def kept(self, table: str) -> AnalysisInfo | None:
        """The finished analysis of a game, or None if there is none in the current format."""
        if table in self._studies:
            return None
        body = await self._writer.read(self._writer.reading.kept_analysis, table)
        with suppress(msgspec.MsgspecError):
            return msgspec.json.decode(body, type=AnalysisInfo) if body else None
        return None

    def is_looking_at(self, table: str) -> bool:
        """True if the analysis is done or under way; a new request starts it."""
        return table in self._studies and not self._studies[table].failed

    def analysis(self, play: Play, requester: Requester) -> AnalysisInfo:
        """What is known of a finished game by now; the first who asks sets the work off."""
        name = play.row.id
        if not self.is_looking_at(name):
            self._studies[name] = Study(play)
            self._tasks[name] = asyncio.create_task(self._look(play, self._studies[name], requester))
        study = self._studies[name]
        self._studies.move_to_end(name)
        while len(self._studies) > KEPT:
            old, _ = self._studies.popitem(last=False)
            self._stop(old)
        return study.info()

    async def _look(self, play: Play, study: Study, requester: Requester) -> None:
        """A decision is written up when its turn comes: all of them at once would hold the tables up."""
        name = play.row.id
        try:
            for number in study.decisions:
                study.judged.append(await self._thought(requester, judgement, decision_of(play.match, number)))
            body = msgspec.json.encode(study.info())
            await self._writer.call(self._writer.store.keep_analysis, name, body)
        except Exception:
            study.failed = True
            LOG.exception("the analysis of table %s failed", name)
        finally:
            self._tasks.pop(name, None)

    async def _thought(self, requester: Requester, work: Callable[..., T], *question: object) -> T:
        return await self._bot_processes.thought(self._processes, requester, LONGEST, True, work, *question)

    def _stop(self, name: str) -> None:
        task = self._tasks.pop(name, None)
        if task is not None:
            task.cancel()

    def stop(self) -> None:
        """Look at nothing more: the bots that they think with are about to go."""
        for name in list(self._tasks):
            self._stop(name)

    def close(self) -> None:
        self._processes.close()
        self._quick.close()
