"""Facts that the screen and the prompts read from a view and its log: cards in hand and latest squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...text.speaker import Shown, View

PLACING: Final = ("deployed", "moved", "advanced")


def hand_codes(view: View) -> list[str]:
    """The cards the reader may deploy, by code: their hand, and their team's general in the middle (LOW-15.E2)."""
    seat = view["seat"]
    if seat < 0:
        return []
    codes = [card["code"] for card in view["hands"][seat]["cards"]]
    if view["middle"] is not None and view["sides"].count(view["sides"][seat]) > 1:
        codes.append(view["middle"]["code"])
    return codes


def since_last_turn(log: Sequence[Shown], seat: int) -> Sequence[Shown]:
    """The events since the start of a seat's previous turn; for a spectator, of the last two turns."""
    begun = [at for at, event in enumerate(log) if event["kind"] == "turn" and seat in (event["seat"], -1)]
    if not begun:
        return log
    return log[begun[-2] if len(begun) > 1 else 0 :]


def recent_squares(log: Sequence[Shown], seat: int) -> tuple[frozenset[str], frozenset[str]]:
    """Squares where other players placed or moved units since the seat's last turn, and where units were eliminated."""
    recent, fallen = set(), set()
    for event in since_last_turn(log, seat):
        if event["kind"] in PLACING and event["seat"] != seat:
            recent.add(event["place"])
        elif event["kind"] == "eliminated":
            fallen.add(event["place"])
    return frozenset(recent), frozenset(fallen)


def latest_square(log: Sequence[Shown]) -> str:
    """The square where a unit was last placed or moved."""
    for event in reversed(log):
        if event["kind"] in PLACING:
            return str(event["place"])
    return ""
