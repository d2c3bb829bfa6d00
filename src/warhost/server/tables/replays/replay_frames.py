"""Replays: single frames from the states kept for undo, and files about whole games from a worker process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final, Literal

import msgspec

from ....engine.plain import JsonObject
from ..game.table_game import TableGame
from ..records.records import Record, TableRow
from ..services.processes import Processes, Requester
from . import report

LONGEST: Final = 60.0  # timeout in seconds for making an export of a whole game
PATIENCE: Final = 600.0  # timeout in seconds for background work; long, because starting a process can be slow
ROOM: Final = 16_000_000  # maximum bytes of the cache of frames
Kind = Literal["scenario", "report"]


class CachedFrame(msgspec.Struct):
    """View and log of one eye at one moment, encoded."""

    view: msgspec.Raw
    log: msgspec.Raw


class Frames:
    """LRU cache of replay frames: all users who watch a replay need the same ones."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: OrderedDict[tuple[object, ...], CachedFrame] = OrderedDict()
        self.size = 0
        self.made = 0

    def cached_frame(self, play: TableGame, answers: int, eye: int) -> CachedFrame:
        """The view and log of an eye after this many answers.

        The number of a record is never reused, so it is a cache key for all that came before; only the last answer may
        still be followed by automatic ones.
        """
        last = answers == len(play.facts)
        key = (play.row.id, play.facts[answers - 1].number if answers else -1, last, eye)
        found = self._kept.get(key)
        if found is None:
            self.made += 1
            state = play.at(answers)
            found = CachedFrame(
                *[msgspec.Raw(msgspec.json.encode(each)) for each in (state.view(eye), state.shown_log(eye))]
            )
            self._kept[key] = found
            self.size += _size(found)
        self._kept.move_to_end(key)
        while self.size > self._room and len(self._kept) > 1:
            self.size -= _size(self._kept.popitem(last=False)[1])
        return found


def _size(cached_frame: CachedFrame) -> int:
    return len(bytes(cached_frame.view)) + len(bytes(cached_frame.log))


class ReplayWorker:
    """Worker process that replays whole games to write files about them, so that the event loop is not blocked."""

    def __init__(self, pool: Executor | None = None) -> None:
        self._processes = Processes(1, pool)

    async def written(self, kind: Kind, play: TableGame, requester: Requester) -> bytes:
        row, records = msgspec.json.encode(play.row), msgspec.json.encode(play.records)
        broke = msgspec.json.encode(play.broke or next(iter(play.failed[-1:]), None))
        return await self._processes.run(requester, LONGEST, write, kind, row, records, broke)

    async def made(self, make: Callable[[bytes, bytes], bytes], row: TableRow, records: list[Record]) -> bytes:
        """The result of `make` for a game, for internal use."""
        return await self._processes.run(
            Requester(), PATIENCE, make, msgspec.json.encode(row), msgspec.json.encode(records)
        )

    def close(self) -> None:
        self._processes.close()


def write(kind: Kind, row: bytes, records: bytes, broke: bytes) -> bytes:
    """A file about a game; runs in a worker process.  A record on which the rules engine fails is only named."""
    play = TableGame(msgspec.json.decode(row, type=TableRow), msgspec.json.decode(records, type=list[Record]))
    play.fail_at(msgspec.json.decode(broke, type=Record | None))
    return written_as(kind, report.scenario(play), play.journal())


def written_as(kind: Kind, position: JsonObject, journal: str) -> bytes:
    return report.bundle(position, journal) if kind == "report" else report.as_yaml(position).encode()
