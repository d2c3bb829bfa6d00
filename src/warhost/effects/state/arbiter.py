"""What a state asks the rules of its game all the time: they know it, so it gets to know them with the facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.steps import Step
from ..language.use import Use


class Cited:
    """The rules of a game by which things happen that happen alike in both."""

    __slots__ = ("damage_moved", "fizzled", "tokens_put", "tokens_taken")

    def __init__(self, damage_moved: str, tokens_put: str, tokens_taken: str, fizzled: str) -> None:
        self.damage_moved = damage_moved
        self.tokens_put = tokens_put
        self.tokens_taken = tokens_taken
        self.fizzled = fizzled


class Arbiter:
    """Each answer is a rule's, found once instead of every time that it is asked for."""

    def __init__(
        self,
        cited: Cited,
        settle: Callable[[Any], list[Step[Any]]],
        work_out: Callable[[Any], None],
        draw: Callable[[Any, int, int], None],
        take_to_hand: Callable[[Any, int, bool], None],
        aimed: Callable[[Any, Use], None],
    ) -> None:
        self.cited = cited
        self.settle = settle
        self.work_out = work_out
        self.draw = draw
        self.take_to_hand = take_to_hand
        self.aimed = aimed
