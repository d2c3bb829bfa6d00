"""Replays a game of another rules version under the installed one, and compares it with what was shown."""

from __future__ import annotations

import logging
import time
from collections.abc import Generator
from typing import NamedTuple

from ...games.adapter import find_adapter
from ..records.journals import chosen
from ..records.records import Record, TableRow
from ..records.rules_changes import CHANGES, NO_SEAT, RulesChange, read_change, taken_back
from .table_game import SLICE, TableGame

LOG = logging.getLogger(__name__)


class Continuation(NamedTuple):
    """How far a game of another rules version can be replayed under the installed rules."""

    play: TableGame  # the position that the replay reached
    change: RulesChange
    agrees: bool  # True if every replayed record led to the stored digest of options and views, where there is one
    complete: bool  # True if digests are stored for all records
    lost: int  # number of answers in the journal that would be taken back
    written: bool  # the rules change is stored already, but not the table's row

    @property
    def proved(self) -> bool:
        """True if the game is provably the same under both rules versions, so that no player has to consent."""
        return self.written or (self.agrees and self.complete)


def replaying(row: TableRow, records: list[Record]) -> Generator[None, None, Continuation]:
    """Replay as many records as the installed rules allow, yielding now and then to other tables.

    Digests from before the last rules change that players agreed to are not compared, because its views differed.
    """
    game, _ = find_adapter(row.game)
    fresh = row.copy()
    fresh.version, fresh.begun = game.version, row.begun or row.version
    since = max([each.number for each in records if each.kind == "rules" and each.seat != NO_SEAT], default=0)
    play, void, kept, agrees = TableGame(fresh, []), taken_back(records), len(records), True
    until = time.perf_counter() + SLICE
    for record in records:
        try:
            _replay(play, record, void)
            if record.number not in void and record.number >= since and agrees and record.shown:
                agrees = record.shown == play.progress.digest(len(row.order))
        except Exception:
            LOG.warning("table %s: rules %s fail at record %d", row.id, game.version, record.number, exc_info=True)
            play, kept, agrees = TableGame(fresh, []), record.number, False
            break
        if time.perf_counter() > until:
            yield
            until = time.perf_counter() + SLICE
    if kept < len(records):  # the rules may have failed in the middle of a change, so start again
        for record in records[:kept]:
            _replay(play, record, void)
            if time.perf_counter() > until:
                yield
                until = time.perf_counter() + SLICE
    last = records[-1] if records else None
    written = last is not None and last.kind in CHANGES
    if last is not None and last.kind == "rules":
        written = read_change(last).new == game.version  # "abandon" is final under any rules
    complete = all(each.shown for each in records[since:] if each.number not in void)
    lost = max(0, len(chosen(records)) - len(play.match.answers))
    change = RulesChange(row.version, game.version, kept)
    return Continuation(play, change, agrees, complete, lost, written and kept == len(records))


def _replay(play: TableGame, record: Record, void: set[int]) -> None:
    if record.number in void:
        play.progress.skip(record)
    else:
        play.apply(record)
