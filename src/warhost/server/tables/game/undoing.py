"""Undo, by the policy of `docs/concepts/table.md`: free, or with the consent of all other players."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ...protocol import UndoOffer, UndoReply
from ...refusing import refuse
from ..records.records import TableRow
from ..table_state import TableState
from .ignoring import is_ignored
from .recording import record
from .table_game import TableGame

MOST_UNDOS: Final = 500  # undos per table: all of them are stored, and restoring a game replays them


def seats_of_others(row: TableRow, user: int) -> list[int]:
    """The seats of other people."""
    chairs = [row.chairs[place] for place in row.order]
    return [seat for seat, chair in enumerate(chairs) if chair.kind == "person" and chair.user != user]


def may_undo(row: TableRow, play: TableGame, user: int, seat: int) -> Literal["no", "free", "ask"]:
    """How a user may undo the last answer of a seat: not at all, freely, or with the consent of the others."""
    steps = play.steps_back(seat) if seat >= 0 and play.undos < MOST_UNDOS else 0
    if steps == 0:
        return "no"
    return "free" if not seats_of_others(row, user) or play.is_free(seat, steps) else "ask"


async def undo(table: TableState, play: TableGame, user: int, seat: int) -> None:
    """Undo the seat's last answer and all that followed, or ask the other players for their consent."""
    allowed = may_undo(table.row, play, user, seat)
    if allowed == "no":
        raise refuse("no-undo")
    if allowed == "free":
        await _take_back(table, play, seat)
        return
    going = play.answers_to_undo(seat)
    table.offer = UndoOffer(seat, len(going), going[0].log_length, seats_of_others(table.row, user))
    table.show()


async def reply(table: TableState, play: TableGame, user: int, intent: UndoReply) -> None:
    """Agree to an undo offer, decline it, or withdraw one's own."""
    offer = table.offer
    if offer is None or intent.seat not in (*offer.waiting, offer.seat) or is_ignored(table, user, offer.seat):
        raise refuse("no-offer", 409)
    if not intent.agree:
        table.offer = None
    elif intent.seat in offer.waiting:
        waiting = [seat for seat in offer.waiting if seat != intent.seat]
        if not waiting:
            await _take_back(table, play, offer.seat)
            return
        table.offer = msgspec.structs.replace(offer, waiting=waiting)
    table.show()


async def _take_back(table: TableState, play: TableGame, seat: int) -> None:
    await record(table, "undo", seat, str(play.steps_back(seat)))
