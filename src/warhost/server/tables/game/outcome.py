"""Outcome of a game: copied from the rules into the row of its table, and written."""

from __future__ import annotations

import logging

from ...refusing import Refuse
from ..table_state import TableState
from .writing import save_row

LOG = logging.getLogger(__name__)


def note_outcome(table: TableState) -> bool:
    """True if the game is over; the row then says so."""
    play = table.play
    if play is None or play.state.outcome is None:
        return False
    table.row.state = "over"
    table.row.outcome = play.state.outcome.saved()
    table.row.sides = [min([seat, *play.state.partners(seat)]) for seat in range(len(table.row.order))]
    table.row.answers = len(play.facts)
    return True


async def save_end(table: TableState) -> None:
    """Write the row of a finished game.  This may fail: the answers on disk already say that the game is over."""
    table.services.count("over")
    try:
        await save_row(table, table.row)
    except Refuse:
        LOG.warning("table %s is over; its row will be brought up to date later", table.row.id)
    else:
        table.services.ended(table.row.id)
