"""HTTP: clubs, whom only their members see, with the table of what these have played against each other."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .words import Line, Short

Member = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]  # by the number of the person
Next = Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]  # which one it is to be: asked for twice, it is begun once


class ClubName(msgspec.Struct):
    """POST /api/clubs and PUT /api/clubs/{id}: what it is called."""

    name: Line


class ClubNextSeason(msgspec.Struct):
    """POST /api/clubs/{id}/seasons: what it is called; if another has begun since, nothing happens."""

    name: Line
    number: Next


class ClubKey(msgspec.Struct):
    """POST /api/clubs/{id}/join: what the invitation's address says."""

    key: Short


class ClubPresent(msgspec.Struct):
    """POST /api/clubs/{id}/rounds: the members who play in the next round; if it has begun already, nothing happens."""

    present: Annotated[list[Member], msgspec.Meta(max_length=256)]
    number: Next


class ClubBrief(msgspec.Struct):
    """GET /api/clubs: a club one belongs to."""

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
    """It lasts until the next one begins, and counts the games whose tables were opened in it."""

    number: int
    name: str  # "": the first one, before anybody named one
    begun: int  # seconds since 1970


class ClubMet(msgspec.Struct):
    """Games against one other member."""

    user: int
    won: int = 0
    drawn: int = 0
    lost: int = 0


class ClubMember(msgspec.Struct):
    """A line of the table."""

    user: int
    name: str
    won: int
    drawn: int
    lost: int
    rating: int  # Elo's, from what is counted in this table alone
    met: list[ClubMet]


class ClubPair(msgspec.Struct):
    """A pairing of a round, with its results so far; `other` is 0 if `one` has a bye."""

    one: int
    other: int
    won: int = 0  # by `one`
    drawn: int = 0
    lost: int = 0


class ClubRound(msgspec.Struct):
    """It lasts until the next round or season begins."""

    number: int  # in its season
    begun: int
    pairs: list[ClubPair]


class ClubGame(msgspec.Struct):
    """A finished game between members."""

    table: str
    game: str
    created: int
    sides: list[list[int]]  # members who played together
    winners: list[int]  # members; none: a draw


class ClubInfo(msgspec.Struct):
    """GET /api/clubs/{id}?season=2&game=NAME: as one of its members sees it."""

    id: str
    name: str
    founder: int
    key: str  # of the invitation; only for the founder, else ""
    season: int  # that is shown; 0: all of them
    game: str  # that is shown; "": all of them
    seasons: list[ClubSeason]
    members: list[ClubMember]  # the first of the table first
    rounds: list[ClubRound]  # of the season, the last one first; of all games, whichever are shown
    games: list[ClubGame]  # the newest first
