"""The end of the game: victory, draw, or no progress (LOW-14)."""

from typing import Final

from ...engine.outcome import Outcome
from ..state import LordsState
from .battle import SIDES

GENERAL_POINTS: Final = 2
COMMANDER_POINTS: Final = 1


def winning_reason(s: LordsState, side: int) -> str:
    """The reason why a side has won, or "" (LOW-14.1, LOW-14.2)."""
    goals = s.battle.options
    if goals.commanders and s.commanders_taken(side) >= goals.commanders:
        return "commanders"
    if goals.units and len(s.captured[side]) >= goals.units:
        return "units"
    return ""


def settle_victory(s: LordsState) -> bool:
    """Test for victory after the eliminations of a combat step; return True if the game is over (LOW-14.3)."""
    reasons = [winning_reason(s, side) for side in range(SIDES)]
    if not any(reasons):
        return False
    if all(reasons):
        _end(s, _tie_winner(s), "both", "LOW-14.4")
    else:
        winner = 0 if reasons[0] else 1
        _end(s, winner, reasons[winner], "LOW-14.1")
    return True


def end_by_captures(s: LordsState, reason: str, rule: str) -> None:
    """End the game by captured units, then by captured commanders; equal numbers are a draw (LOW-14.5)."""
    scores = [(len(s.captured[side]), s.commanders_taken(side)) for side in range(SIDES)]
    _end(s, -1 if scores[0] == scores[1] else int(scores[1] > scores[0]), reason, rule)


def points(s: LordsState, side: int) -> int:
    """Tie-break points for clubs: one for a unit, two for a commander, three for a general (LOW-19.6)."""
    battle = s.battle
    total = len(s.captured[side])
    for card in s.captured[side]:
        if battle.general[card]:
            total += GENERAL_POINTS
        elif battle.commander[card]:
            total += COMMANDER_POINTS
    return total


def _tie_winner(s: LordsState) -> int:
    """The winner if both sides win at once: none, unless the players agreed otherwise (Q-18)."""
    rule = s.battle.options.tie_break
    if rule == "active":
        return s.battle.side[s.active]
    near, far = points(s, 0), points(s, 1)
    return -1 if rule == "draw" or near == far else int(far > near)


def _end(s: LordsState, side: int, reason: str, rule: str) -> None:
    winners = tuple(s.battle.members[side]) if side >= 0 else ()
    s.emit("ended", rule, winners[0] if winners else -1)
    s.end(Outcome(winners, reason, rule))
