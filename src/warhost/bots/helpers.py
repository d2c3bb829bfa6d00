"""Helper processes that share the playouts of one decision: the same result in less time.

Samples are numbered by their seeds, and their results are counted in order, so it does not matter which process played
a playout, or when.  The deciding process also plays playouts and never waits: a slow, dead or unstarted helper costs
only its share of the work.
"""

from __future__ import annotations

import os
from collections import deque
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from ..engine.rng import Rng
from ..engine.views.perspective import Perspective
from ..games import find_game
from .plans import find_plans
from .playouts import UNLIMITED, PlayoutResult, PlayoutRunner, Samples, WorkLimit
from .search import learned_evaluation_of

WAITING: Final = 2  # maximum number of playouts sent to a helper: a running one and a next one
AHEAD: Final = 3  # samples that are started ahead before this process computes a helper's missing results
POLITE: Final = 5  # niceness of helper processes
Work = tuple[int, int]  # number of a sample, and index of the option that is played out on it


class Helper:
    """Proxy of a helper process in the deciding process."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.told = 0  # number of the last question sent to the helper
        self.heard = -1  # number of the last question that the helper has confirmed
        self.busy: list[Work] = []

    @property
    def free(self) -> bool:
        return self.heard == self.told and len(self.busy) < WAITING


class Helpers:
    """A pool of helper processes; an empty one is allowed.  They end with their parent, or when they are closed."""

    def __init__(self, count: int) -> None:
        self.helpers = [Helper() for _ in range(count)]
        self.played = 0  # number of playouts by helpers whose results were used
        self._questions = 0

    def samples(self, perspective: Perspective, weights: str, runner: PlayoutRunner, rng: Rng) -> Samples:
        self._questions += 1
        question = (self._questions, perspective.game, perspective.save(), perspective.seat, weights)
        return SharedSamples(self, question, runner, rng)

    def send(self, helper: Helper, message: tuple[object, ...]) -> bool:
        """Send a helper a message; return False and drop it if the connection is closed."""
        try:
            helper.line.send(message)
            return True
        except OSError:
            self.give_up(helper)
            return False

    def give_up(self, helper: Helper) -> None:
        if helper in self.helpers:
            self.helpers.remove(helper)
            helper.line.close()
            helper.process.kill()
            helper.process.join()

    def close(self) -> None:
        for helper in list(self.helpers):
            self.give_up(helper)


class SharedSamples:
    """The samples of one decision, with a few started in advance."""

    def __init__(
        self, helpers: Helpers, question: tuple[int, str, str, int, str], runner: PlayoutRunner, rng: Rng
    ) -> None:
        self._helpers = helpers
        self._question = question
        self._number = question[0]
        self._runner = runner
        self._rng = rng
        self._seeds: list[int] = []
        self._done: dict[Work, PlayoutResult] = {}
        self._todo: deque[Work] = deque()  # playouts that no process has started
        self._asked: set[Work] = set()
        self._next = 0  # number of the sample whose results are needed next
        for helper in helpers.helpers:
            helper.busy = []

    def play_next(self, left: list[int], more: int, allowed: WorkLimit = UNLIMITED) -> list[PlayoutResult]:
        now, self._next = self._next, self._next + 1
        self._asked -= {work for work in self._todo if work[1] not in left}  # options dropped meanwhile
        self._todo = deque(work for work in self._todo if work[1] in left)
        self._queue_playouts(now, left)
        wanted = [(now, index) for index in left]
        while missing := [work for work in wanted if work not in self._done]:
            self._receive_results()
            self._send_playouts(left, now + more)
            if any(work not in self._done for work in missing):
                if not self._todo and len(self._seeds) <= now + min(more, AHEAD):
                    self._queue_playouts(len(self._seeds), left)  # do not repeat what a helper is running
                work = self._todo.popleft() if self._todo else missing[-1]
                if work not in self._done:
                    self._done[work] = self._runner.play_out(self._seeds[work[0]], work[1])
        found: list[PlayoutResult] = []
        for work in wanted:
            playout = self._done[work]
            if not allowed.likely(found) or playout[1] > allowed.left(found):
                break
            found.append(playout)
            del self._done[work]
        return found

    def _queue_playouts(self, number: int, left: list[int]) -> None:
        """Queue the playouts of the options in a sample."""
        while len(self._seeds) <= number:
            self._seeds.append(self._rng.fork())
        for index in left:
            if (number, index) not in self._asked:
                self._asked.add((number, index))
                self._todo.append((number, index))

    def _send_playouts(self, left: list[int], last: int) -> None:
        """Send every free helper a playout of the samples up to the last one."""
        for helper in list(self._helpers.helpers):
            if helper.heard == helper.told != self._number:
                helper.told = self._number
                self._helpers.send(helper, self._question)
            while helper.free and helper.told == self._number:
                if not self._todo and len(self._seeds) <= last:
                    self._queue_playouts(len(self._seeds), left)
                if not self._todo:
                    return
                number, index = work = self._todo.popleft()
                helper.busy.append(work)
                if not self._helpers.send(helper, (self._number, number, self._seeds[number], index)):
                    self._todo.extendleft(reversed(helper.busy))
                    break

    def _receive_results(self) -> None:
        """Receive the results that helpers have sent."""
        lines = {helper.line: helper for helper in self._helpers.helpers}
        for line in wait(list(lines), 0):
            helper = lines[line]  # type: ignore[index]
            try:
                while helper.line.poll():
                    self._heard(helper, helper.line.recv())
            except (EOFError, OSError):
                self._helpers.give_up(helper)
                self._todo.extendleft(reversed(helper.busy))

    def _heard(self, helper: Helper, message: tuple[Any, ...]) -> None:
        if len(message) == 1:
            helper.heard = message[0]
            return
        question, work, playout = message
        if question == self._number and work in helper.busy:
            helper.busy.remove(work)
            if work not in self._done and work[0] >= self._next - 1:
                self._done[work] = playout
                self._helpers.played += 1


def serve(line: Connection) -> None:
    """Main loop of a helper: run playouts until the other process ends, skipping those of older questions."""
    with suppress(AttributeError, OSError):
        os.nice(POLITE)
    waiting: deque[tuple[Any, ...]] = deque()
    runner: PlayoutRunner | None = None
    with suppress(EOFError, OSError):
        line.send((0,))
        while True:
            while not waiting or line.poll():
                message = line.recv()
                if len(message) == 5:
                    waiting.clear()
                    runner = _runner(*message)
                    line.send(message[:1])
                else:
                    waiting.append(message)
            question, number, seed, index = waiting.popleft()
            assert runner is not None
            line.send((question, (number, index), runner.play_out(seed, index)))


def _runner(question: int, game: str, blind: str, seat: int, weights: str) -> PlayoutRunner:
    perspective = Perspective(find_game(game).load(blind), seat)
    plans = find_plans(game)
    state = perspective.sample(Rng(question))  # which sample does not matter, because plans use public knowledge only
    return PlayoutRunner(perspective, plans.make(state, seat, learned_evaluation_of(game, plans, weights)))
