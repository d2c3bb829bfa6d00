"""What a seat's standing orders make of a question.  They depend only on the window, the turn, the trigger and the
open card that it is about: whether and when the table answers for a seat never tells what the seat could have done.
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


class Standing(msgspec.Struct, frozen=True):
    """Orders, and when they were given: `until` counts from then."""

    orders: Orders = Orders()
    since: int = 0  # the moment
    turn: int = 0  # the number of the turn
    window: str = ""  # the window in which the seat was asked


class Asked(msgspec.Struct, frozen=True):
    """The present question, or the lack of one, as the orders of a seat see it."""

    seat: int
    turn: tuple[int, int]  # whose turn it is, and its number
    window: str = ""
    trigger: str = ""
    passing: str = ""  # the option by which nothing is done
    uses: tuple[str, ...] = ()  # in notation: the options by which the trigger is used
    beside: str = ""  # the window that is left if the trigger is not used
    subject: str = ""  # the code of the open card that it is about
    settled: str = ""  # the option that leads to the only outcome


def seen_of(match: Match, seat: int) -> Asked:
    """What the orders of a seat see of the present question."""
    state, question = match.state, match.state.question
    if question is None or state.seat != seat:
        return Asked(seat, state.turn_of())
    trigger = question.trigger(state)
    return Asked(
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
    """How orders name a window."""
    return f"{window} {MINE if mine else THEIRS}"


def known_keys(windows: tuple[Window, ...]) -> set[str]:
    """Everything that stops may be ordered for."""
    mine = [stop_key(each.key, mine=True) for each in windows if each.mine]
    return {*mine, *[stop_key(each.key, mine=False) for each in windows if each.theirs]}


def obeyed(standing: Standing, asked: Asked, windows: tuple[Window, ...], facts: list[Fact]) -> str:
    """The option that a seat's orders take in its place, or "": it is asked itself."""
    if asked.settled:
        return asked.settled
    if asked.passing and is_quiet(standing, asked):
        return asked.passing
    wanted = standing.orders.triggers.get(asked.trigger, "") if asked.trigger else ""
    if wanted == "always" and len(asked.uses) == 1:  # a trigger that offers several uses is asked about in any case
        return asked.uses[0]
    if wanted == "never" and not asked.beside:
        return asked.passing
    if wanted == "never":
        asked = msgspec.structs.replace(asked, window=asked.beside)
    elif asked.trigger:
        return ""
    if not asked.window or not asked.passing:
        return ""
    passes = lasts(standing, asked, windows, facts) or wish(standing.orders, asked, windows) == PASS
    return asked.passing if passes else ""


def is_quiet(standing: Standing, asked: Asked) -> bool:
    """True if the seat does not want to be asked about the open card that the question is about."""
    wanted = standing.orders.quiet.get(asked.subject, "") if asked.subject else ""
    return wanted == "game" or (wanted == "turn" and standing.turn == asked.turn[1])


def still_quiet(standing: Standing, turn: int) -> dict[str, Literal["turn", "game"]]:
    """The cards about which a seat is not asked, without those of an earlier turn."""
    return {code: each for code, each in standing.orders.quiet.items() if each == "game" or standing.turn == turn}


def wish(orders: Orders, asked: Asked, windows: tuple[Window, ...]) -> str:
    """STOP or PASS: what holds for the window of the question."""
    mine = asked.turn[0] == asked.seat
    said = orders.stops.get(stop_key(asked.window, mine))
    if said is not None:
        return said
    found = next((each for each in windows if each.key == asked.window), None)
    return STOP if found is None else (found.mine if mine else found.theirs) or STOP


def lasts(standing: Standing, asked: Asked, windows: tuple[Window, ...], facts: list[Fact]) -> bool:
    """True if "pass until" still holds; `facts` are those of all the answers that stand."""
    until = standing.orders.until
    if not until:
        return False
    since = [each for each in facts if each.number >= standing.since]
    if until == "turn":  # the seat's own turn has begun since
        turns = [asked.turn, *[each.turn for each in since]]
        return all(seat != asked.seat or number == standing.turn for seat, number in turns)
    if until == "event":  # a player has done something since
        return all(each.passed for each in since)
    mine = [each for each in since if each.seat == asked.seat]  # the next stop has been reached, or one has acted
    if not all(each.passed for each in mine):
        return False
    places = [Asked(each.seat, each.turn, each.window) for each in mine]
    places += [asked] if asked.window else []
    return all(_same(standing, place) or wish(standing.orders, place, windows) == PASS for place in places)


def _same(standing: Standing, place: Asked) -> bool:
    return (place.window, place.turn[1]) == (standing.window, standing.turn)
