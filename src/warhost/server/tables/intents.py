"""What people say at a table: every intent is checked, carried out and replied to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

from ..accounts.loop_time import Metered
from ..protocol import (
    Adjourn,
    Answer,
    Claim,
    Done,
    GiveOrders,
    Intent,
    MeantMove,
    Message,
    Outlook,
    Ping,
    Pong,
    Preview,
    Previewed,
    Refused,
    Resign,
    Resume,
    RulesReply,
    SetPace,
    Talking,
    Undo,
    Why,
    WhyNot,
    Wish,
)
from ..refusing import Refuse, refuse
from .game import absence, ending, rules_change, undoing
from .game.play import Play
from .views.viewer import Viewer

if TYPE_CHECKING:
    from .table import Table

LOG = logging.getLogger(__name__)
AT_ANY_MOMENT: Final = (Resign, GiveOrders, Claim, Adjourn, Resume)
AT_REST: Final = (Resign, GiveOrders, Resume, WhyNot)  # possible while a game is adjourned


async def hear(table: Table, viewer: Viewer, intent: Intent) -> None:
    """Carry out an intent and reply to it; whatever is refused has changed nothing."""
    try:
        reply = await _heard(table, viewer, intent)
    except Refuse as no:
        table.services.count("refused")
        reply = Refused(intent.id, table.moment, no.refusal)
    except Exception:
        LOG.exception("table %s failed at %s", table.row.id, type(intent).__name__)
        reply = Refused(intent.id, table.moment, refuse("failed").refusal)
    viewer.reply(reply)


async def _heard(table: Table, viewer: Viewer, intent: Intent) -> Message:
    user = viewer.user
    if isinstance(intent, Ping):
        if not table.still:  # or else it is answered all the same: it is no matter of the game
            await table.do(_nothing)
        return Pong(intent.id)
    if isinstance(intent, SetPace):
        viewer.pace = intent.pace  # from the next answer on; it is no matter of the game
        return Done(intent.id, table.moment)
    if isinstance(intent, Talking):
        return await table.do(lambda: _metered(viewer, _talk(table, viewer, intent)))
    return await table.do(lambda: _metered(viewer, _carry_out(table, user, intent)))


async def _metered(viewer: Viewer, work: Awaitable[Message]) -> Message:
    """What the table's task does for a connection, which is charged with the time it takes."""
    metered = Metered(work)
    try:
        return await metered
    finally:
        viewer.spent += metered.seconds


async def _talk(table: Table, viewer: Viewer, intent: Talking) -> Message:
    await table.talk.hear(table.row, viewer.user, intent, viewer.home)
    table.show()
    return Done(intent.id, table.moment)


async def _nothing() -> None:
    """Wakes the table up, no more."""


async def _carry_out(table: Table, user: int, intent: Wish) -> Message:
    play = table.play
    if isinstance(intent, RulesReply):
        await rules_change.reply(table, user, intent)
        return Done(intent.id, table.moment)
    if play is None and isinstance(intent, Resign) and table.row.state == "stopped":
        if intent.seat not in table.row.seats_of(user):
            raise refuse("not-your-seat", 403)
        await ending.give_up(table, intent.seat)
        return Done(intent.id, table.moment)
    if play is None or table.row.state == "stopped":
        raise refuse("not-running", 409)
    if intent.seat not in table.row.seats_of(user):
        raise refuse("not-your-seat", 403)
    if play.state.has_resigned(intent.seat) and not isinstance(intent, WhyNot):
        raise refuse("resigned", 409)
    if table.row.adjourned and not isinstance(intent, AT_REST):
        raise refuse("adjourned", 409)
    if not isinstance(intent, AT_ANY_MOMENT) and intent.moment != play.moment:
        raise refuse("stale", 409)
    if isinstance(intent, WhyNot):
        return Why(intent.id, play.moment, play.why_not(intent.seat, intent.action))
    if play.state.outcome is not None:
        raise refuse("not-running", 409)
    if isinstance(intent, Preview):
        if intent.seat != play.state.seat:
            raise refuse("not-asked", 409)
        return Previewed(intent.id, play.moment, await _outlooks(play, intent.prefix))
    if isinstance(intent, Answer):
        await table.answer(intent.seat, play.notation(intent.seat, intent.option))
        return Done(intent.id, intent.moment + 1)  # what orders answered to it is nobody's intent
    if isinstance(intent, Resign):
        await ending.resign(table, "answer", intent.seat)
    elif isinstance(intent, GiveOrders):
        await table.order(intent.seat, intent.orders)
    elif isinstance(intent, Undo):
        await undoing.undo(table, play, user, intent.seat)
    elif isinstance(intent, Claim):
        await absence.claim(table, play, user, intent)
    elif isinstance(intent, Adjourn):
        await absence.adjourn(table, user, intent)
    elif isinstance(intent, Resume):
        await absence.resume(table)
    else:
        await undoing.reply(table, play, intent)
    return Done(intent.id, table.moment)


async def _outlooks(play: Play, prefix: str | MeantMove) -> dict[str, Outlook]:
    """Many trials take a while: the other tables get their turn in between."""
    found = {}
    for index, option in play.offered(prefix):
        found[option] = play.outlook(index)
        await asyncio.sleep(0)
    return found
