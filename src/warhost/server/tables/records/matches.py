"""Match of several games: each has its own table, which takes over the wins from the table before."""

from __future__ import annotations

from typing import Final

from ...games.adapter import SURPRISE
from ...protocol import MATCH_LENGTHS, Deck, MatchInfo
from ...refusing import refuse
from .records import Match, TableRow

ONE_GAME: Final = 1


def agreed(games: int) -> Match | None:
    """The match that a new table begins; none of a single game."""
    if games not in MATCH_LENGTHS:
        raise refuse("match-length", games=games, lengths=", ".join(map(str, MATCH_LENGTHS)))
    return Match(games) if games != ONE_GAME else None


def wins(row: TableRow) -> list[int]:
    """Who has won how many games of the match, by place; a draw is nobody's."""
    assert row.match is not None
    won = row.outcome[0] if row.state == "over" and row.outcome else []
    counted = row.match.wins or [0] * len(row.chairs)
    return [count + (place in [row.order[seat] for seat in won]) for place, count in enumerate(counted)]


def winners(row: TableRow) -> list[int]:
    """The places that have won the match; none while it goes on."""
    assert row.match is not None
    return [place for place, count in enumerate(wins(row)) if count > row.match.games // 2]


def goes_on(row: TableRow) -> bool:
    """True if the next game belongs to the same match: nobody has won it, and nobody is gone for good."""
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
    """True if it has been agreed already who plays with what: another game of the match has been played."""
    return row.match is not None and bool(row.match.before)


def decks(row: TableRow) -> list[str | Deck]:
    """What was played with, by place: what chance has chosen is kept, too."""
    taken = row.setup["decks"] if row.setup is not None else []
    drawn = {place: deck for place, deck in enumerate(taken) if isinstance(deck, str)}
    return [drawn.get(at, chair.deck) if chair.deck == SURPRISE else chair.deck for at, chair in enumerate(row.chairs)]


def told(row: TableRow) -> MatchInfo | None:
    """Public information about the match, at one of its tables."""
    match = row.match
    if match is None:
        return None
    return MatchInfo(match.games, len(match.before) + 1, wins(row), _sides(row), match.before, winners(row))


def _sides(row: TableRow) -> list[int]:
    """By place: the same for those who play together, as it was in the last game that is over."""
    assert row.match is not None
    if row.state != "over" or not row.sides:
        return row.match.sides
    return [row.sides[row.order.index(place)] for place in range(len(row.chairs))]
