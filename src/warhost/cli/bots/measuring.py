"""Measurements of `warhost bench`: each repeats one kind of work and returns its rate per second."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ...bots.series.setups import Series
from ...engine.game import Game
from ...engine.state import State

if TYPE_CHECKING:
    import chess  # an optional package, only needed for the comparison

Rates = dict[str, float]  # figures by name, each per second
Meter = Callable[[float], Rates]  # function that works for a number of seconds
Work = Callable[[], object]

SEED: Final = 1
MIDDLES: Final = 36  # number of games from the middle of which a position is taken
MIDDLE: Final = 70  # number of answers into a game at which it counts as its middle: the board is full
LIVE_COPIES: Final = 2000  # number of copies that are alive at the same time when memory is measured
QUIET_HALF_MOVES: Final = 150  # number of half-moves without a capture after which a chess game ends


class WarhostGame:
    """A game of Warhost under measurement."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._beginnings = beginnings(game)
        middles = list(middle_states(game))
        self.copies: list[Work] = [state.clone for state in middles]
        self.meters: dict[str, Meter] = {
            "play": self.play,
            "clones": repeated("clones", self.copies),
            "saves": repeated("saves", [state.save for state in middles]),
            "loads": repeated("loads", [partial(game.load, state.save()) for state in middles]),
            "views": repeated("views", [partial(state.view, 0) for state in middles]),
        }
        self._random = Random(SEED).random

    def play(self, seconds: float) -> Rates:
        """Random play from setup to end; `decisions` counts forced answers too, `asked` only those with a choice."""
        random = self._random
        decisions = asked = games = 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            state = next(self._beginnings)
            while state.outcome is None:
                state.choose(int(random() * len(state.options)))
                asked += 1
            decisions += state.decisions
            games += 1
        return {"decisions": decisions / spent, "asked decisions": asked / spent, "games": games / spent}


class ChessBaseline:
    """python-chess with the same work: random play, and copies without the move stack."""

    def __init__(self) -> None:
        self._random = Random(SEED).random
        self.copies: list[Work] = [partial(board.copy, stack=False) for board in self._middles()]
        self.meters: dict[str, Meter] = {"play": self.play, "clones": repeated("clones", self.copies)}

    def play(self, seconds: float) -> Rates:
        """Random play without other work than generating the legal moves and pushing one."""
        from chess import Board

        random = self._random
        made = 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            board = Board()
            while True:
                moves = list(board.legal_moves)
                if not moves or board.halfmove_clock >= QUIET_HALF_MOVES:
                    break
                board.push(moves[int(random() * len(moves))])
                made += 1
        return {"decisions": made / spent}

    def _middles(self) -> list[chess.Board]:
        from chess import Board

        found: list[Board] = []
        while len(found) < MIDDLES:
            board = Board()
            while len(board.move_stack) < MIDDLE and (moves := list(board.legal_moves)):
                board.push(moves[int(self._random() * len(moves))])
            if len(board.move_stack) == MIDDLE:
                found.append(board)
        return found


def yardstick() -> ChessBaseline | None:
    """The comparison with python-chess, if it is installed."""
    try:
        return ChessBaseline()
    except ImportError:
        return None


def beginnings(game: Game) -> Iterator[State]:
    """An endless sequence of new games: all combinations of decks in turn, without event log, as in search."""
    series = Series(game, [], {})
    for number in count():
        state = game.start(series.setup(number), number)
        state.log = None
        yield state


def middle_states(game: Game) -> Iterator[State]:
    """Positions from the middle of random games."""
    random = Random(SEED).random
    found = 0
    for state in beginnings(game):
        while state.outcome is None and state.decisions < MIDDLE:
            state.choose(int(random() * len(state.options)))
        if state.outcome is None:
            yield state
            found += 1
        if found == MIDDLES:
            return


def repeated(name: str, works: list[Work]) -> Meter:
    """A meter that does these pieces of work over and over."""

    def run(seconds: float) -> Rates:
        done = 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            for work in works:
                work()
            done += len(works)
        return {name: done / spent}

    return run


def bytes_a_copy(copies: list[Work]) -> int:
    """Memory per copy: the peak with many copies alive, divided by their number."""
    tracemalloc.start()
    try:
        held = [copies[number % len(copies)]() for number in range(LIVE_COPIES)]
        return round(tracemalloc.get_traced_memory()[1] / len(held))
    finally:
        tracemalloc.stop()
