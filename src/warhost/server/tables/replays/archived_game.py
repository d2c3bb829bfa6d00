"""Archived game: all views of a finished game at every moment, so that it can be viewed under any rules version.

It is rendered once in a worker process, when the game is over and its rules version is installed.  Some views are
stored whole and those in between as changes; for the log, each moment has its new entries.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ....engine.events import Event
from ....engine.plain import JsonObject
from ....engine.state import SPECTATOR
from ....engine.views.shared_view import SharedView
from ...protocol import CardInfo, Change
from ..game.rules_replay import Continuation, replaying
from ..game.table_game import TableGame
from ..records.records import Record, TableRow
from ..views.delta import carry_out, changes
from .replay_frames import CachedFrame

LOG = logging.getLogger(__name__)
FORMAT: Final = 1
WHOLE: Final = 32  # every so many moments the whole view is stored instead of its changes


class ViewChange(msgspec.Struct, array_like=True):
    """View and log changes of one eye (a seat or the spectator) between two moments."""

    view: bytes  # JSON of the whole view, or of its changes
    kept: int  # number of earlier log entries that remain
    added: bytes  # JSON of the new log entries


class ArchivedGame(msgspec.Struct, array_like=True):
    """A finished game that can be shown without its rules."""

    format: int
    given: list[tuple[int, str]]  # seat and notation of the answers, without undone ones
    moments: list[int]  # numbers of the answers after which there was something new to see
    cards: list[CardInfo]  # facts of the cards that only this game has
    eyes: list[list[ViewChange]]  # views by viewer: first the spectator's, then the seats' in order

    @property
    def last(self) -> int:
        return len(self.given)

    def cached_frame(self, answers: int, eye: int) -> CachedFrame:
        """The view and log of an eye after this many answers."""
        log: list[object] = []
        for each in self.eyes[eye + 1][: answers + 1]:
            log[each.kept :] = msgspec.json.decode(each.added)
        return CachedFrame(*[msgspec.Raw(msgspec.json.encode(each)) for each in (self.view(answers, eye), log)])

    def log_lengths(self) -> list[int]:
        """The number of log entries after each number of answers."""
        return [each.kept + len(msgspec.json.decode(each.added, type=list[msgspec.Raw])) for each in self.eyes[0]]

    def view(self, answers: int, eye: int) -> Any:
        seen = self.eyes[eye + 1]
        whole = answers - answers % WHOLE
        found = msgspec.json.decode(seen[whole].view)
        for each in seen[whole + 1 : answers + 1]:
            found = carry_out(found, msgspec.json.decode(each.view, type=list[Change]))
        return found

    def log(self, eye: int) -> list[JsonObject]:
        """The whole log as an eye may know it."""
        found: list[JsonObject] = msgspec.json.decode(self.cached_frame(self.last, eye).log)
        return found


def packed(row: bytes, records: bytes) -> bytes:
    """A finished game, encoded for the archive; runs in a worker process."""
    return _packed(TableGame(msgspec.json.decode(row, type=TableRow), msgspec.json.decode(records, type=list[Record])))


def packed_by_replay(row: bytes, records: bytes) -> bytes:
    """A game of another rules version for the archive, if the installed rules replay it identically; else b"".

    Of old games without digests only the answers and the end can be compared.
    """
    table, given = msgspec.json.decode(row, type=TableRow), msgspec.json.decode(records, type=list[Record])
    replay = replaying(table, given)
    while True:
        try:
            next(replay)
        except StopIteration as done:
            found: Continuation = done.value
            break
    ended = found.play.state.outcome
    same = ended is not None and table.outcome is not None and ended.saved()[:2] == table.outcome[:2]
    return _packed(found.play) if found.agrees and same else b""


def _packed(play: TableGame) -> bytes:
    eyes = [SPECTATOR, *range(len(play.row.order))]
    found: list[list[ViewChange]] = [[] for _ in eyes]
    before: list[object] = [None for _ in eyes]
    logs: list[list[object]] = [[] for _ in eyes]
    log: list[Event] = []
    lasting: dict[object, tuple[object, object]] = {}
    for number in range(len(play.facts) + 1):
        state, shared = play.at(number), SharedView(lasting)
        earlier, log = log, state.log or []
        known = _same(earlier, log)  # log entries that are not new have been rendered already
        for at, eye in enumerate(eyes):
            view, fresh = state.seen_by(eye, shared), [state.shown(event, eye) for event in log[known:]]
            kept = known + _same(logs[at][known:], fresh)
            part = view if number % WHOLE == 0 else changes(before[at], view)
            found[at].append(ViewChange(msgspec.json.encode(part), kept, msgspec.json.encode(fresh[kept - known :])))
            before[at] = view
            logs[at][known:] = fresh
    given = [(each.seat, each.text) for each in play.given()]
    game = ArchivedGame(FORMAT, given, play.moments(), play.adapter.own_cards(play.state), found)
    return zlib.compress(msgspec.msgpack.encode(game), 9)


def unpacked(body: bytes) -> ArchivedGame | None:
    """The decoded archived game; None if there is none or it cannot be read."""
    if not body:
        return None
    try:
        found = msgspec.msgpack.decode(zlib.decompress(body), type=ArchivedGame)
    except (zlib.error, msgspec.MsgspecError):
        LOG.exception("an archived game cannot be read")
        return None
    return found if found.format == FORMAT else None


def _same(before: Sequence[object], after: Sequence[object]) -> int:
    """The number of equal log entries at the beginning."""
    if after[: len(before)] == before:
        return len(before)
    return next(at for at in range(len(before)) if at >= len(after) or before[at] != after[at])
