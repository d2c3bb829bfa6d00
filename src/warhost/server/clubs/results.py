"""Results of finished games, one for each player: the only data that standings are computed from."""

from __future__ import annotations

from typing import Final

import msgspec

from ..tables.records.records import TableRow
from ..tables.records.rules_changes import ABANDONED

WIN: Final = 2  # half points, so that they stay whole
DRAW: Final = 1
LOSS: Final = 0


class Result(msgspec.Struct, frozen=True):
    """One person's part in one game, as the database keeps it."""

    table_id: str
    user_id: int
    game: str
    side: int  # the same for those who played together
    points: int
    created: int  # when the table was opened


def results(row: TableRow) -> list[Result]:
    """Nothing where it does not count: no end by the rules, a position set up by hand, or nobody on another side."""
    if row.state != "over" or not row.outcome or row.position is not None or len(row.sides) != len(row.order):
        return []
    if row.outcome[1] == ABANDONED:
        return []
    winners = row.outcome[0]
    found = []
    for user in sorted(row.users()):
        seats = row.seats_of(user)
        sides = {row.sides[seat] for seat in seats}
        if len(sides) == 1:  # a person who plays both sides has no opponent
            points = DRAW if not winners else WIN if any(seat in winners for seat in seats) else LOSS
            found.append(Result(row.id, user, row.game, sides.pop(), points, row.created))
    return found if len({each.side for each in found}) > 1 else []
