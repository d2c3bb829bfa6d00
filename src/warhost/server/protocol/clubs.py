"""HTTP: clubs, their members, seasons and rounds, and the standings from games between members."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .words import Line, Short

Member = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]  # user id of a member
Next = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]  # its number, so that a repeated request has no effect


class ClubName(msgspec.Struct):
    """POST /api/clubs and PUT /api/clubs/{id}: the club's name."""

    name: Line


class ClubNextSeason(msgspec.Struct):
    """POST /api/clubs/{id}/seasons: begin a season with this name; ignored if that number has begun already."""

    name: Line
    number: Next


class ClubKey(msgspec.Struct):
    """POST /api/clubs/{id}/join: the key from the invitation link."""

    key: Short


class ClubPresent(msgspec.Struct):
    """POST /api/clubs/{id}/rounds: the members who play in the next round; if it has begun already, nothing happens."""

    present: Annotated[list[Member], msgspec.Meta(max_length=256)]
    number: Next


class ClubBrief(msgspec.Struct):
    """GET /api/clubs: a club of the user."""

    id: str
    name: str
    members: int


class ClubInvitation(msgspec.Struct):
    """GET /api/clubs/{id}/invitation?key=…: the club as shown before joining."""

    id: str
    name: str
    founder: str
    members: int


class ClubSeason(msgspec.Struct):
    """A season: lasts until the next one begins, and counts the games whose tables were opened in it."""

    number: int
    name: str  # "" for a first season without a name
    begun: int  # seconds since 1970


class ClubMet(msgspec.Struct):
    """A member's results against one other member."""

    user: int
    won: int = 0
    drawn: int = 0
    lost: int = 0


class ClubMember(msgspec.Struct):
    """One line of the standings."""

    user: int
    name: str
    won: int
    drawn: int
    lost: int
    rating: int  # Elo rating from the games counted in these standings only
    met: list[ClubMet]


class ClubPair(msgspec.Struct):
    """A pairing of a round, with its results so far; `other` is 0 if `one` has a bye."""

    one: int
    other: int
    won: int = 0  # by `one`
    drawn: int = 0
    lost: int = 0


class ClubRound(msgspec.Struct):
    """A round: lasts until the next round or season begins."""

    number: int  # within its season
    begun: int
    pairs: list[ClubPair]


class ClubGame(msgspec.Struct):
    """A finished game between members."""

    table: str
    game: str
    created: int
    sides: list[list[int]]  # members of each team
    winners: list[int]  # members; empty for a draw


class ClubRemoved(msgspec.Struct):
    """Someone whom the founder has removed, and who cannot join again."""

    user: int
    name: str


class ClubInfo(msgspec.Struct):
    """GET /api/clubs/{id}?season=2&game=NAME: the club as a member sees it."""

    id: str
    name: str
    founder: int
    key: str  # key of the invitation link; "" except for the founder
    season: int  # season shown; 0 for all
    game: str  # game shown; "" for all
    seasons: list[ClubSeason]
    members: list[ClubMember]  # in order of the standings
    rounds: list[ClubRound]  # of the season, newest first; counts games of all kinds, whatever `game` is
    games: list[ClubGame]  # newest first
    removed: list[ClubRemoved]  # for the founder alone
