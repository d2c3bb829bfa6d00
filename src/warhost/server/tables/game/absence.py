"""Somebody is gone: since when, what the others may do about it, and games that go on another time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ...protocol import Adjourn, AdjournOffer, Claim
from ...refusing import refuse
from ..services.clock import Now
from . import ending
from .play import Play
from .undoing import others

if TYPE_CHECKING:
    from ..table import Table


class Absence:
    """Who of a table's people is not connected, and for whom the computer plays meanwhile."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._begun = now(), int(time.time())  # for whoever has not been here since the table was
        self._left: dict[int, tuple[float, int]] = {}
        self.played: set[int] = set()  # people for whom the computer plays

    def left(self, user: int) -> None:
        """His last connection is gone."""
        self._left[user] = self._now(), int(time.time())

    def came(self, user: int) -> None:
        """Whoever comes back plays himself."""
        self.played.discard(user)

    def since(self, user: int) -> int:
        """Since when somebody who is not here is gone: seconds since 1970."""
        return self._left.get(user, self._begun)[1]

    def minutes(self, user: int) -> float:
        """How long he is gone."""
        return (self._now() - self._left.get(user, self._begun)[0]) / 60


def here(table: Table) -> set[int]:
    """The people who are connected."""
    return {viewer.user for viewer in table.viewers}


async def claim(table: Table, play: Play, user: int, intent: Claim) -> None:
    """Win, or let the computer play for the asked player, who has been away for as long as was agreed.

    Where a clock runs, the clock decides.
    """
    row, seat = table.row, play.state.seat
    chair = row.chairs[row.order[seat]] if seat >= 0 else None
    gone = chair is not None and chair.kind == "person" and chair.user not in here(table) | {user}
    if chair is None or not gone or not row.wait or row.clock is not None or chair.user in table.absence.played:
        raise refuse("not-away", 409, minutes=row.wait)
    if table.absence.minutes(chair.user) < row.wait or play.state.has_resigned(seat):
        raise refuse("not-away", 409, minutes=row.wait)
    if intent.wish == "win":
        await ending.resign(table, "timeout", seat)
    else:
        table.absence.played.add(chair.user)
        table.show()
        table.machine.call()


async def adjourn(table: Table, user: int, intent: Adjourn) -> None:
    """Offer to go on another time, agree, decline or withdraw; where everybody agrees, the game rests."""
    offer, seat = table.adjourning, intent.seat
    if not intent.agree:
        if offer is None or seat not in (*offer.waiting, offer.seat):
            raise refuse("no-offer", 409)
        table.adjourning = None
        table.show()
        return
    if offer is None:
        offer = AdjournOffer(seat, others(table.row, user))
    table.adjourning = AdjournOffer(offer.seat, [each for each in offer.waiting if each != seat])
    if table.adjourning.waiting:
        table.show()
    else:
        await _rest(table, adjourned=True)


async def resume(table: Table) -> None:
    """Go on, now that everybody is here."""
    if not table.row.users() <= here(table):
        raise refuse("not-here", 409)
    if table.row.adjourned:
        await _rest(table, adjourned=False)


async def _rest(table: Table, adjourned: bool) -> None:
    """The clocks stand while a game rests; afterwards the asked player has his free seconds again."""
    row = table.row.copy()
    row.adjourned = adjourned
    await table.save(row)
    if table.clock is not None:
        table.clock.banks = list(table.clock.after(table.timed))
        table.clock.restart()
    table.row, table.adjourning = row, None
    table.show()
    table.machine.call()
