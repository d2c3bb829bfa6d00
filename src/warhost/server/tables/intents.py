"""Handles the intents of players: each is checked and applied to the table's state by the table's task."""

from __future__ import annotations

import asyncio
from typing import Final

from ...engine.views.shared_view import SharedView
from .. import protocol
from ..refusing import refuse
from .game import claims, ending, recording, rules_change, undoing
from .game.combined_answers import draft
from .game.table_game import TableGame
from .game.writing import save_row
from .table_state import TableState
from .views.viewer import Viewer

AT_ANY_MOMENT: Final = (protocol.Resign, protocol.GiveOrders, protocol.Claim, protocol.Adjourn, protocol.Resume)
WHILE_ADJOURNED: Final = (protocol.Resign, protocol.GiveOrders, protocol.Resume, protocol.WhyNot)


async def carry_out(table: TableState, viewer: Viewer, intent: protocol.Wish | protocol.Talking) -> protocol.Message:
    """Apply one intent and return the reply; a refused intent has changed nothing."""
    if isinstance(intent, protocol.Talking):
        await table.chat.handle(table.row, viewer.user, intent, viewer.home)
        table.show()
        return protocol.Done(intent.id, table.moment)
    play, user = table.play, viewer.user
    if isinstance(intent, protocol.OpenChat):
        await _open_chat(table, user, intent.open)
        return protocol.Done(intent.id, table.moment)
    if isinstance(intent, protocol.RulesReply):
        await rules_change.reply(table, user, intent)
        return protocol.Done(intent.id, table.moment)
    if play is None and isinstance(intent, protocol.Resign) and table.row.state == "stopped":
        if intent.seat not in table.row.seats_of(user):
            raise refuse("not-your-seat", 403)
        await ending.give_up(table, intent.seat)
        return protocol.Done(intent.id, table.moment)
    if play is None or table.row.state == "stopped":
        raise refuse("not-running", 409)
    if intent.seat not in table.row.seats_of(user):
        raise refuse("not-your-seat", 403)
    if play.state.has_resigned(intent.seat) and not isinstance(intent, protocol.WhyNot):
        raise refuse("resigned", 409)
    if table.row.adjourned and not isinstance(intent, WHILE_ADJOURNED):
        raise refuse("adjourned", 409)
    if not isinstance(intent, AT_ANY_MOMENT) and intent.moment != play.moment:
        raise refuse("stale", 409)
    if isinstance(intent, protocol.WhyNot):
        return protocol.Why(intent.id, play.moment, play.why_not(intent.seat, intent.action))
    if play.state.outcome is not None:
        raise refuse("not-running", 409)
    if isinstance(intent, protocol.Preview):
        if intent.seat != play.state.seat:
            raise refuse("not-asked", 409)
        return protocol.Previewed(intent.id, play.moment, await _outlooks(play, intent.prefix))
    if isinstance(intent, protocol.Draft):
        return _drafted(table, play, intent)
    if isinstance(intent, protocol.Answer):
        await recording.answer(table, intent.seat, intent.option, intent.then)
        # The moment does not count the automatic answers that follow.
        return protocol.Done(intent.id, intent.moment + 1)
    if isinstance(intent, protocol.Resign):
        await ending.resign(table, "answer", intent.seat)
    elif isinstance(intent, protocol.GiveOrders):
        await _give_orders(table, play, intent)
    elif isinstance(intent, protocol.Undo):
        await undoing.undo(table, play, user, intent.seat)
    elif isinstance(intent, protocol.Claim):
        await claims.claim(table, play, user, intent)
    elif isinstance(intent, protocol.Adjourn):
        await claims.adjourn(table, user, intent)
    elif isinstance(intent, protocol.Resume):
        await claims.resume(table)
    else:
        await undoing.reply(table, play, user, intent)
    return protocol.Done(intent.id, table.moment)


async def _open_chat(table: TableState, user: int, is_open: bool) -> None:
    """Let spectators read the chat of an unlisted table, or end that."""
    if user <= 0 or user != table.row.owner:
        raise refuse("not-your-seat", 403)
    row = table.row.copy()
    row.open_chat = is_open
    await save_row(table, row)
    table.row = row
    table.show()


async def _give_orders(table: TableState, play: TableGame, intent: protocol.GiveOrders) -> None:
    """Replace the standing orders of a seat."""
    await table.book.give(table.row, play, intent.seat, intent.orders)
    if intent.seat == play.state.seat:
        table.ask_again()
    else:
        table.show()


def _drafted(table: TableState, play: TableGame, intent: protocol.Draft) -> protocol.Drafted:
    """The view of the seat with the next question of the stage, if there is one."""
    if intent.seat != play.state.seat:
        raise refuse("not-asked", 409)
    standing = table.book.standing(play, intent.seat)
    match = draft(play.match, intent.answers, standing, table.adapter.reveals_information)
    if match is None or match.state.question is None:
        return protocol.Drafted(intent.id, play.moment, None, "")
    state, window = match.state, match.state.question.window(match.state)
    return protocol.Drafted(intent.id, play.moment, state.seen_by(intent.seat, SharedView({})), window)


async def _outlooks(play: TableGame, prefix: str | protocol.MoveData) -> dict[str, protocol.PreviewOutcome]:
    """The outlook of each option that begins with the prefix, yielding to other tables in between."""
    found = {}
    for index, option in play.offered(prefix):
        found[option] = play.outlook(index)
        await asyncio.sleep(0)
    return found
