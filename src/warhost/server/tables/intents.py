"""Intents of players: each is checked and carried out on the table's state.  Run by the table's task."""

from __future__ import annotations

import asyncio
from typing import Final

from ..protocol import (
    Adjourn,
    Answer,
    Claim,
    Done,
    GiveOrders,
    MeantMove,
    Message,
    Outlook,
    Preview,
    Previewed,
    Resign,
    Resume,
    RulesReply,
    Talking,
    Undo,
    Why,
    WhyNot,
    Wish,
)
from ..refusing import refuse
from .game import claims, ending, recording, rules_change, undoing
from .game.play import Play
from .table_state import TableState
from .views.viewer import Viewer

AT_ANY_MOMENT: Final = (Resign, GiveOrders, Claim, Adjourn, Resume)
WHILE_ADJOURNED: Final = (Resign, GiveOrders, Resume, WhyNot)


async def carry_out(table: TableState, viewer: Viewer, intent: Wish | Talking) -> Message:
    """Carry out one intent and return the reply; a refused intent has changed nothing."""
    if isinstance(intent, Talking):
        await table.talk.hear(table.row, viewer.user, intent, viewer.home)
        table.show()
        return Done(intent.id, table.moment)
    play, user = table.play, viewer.user
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
    if table.row.adjourned and not isinstance(intent, WHILE_ADJOURNED):
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
        await recording.answer(table, intent.seat, intent.option)
        return Done(intent.id, intent.moment + 1)  # answers by standing orders that follow are not part of the intent
    if isinstance(intent, Resign):
        await ending.resign(table, "answer", intent.seat)
    elif isinstance(intent, GiveOrders):
        await _give_orders(table, play, intent)
    elif isinstance(intent, Undo):
        await undoing.undo(table, play, user, intent.seat)
    elif isinstance(intent, Claim):
        await claims.claim(table, play, user, intent)
    elif isinstance(intent, Adjourn):
        await claims.adjourn(table, user, intent)
    elif isinstance(intent, Resume):
        await claims.resume(table)
    else:
        await undoing.reply(table, play, intent)
    return Done(intent.id, table.moment)


async def _give_orders(table: TableState, play: Play, intent: GiveOrders) -> None:
    """Replace the standing orders of a seat."""
    await table.book.give(table.row, play, intent.seat, intent.orders)
    if intent.seat == play.state.seat:
        table.ask_again()
    else:
        table.show()


async def _outlooks(play: Play, prefix: str | MeantMove) -> dict[str, Outlook]:
    """The outcome of each option that begins with the prefix; other tables get their turn in between."""
    found = {}
    for index, option in play.offered(prefix):
        found[option] = play.outlook(index)
        await asyncio.sleep(0)
    return found
