"""Evaluation of standing orders for a question.

They depend only on the window, the turn, the trigger and the open card that the question is about, so the timing of
automatic answers never reveals which options the seat had.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ....engine.history.match import Match
from ....engine.windows import PASS, STOP, Window
from ...protocol import Orders
from ..records.answer_facts import Fact, passing, settling

MINE: Final = "mine"
THEIRS: Final = "theirs"
MOST_TRIGGERS: Final = 200
MOST_QUIET: Final = 200


class GivenOrders(msgspec.Struct, frozen=True):
    """Orders of a seat, and the time at which they were given, from which `until` counts."""

    orders: Orders = Orders()
    since: int = 0  # `moment` of the table at which the order was given
    turn: int = 0  # number of the turn in which the order was given
    window: str = ""  # action window in which the seat was asked when the order was given


class CurrentQuestion(msgspec.Struct, frozen=True):
    """The current question as the evaluation of orders sees it; fields are empty without a question."""

    seat: int
    turn: tuple[int, int]  # seat whose turn it is, and the number of the turn
    window: str = ""
    trigger: str = ""
    passing: str = ""  # option that passes; "" if there is none
    uses: tuple[str, ...] = ()  # options that use the trigger, in notation
    beside: str = ""  # remaining action window if the trigger is not used
    subject: str = ""  # code of the card, visible to all, that the question is about
    settled: str = ""  # an option, if all options have the same outcome


def question_of(match: Match, seat: int) -> CurrentQuestion:
    """The current question as the orders of a seat see it."""
    state, question = match.state, match.state.question
    if question is None or state.seat != seat:
        return CurrentQuestion(seat, state.turn_of())
    trigger = question.trigger(state)
    return CurrentQuestion(
        seat,
        state.turn_of(),
        question.window(state),
        trigger,
        passing(match),
        tuple([question.move(state, option).written(state) for option in question.trigger_uses(state)])
        if trigger
        else (),
        question.beside(state) if trigger else "",
        question.subject(state),
        settling(match),
    )


def stop_key(window: str, mine: bool) -> str:
    """The key of a window in `Orders.stops`, for the player's own or another player's turn."""
    return f"{window} {MINE if mine else THEIRS}"


def stop_keys(windows: tuple[Window, ...]) -> set[str]:
    """All valid keys of `Orders.stops`."""
    mine = [stop_key(each.key, mine=True) for each in windows if each.mine]
    return {*mine, *[stop_key(each.key, mine=False) for each in windows if each.theirs]}


def chosen_by_orders(
    standing: GivenOrders, asked: CurrentQuestion, windows: tuple[Window, ...], facts: list[Fact]
) -> str:
    """The option that a seat's orders choose for it, or "" if the player must be asked."""
    if asked.settled:
        return asked.settled
    if asked.passing and is_muted(standing, asked):
        return asked.passing
    wanted = standing.orders.triggers.get(asked.trigger, "") if asked.trigger else ""
    if wanted == "always" and len(asked.uses) == 1:  # a trigger that can be used in several ways is left to the player
        return asked.uses[0]
    if wanted == "never" and not asked.beside:
        return asked.passing
    if wanted == "never":
        asked = msgspec.structs.replace(asked, window=asked.beside)
    elif asked.trigger:
        return ""
    if not asked.window or not asked.passing:
        return ""
    passes = (
        is_pass_until_valid(standing, asked, windows, facts) or window_order(standing.orders, asked, windows) == PASS
    )
    return asked.passing if passes else ""


def is_muted(standing: GivenOrders, asked: CurrentQuestion) -> bool:
    """True if the player has muted questions about the open card of this question."""
    wanted = standing.orders.quiet.get(asked.subject, "") if asked.subject else ""
    return wanted == "game" or (wanted == "turn" and standing.turn == asked.turn[1])


def unexpired_mutes(standing: GivenOrders, turn: int) -> dict[str, Literal["turn", "game"]]:
    """The cards with muted questions, without those muted in an earlier turn."""
    return {code: each for code, each in standing.orders.quiet.items() if each == "game" or standing.turn == turn}


def window_order(orders: Orders, asked: CurrentQuestion, windows: tuple[Window, ...]) -> str:
    """STOP or PASS for the window of the question."""
    mine = asked.turn[0] == asked.seat
    said = orders.stops.get(stop_key(asked.window, mine))
    if said is not None:
        return said
    found = next((each for each in windows if each.key == asked.window), None)
    return STOP if found is None else (found.mine if mine else found.theirs) or STOP


def is_pass_until_valid(
    standing: GivenOrders, asked: CurrentQuestion, windows: tuple[Window, ...], facts: list[Fact]
) -> bool:
    """True if "pass until" has not expired; `facts` are those of all answers without undone ones."""
    until = standing.orders.until
    if not until:
        return False
    since = [each for each in facts if each.number >= standing.since]
    if until == "turn":  # this order expires with the seat's next turn
        turns = [asked.turn, *[each.turn for each in since]]
        return all(seat != asked.seat or number == standing.turn for seat, number in turns)
    if until == "event":  # this order expires when anyone has done more than pass
        return all(each.passed for each in since)
    mine = [each for each in since if each.seat == asked.seat]  # valid until the next stop or the seat's answer
    if not all(each.passed for each in mine):
        return False
    places = [CurrentQuestion(each.seat, each.turn, each.window) for each in mine]
    places += [asked] if asked.window else []
    return all(_same(standing, place) or window_order(standing.orders, place, windows) == PASS for place in places)


def _same(standing: GivenOrders, place: CurrentQuestion) -> bool:
    return (place.window, place.turn[1]) == (standing.window, standing.turn)
