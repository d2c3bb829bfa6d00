"""Match of several games: each has its own table, which continues the score of the table before."""

from __future__ import annotations

from typing import Final

from ...games.adapter import SURPRISE
from ...protocol import MATCH_LENGTHS, Deck, MatchInfo
from ...refusing import refuse
from .records import Match, TableRow

ONE_GAME: Final = 1


def agreed(games: int) -> Match | None:
    """The new match that a table begins; None for a single game."""
    if games not in MATCH_LENGTHS:
        raise refuse("match-length", games=games, lengths=", ".join(map(str, MATCH_LENGTHS)))
    return Match(games) if games != ONE_GAME else None


def wins(row: TableRow) -> list[int]:
    """Number of games of the match won by each place; a draw counts for no one."""
    assert row.match is not None
    won = row.outcome[0] if row.state == "over" and row.outcome else []
    counted = row.match.wins or [0] * len(row.chairs)
    return [count + (place in [row.order[seat] for seat in won]) for place, count in enumerate(counted)]


def winners(row: TableRow) -> list[int]:
    """The places that have won the match; empty while it is undecided."""
    assert row.match is not None
    return [place for place, count in enumerate(wins(row)) if count > row.match.games // 2]


def goes_on(row: TableRow) -> bool:
    """True if the next game belongs to the same match: nobody has won it, and no player has deleted their account."""
    gone = any(chair.kind == "person" and not chair.user for chair in row.chairs)
    return row.match is not None and not winners(row) and not gone


def after(row: TableRow) -> Match | None:
    """The match for the table of the next game; a new match if this one has been won."""
    if row.match is None:
        return None
    if not goes_on(row):
        return Match(row.match.games)
    return Match(row.match.games, [*row.match.before, row.id], wins(row), _sides(row))


def is_later_game(row: TableRow) -> bool:
    """True if an earlier game of the match has been played, so that places and decks are fixed."""
    return row.match is not None and bool(row.match.before)


def decks(row: TableRow) -> list[str | Deck]:
    """The decks by place, with those that were drawn at random."""
    taken = row.setup["decks"] if row.setup is not None else []
    drawn = {place: deck for place, deck in enumerate(taken) if isinstance(deck, str)}
    return [drawn.get(at, chair.deck) if chair.deck == SURPRISE else chair.deck for at, chair in enumerate(row.chairs)]


def match_info(row: TableRow) -> MatchInfo | None:
    """Public information about the match, at one of its tables."""
    match = row.match
    if match is None:
        return None
    return MatchInfo(match.games, len(match.before) + 1, wins(row), _sides(row), match.before, winners(row))


def _sides(row: TableRow) -> list[int]:
    """The side of each place in the last finished game; equal for players of one team."""
    assert row.match is not None
    if row.state != "over" or not row.sides:
        return row.match.sides
    return [row.sides[row.order.index(place)] for place in range(len(row.chairs))]
