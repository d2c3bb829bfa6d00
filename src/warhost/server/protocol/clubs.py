"""HTTP: clubs, their members, seasons and rounds, and the standings from games between members."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .words import Line, Short

Member = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]  # user id of a member
Next = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]  # number of the season or round to begin; repeats are ignored


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
    name: str  # name of the season; "" for a first season without a name
    begun: int  # start of the season in seconds since 1970


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
    rating: int  # Elo rating, computed only from the games of these standings
    met: list[ClubMet]


class ClubPair(msgspec.Struct):
    """A pairing of a round, with its results so far; `other` is 0 if `one` has a bye."""

    one: int
    other: int
    won: int = 0  # number of games won by `one`
    drawn: int = 0
    lost: int = 0


class ClubRound(msgspec.Struct):
    """A round: lasts until the next round or season begins."""

    number: int  # number of the round within its season
    begun: int
    pairs: list[ClubPair]


class ClubGame(msgspec.Struct):
    """A finished game between members."""

    table: str
    game: str
    created: int
    sides: list[list[int]]  # user ids of the members in each team
    winners: list[int]  # user ids of the members that won; empty for a draw


class ClubRemoved(msgspec.Struct):
    """Someone whom the founder has removed, and who cannot join again."""

    user: int
    name: str


class ClubInfo(msgspec.Struct):
    """GET /api/clubs/{id}?season=2&game=NAME: the club as a member sees it."""

    id: str
    name: str
    founder: int
    key: str  # secret of the invitation link; "" for members other than the founder
    season: int  # number of the season that is shown; 0: all seasons
    game: str  # key of the game that is shown; "": all games
    seasons: list[ClubSeason]
    members: list[ClubMember]  # members in the order of the standings
    rounds: list[ClubRound]  # rounds of the season, newest first; they count results of all games, whatever `game` is
    games: list[ClubGame]  # finished games, newest first
    removed: list[ClubRemoved]  # removed members; only the founder sees them
