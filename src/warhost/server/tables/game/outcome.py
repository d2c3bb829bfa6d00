"""Outcome of a game: copied from the game state to the table's row, and stored."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from ...refusing import RequestRefused
from ..records.records import Record
from ..table_state import TableState
from .writing import save_row

LOG = logging.getLogger(__name__)
TURNS: Final = ("turn", "round")  # kinds of events that carry the number of the turn
LONGEST_PAUSE: Final = 10 * 60_000  # milliseconds; a longer pause between answers counts as this much playing time


def note_outcome(table: TableState) -> bool:
    """True if the game is over; also copies the outcome to the row."""
    play = table.play
    if play is None or play.state.outcome is None:
        return False
    table.row.state = "over"
    table.row.outcome = play.state.outcome.saved()
    table.row.sides = [min([seat, *play.state.partners(seat)]) for seat in range(len(table.row.order))]
    table.row.answers = len(play.facts)
    table.row.turns = max([event.number for event in play.match.log if event.kind in TURNS], default=0)
    table.row.minutes = minutes_played(table.records)
    return True


def minutes_played(records: Sequence[Record]) -> int:
    """Minutes from the first to the last record, with pauses cut to `LONGEST_PAUSE`; at least 1."""
    times = [record.at for record in records if record.at]
    played = sum([min(LONGEST_PAUSE, max(0, later - earlier)) for earlier, later in pairwise(times)])
    return max(1, round(played / 60_000))


async def save_end(table: TableState) -> None:
    """Store the row of a finished game.  A failure is harmless: the stored answers imply that the game is over."""
    table.services.count("over")
    try:
        await save_row(table, table.row)
    except RequestRefused:
        LOG.warning("table %s is over; its row will be brought up to date later", table.row.id)
    else:
        table.services.ended(table.row.id)
