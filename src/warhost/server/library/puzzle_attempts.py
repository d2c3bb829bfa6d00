"""Attempts at puzzles, replayed one at a time in a thread because the best defence must be searched.

The last attempts are cached, so that another query about the same position is cheap.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar

from ...bots.teaching.attempt import Attempt
from ...bots.teaching.puzzles import Puzzle
from ...engine.errors import WarhostError
from ..accounts.limits import Buckets
from ..refusing import refuse

T = TypeVar("T")
KEPT: Final = 32  # number of attempts in the cache
MOST_WAITING: Final = 20


class PuzzleAttempts:
    """Cache of attempts at puzzles; a rate limit by address applies to attempts that must be replayed."""

    def __init__(self, allowed: Buckets) -> None:
        self._allowed = allowed
        self._kept: OrderedDict[tuple[object, ...], Attempt] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        self._in_hand = threading.Lock()  # a cancelled request's thread may still be running
        self._waiting = 0

    async def ask(self, where: str, puzzle: Puzzle, answers: list[str], question: Callable[[Attempt], T]) -> T:
        """The answer to a query about a puzzle after these answers; refused if one of them is not possible."""
        name = (id(puzzle), *answers)
        if self._waiting >= MOST_WAITING or (name not in self._kept and not await self._allowed.allow(where)):
            raise refuse("too-fast", 429, seconds=1)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(self._answered, name, puzzle, answers, question)
        finally:
            self._waiting -= 1

    def _answered(
        self, name: tuple[object, ...], puzzle: Puzzle, answers: list[str], question: Callable[[Attempt], T]
    ) -> T:
        with self._in_hand:
            if name not in self._kept:
                self._kept[name] = _tried(puzzle, answers)
            self._kept.move_to_end(name)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return question(self._kept[name])


def _tried(puzzle: Puzzle, answers: list[str]) -> Attempt:
    tried = Attempt(puzzle)
    for at, text in enumerate(answers):
        try:
            tried.answer(text)
        except WarhostError:
            raise refuse("unknown-answer", 409, last=at) from None
    return tried
