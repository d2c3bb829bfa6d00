"""Restores a game from its records; a table whose game cannot be restored is stopped and keeps its records."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from ....engine.errors import OtherVersion, WarhostError
from ...games.adapter import find_adapter
from ..records.records import Record
from ..services.clock import Clock
from ..table_state import TableState
from .outcome import note_outcome
from .rules_replay import replaying
from .saved_states import opened
from .table_game import TableGame

LOG = logging.getLogger(__name__)


def restore_in_steps(table: TableState, records: list[Record], state: bytes = b"") -> Iterator[None]:
    """Restore the game, yielding now and then to other tables.  `state`: a snapshot to start from if it is valid."""
    row = table.row
    if row.state not in ("running", "over"):
        return
    table.records = records
    if row.state == "running" and row.version != find_adapter(row.game)[0].version:
        yield from _under_other_rules(table, records)
        return
    shortcut = opened(row, records, state)
    if shortcut is not None:
        try:
            yield from shortcut.playing(records[shortcut.moment :])
        except Exception:
            LOG.exception("the saved state of table %s does not match its answers", row.id)
        else:
            set_play(table, shortcut)
            return
    try:
        play = TableGame(row, [])
    except OtherVersion:
        return  # a finished game remains finished under any rules version
    except Exception:
        LOG.exception("table %s cannot be restarted", row.id)
        row.state, row.reason = "stopped", "stopped.damaged"
        return
    try:
        yield from play.playing(records)
    except WarhostError:
        LOG.exception("table %s cannot be restored", row.id)
        row.state, row.reason = "stopped", "stopped.damaged"
        return
    except Exception:
        LOG.exception("the rules fail at table %s", row.id)
        row.state, row.reason = "stopped", "stopped.rules-failed"
        table.play = play  # set, because the table's journal is made from it
        return
    set_play(table, play)


def _under_other_rules(table: TableState, records: list[Record]) -> Iterator[None]:
    """Replay the records under the installed rules; `rules_change.py` continues from there, or asks the players."""
    row = table.row
    try:
        table.continuation = yield from replaying(row, records)
        row.state, row.reason = "stopped", "stopped.rules-changed"
    except Exception:
        LOG.exception("table %s of rules %s cannot be begun under the present ones", row.id, row.version)
        row.state, row.reason = "stopped", "stopped.other-version"


def set_play(table: TableState, play: TableGame) -> None:
    """Make `play` the game of a table."""
    row = table.row
    table.play = play
    table.saved = play.moment
    if row.clock is not None:
        banks = next((record.banks for record in reversed(play.records) if record.banks), ())
        table.clock = Clock(row.clock, len(row.order), table.services.now, banks)
    note_outcome(table)
