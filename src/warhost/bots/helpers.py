"""Several processes share the trials of one decision: what comes out is the same, and sooner there.

Guesses are numbered by their seeds, and what came of them is counted in their order, so it does not matter who played
which trial, nor when.  Whoever decides plays trials too and waits for nobody: a helper that is slow, has died or has
not come up yet takes nothing away but its share of the work.
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
from .search import judgement_of
from .trials import FREELY, Allowed, Deals, Trial, Trier

WAITING: Final = 2  # trials that a helper has at hand: one that it plays, one more so that it need not wait for it
AHEAD: Final = 3  # guesses that are begun before what helpers owe of this one is played once more
POLITE: Final = 5  # steps by which helpers step back behind whatever else wants to run
Work = tuple[int, int]  # the number of a guess, and an option


class Helper:
    """A process that plays trials, as it is seen by who decides."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.told = 0  # the last question that it was sent
        self.heard = -1  # the last one that it has understood
        self.busy: list[Work] = []

    @property
    def free(self) -> bool:
        return self.heard == self.told and len(self.busy) < WAITING


class Helpers:
    """So many processes beside the one that decides; none is as good.  They end with it, or when they are closed."""

    def __init__(self, count: int) -> None:
        self.helpers = [Helper() for _ in range(count)]
        self.played = 0  # trials of theirs that counted
        self._questions = 0

    def deals(self, perspective: Perspective, weights: str, trier: Trier, rng: Rng) -> Deals:
        self._questions += 1
        question = (self._questions, perspective.game, perspective.save(), perspective.seat, weights)
        return SharedDeals(self, question, trier, rng)

    def send(self, helper: Helper, message: tuple[Any, ...]) -> bool:
        """Tell a helper something; one that does not listen any more is given up."""
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


class SharedDeals:
    """The guesses of one decision, looked a little ahead."""

    def __init__(self, helpers: Helpers, question: tuple[int, str, str, int, str], trier: Trier, rng: Rng) -> None:
        self._helpers = helpers
        self._question = question
        self._number = question[0]
        self._trier = trier
        self._rng = rng
        self._seeds: list[int] = []
        self._done: dict[Work, Trial] = {}
        self._todo: deque[Work] = deque()  # what nobody has begun
        self._asked: set[Work] = set()
        self._next = 0  # the guess whose trials are wanted next
        for helper in helpers.helpers:
            helper.busy = []

    def tried(self, left: list[int], more: int, allowed: Allowed = FREELY) -> list[Trial]:
        now, self._next = self._next, self._next + 1
        self._asked -= {work for work in self._todo if work[1] not in left}  # options that were given up meanwhile
        self._todo = deque(work for work in self._todo if work[1] in left)
        self._want(now, left)
        wanted = [(now, index) for index in left]
        while missing := [work for work in wanted if work not in self._done]:
            self._hear()
            self._share(left, now + more)
            if any(work not in self._done for work in missing):
                if not self._todo and len(self._seeds) <= now + min(more, AHEAD):
                    self._want(len(self._seeds), left)  # rather than what a helper has begun
                work = self._todo.popleft() if self._todo else missing[-1]
                if work not in self._done:
                    self._done[work] = self._trier.trial(self._seeds[work[0]], work[1])
        found: list[Trial] = []
        for work in wanted:
            trial = self._done[work]
            if not allowed.likely(found) or trial[1] > allowed.left(found):
                break
            found.append(trial)
            del self._done[work]
        return found

    def _want(self, number: int, left: list[int]) -> None:
        """Have the options tried in a guess."""
        while len(self._seeds) <= number:
            self._seeds.append(self._rng.fork())
        for index in left:
            if (number, index) not in self._asked:
                self._asked.add((number, index))
                self._todo.append((number, index))

    def _share(self, left: list[int], last: int) -> None:
        """Give every free helper something to do, out of the guesses up to the last one."""
        for helper in list(self._helpers.helpers):
            if helper.heard == helper.told != self._number:
                helper.told = self._number
                self._helpers.send(helper, self._question)
            while helper.free and helper.told == self._number:
                if not self._todo and len(self._seeds) <= last:
                    self._want(len(self._seeds), left)
                if not self._todo:
                    return
                number, index = work = self._todo.popleft()
                helper.busy.append(work)
                if not self._helpers.send(helper, (self._number, number, self._seeds[number], index)):
                    self._todo.extendleft(reversed(helper.busy))
                    break

    def _hear(self) -> None:
        """Take what helpers have to say by now."""
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
        question, work, trial = message
        if question == self._number and work in helper.busy:
            helper.busy.remove(work)
            if work not in self._done and work[0] >= self._next - 1:
                self._done[work] = trial
                self._helpers.played += 1


def serve(line: Connection) -> None:
    """Play trials for another process until it ends; what belongs to an older question is left."""
    with suppress(AttributeError, OSError):
        os.nice(POLITE)
    waiting: deque[tuple[Any, ...]] = deque()
    trier: Trier | None = None
    with suppress(EOFError, OSError):
        line.send((0,))
        while True:
            while not waiting or line.poll():
                message = line.recv()
                if len(message) == 5:
                    waiting.clear()
                    trier = _trier(*message)
                    line.send(message[:1])
                else:
                    waiting.append(message)
            question, number, seed, index = waiting.popleft()
            assert trier is not None
            line.send((question, (number, index), trier.trial(seed, index)))


def _trier(question: int, game: str, blind: str, seat: int, weights: str) -> Trier:
    perspective = Perspective(find_game(game).load(blind), seat)
    plans = find_plans(game)
    state = perspective.sample(Rng(question))  # whatever is hidden: plans are made of what everybody knows
    return Trier(perspective, plans.make(state, seat, judgement_of(game, plans, weights)))
