"""A game comes back from what is on disk; where it cannot, its table says so and keeps everything."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.errors import OtherVersion, WarhostError
from ..records.records import Record
from ..services.clock import Clock
from .ending import note_outcome
from .play import Play
from .saved_states import opened

if TYPE_CHECKING:
    from ..table import Table

LOG = logging.getLogger(__name__)


def bringing_back(table: Table, records: list[Record], state: bytes = b"") -> Iterator[None]:
    """A table that cannot go on says so and keeps its records.  `state`: a saved one, to begin from if it fits."""
    row = table.row
    if row.state not in ("running", "over"):
        return
    table.records = records
    shortcut = opened(row, records, state)
    if shortcut is not None:
        try:
            yield from shortcut.playing(records[shortcut.moment :])
        except Exception:
            LOG.exception("the saved state of table %s does not fit to its answers", row.id)
        else:
            _taken_up(table, shortcut)
            return
    try:
        play = Play(row, [])
    except OtherVersion:
        if row.state != "over":  # what is over stays over, under any rules
            row.state, row.reason = "stopped", "stopped.other-version"
        return
    except Exception:
        LOG.exception("table %s cannot be begun again", row.id)
        row.state, row.reason = "stopped", "stopped.damaged"
        return
    try:
        yield from play.playing(records)
    except WarhostError:
        LOG.exception("table %s cannot be brought back", row.id)
        row.state, row.reason = "stopped", "stopped.damaged"
        return
    except Exception:
        LOG.exception("the rules fail at table %s", row.id)
        row.state, row.reason = "stopped", "stopped.rules-failed"
        table.play = play  # for its journal
        return
    _taken_up(table, play)


def _taken_up(table: Table, play: Play) -> None:
    row = table.row
    table.play = play
    table.saved = play.moment
    if row.clock is not None:
        banks = next((record.banks for record in reversed(play.records) if record.banks), ())
        table.clock = Clock(row.clock, len(row.order), table.services.now, banks)
    note_outcome(table)
