"""Results of finished games, one for each player: the only data that standings are computed from."""

from __future__ import annotations

from typing import Final

import msgspec

from ..tables.records.records import TableRow
from ..tables.records.rules_changes import ABANDONED

WIN: Final = 2  # half points for a win; half points, so that a draw is an integer
DRAW: Final = 1
LOSS: Final = 0


class Result(msgspec.Struct, frozen=True):
    """One player's result in one game, as the database stores it."""

    table_id: str
    user_id: int
    game: str
    side: int  # number of the team: equal for players of the same team
    points: int
    created: int  # time at which the table was opened, in seconds since 1970


def results(row: TableRow) -> list[Result]:
    """The results of a finished table; empty if it does not count: unfinished, a custom position, or only one team."""
    if row.state != "over" or not row.outcome or row.position is not None or len(row.sides) != len(row.order):
        return []
    if row.outcome[1] == ABANDONED:
        return []
    winners = row.outcome[0]
    found = []
    for user in sorted(row.users()):
        seats = row.seats_of(user)
        sides = {row.sides[seat] for seat in seats}
        if len(sides) == 1:  # one person played both sides
            points = DRAW if not winners else WIN if any(seat in winners for seat in seats) else LOSS
            found.append(Result(row.id, user, row.game, sides.pop(), points, row.created))
    return found if len({each.side for each in found}) > 1 else []
