"""Claims against an absent player, and adjourned games."""

from __future__ import annotations

from ...protocol import Adjourn, AdjournOffer, Claim
from ...refusing import refuse
from ..table_state import TableState
from . import ending
from .ignoring import is_ignored
from .table_game import TableGame
from .undoing import seats_of_others
from .writing import save_row


async def claim(table: TableState, play: TableGame, user: int, intent: Claim) -> None:
    """Claim a win or a bot in place of the absent asked player, once they have been away for the agreed time.

    Refused in a game with a clock, because the clock decides there.
    """
    row, seat = table.row, play.state.seat
    chair = row.chairs[row.order[seat]] if seat >= 0 else None
    gone = chair is not None and chair.kind == "person" and chair.user not in connected(table) | {user}
    if chair is None or not gone or not row.wait or row.clock is not None or chair.user in table.absence.played:
        raise refuse("not-away", 409, minutes=row.wait)
    if table.absence.minutes(chair.user) < row.wait or play.state.has_resigned(seat):
        raise refuse("not-away", 409, minutes=row.wait)
    if intent.wish == "win":
        await ending.resign(table, "timeout", seat)
    else:
        table.absence.played.add(chair.user)
        table.ask_again()


async def adjourn(table: TableState, user: int, intent: Adjourn) -> None:
    """Offer to adjourn, agree, decline or withdraw; the game is adjourned once every player has agreed."""
    offer, seat = table.adjourning, intent.seat
    if not intent.agree:
        if offer is None or seat not in (*offer.waiting, offer.seat) or is_ignored(table, user, offer.seat):
            raise refuse("no-offer", 409)
        table.adjourning = None
        table.show()
        return
    if offer is None:
        offer = AdjournOffer(seat, seats_of_others(table.row, user))
    table.adjourning = AdjournOffer(offer.seat, [each for each in offer.waiting if each != seat])
    if table.adjourning.waiting:
        table.show()
    else:
        await _set_adjourned(table, True)


async def resume(table: TableState) -> None:
    """Resume an adjourned game; refused unless all of its players are connected."""
    if not table.row.users() <= connected(table):
        raise refuse("not-here", 409)
    if table.row.adjourned:
        await _set_adjourned(table, False)


def connected(table: TableState) -> set[int]:
    """The ids of the users who are connected to the table."""
    return set(table.present)


async def _set_adjourned(table: TableState, adjourned: bool) -> None:
    """Adjourn or resume: clocks stop while a game is adjourned, and the asked player's free seconds start again."""
    row = table.row.copy()
    row.adjourned = adjourned
    await save_row(table, row)
    if table.clock is not None:
        table.clock.banks = list(table.clock.after(table.timed))
        table.clock.restart()
    table.row, table.adjourning = row, None
    table.ask_again()
