"""HTTP handlers of clubs.  Only members see a club; its founder invites members and starts seasons and rounds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from .. import protocol
from ..accounts.names import is_reserved, normalized_name
from ..context import AppContext, address, context_of
from ..http_types import HttpRequest
from ..refusing import refuse
from ..tables.places import known_adapter
from ..tables.records.records import User
from .pairing import paired
from .results import Result
from .standings import between, games_of, shown, standings
from .store import Club, ClubLimitReached, fits

LONGEST_CLUB: Final = 40  # maximum characters of the name of a club or a season
LONGEST_ID: Final = 64
LATEST: Final = -1  # season number in a request that means the current season
ALL: Final = 0  # season number in a request that means all seasons together
SHOWN: Final = 50  # number of a club's games shown, newest first

P = ParamSpec("P")
T = TypeVar("T")


@get("/api/clubs", summary="The clubs one belongs to")
async def clubs(request: HttpRequest) -> list[protocol.ClubBrief]:
    context = context_of(request)
    user = await context.user(request)
    return await context.writer.read(context.writer.reading.clubs_of, user.id) if user is not None else []


@post("/api/clubs", summary="Found a club")
async def found(request: HttpRequest, data: JSONBody[protocol.ClubName]) -> protocol.ClubInfo:
    context, user = await _with_account(request)
    name = _club_name(context, data.name)
    await context.newcomers.check_club(user.id, address(request))
    if not await context.foundings.allow(address(request)):
        raise refuse("too-many", 429, limit=context.settings.limits.founding_burst)
    club = await _if_room(context, context.writer.store.found_club, user.id, name, context.settings.limits.clubs)
    return await _info(context, await _club(context, club, user), user)


@get("/api/clubs/{club:str}", summary="A club one belongs to: the table of a season and of a game, rounds, games")
async def show(
    request: HttpRequest, club: FromPath[str], season: FromQuery[int] = LATEST, game: FromQuery[str] = ""
) -> protocol.ClubInfo:
    context, user, own = await _inside(request, club)
    return await _info(context, own, user, season, known_adapter(game)[0].name if game else "")


@put("/api/clubs/{club:str}", summary="Give one's club another name")
async def rename(request: HttpRequest, club: FromPath[str], data: JSONBody[protocol.ClubName]) -> protocol.ClubInfo:
    context, user, own = await _founder(request, club)
    await context.writer.call(context.writer.store.rename_club, own.id, _club_name(context, data.name))
    return await _info(context, await _club(context, own.id, user), user)


@get("/api/clubs/{club:str}/invitation", summary="What one is invited to")
async def invitation(request: HttpRequest, club: FromPath[str], key: FromQuery[str] = "") -> protocol.ClubInvitation:
    context = context_of(request)
    invited = await _found(context, club)
    if not fits(invited.key, key):
        raise refuse("unknown-club", 404)
    founder = invited.members.get(invited.founder, "")
    return protocol.ClubInvitation(invited.id, invited.name, founder, len(invited.members))


@post("/api/clubs/{club:str}/invitation", summary="A new invitation; the one before holds no longer", status_code=200)
async def renew_invitation(request: HttpRequest, club: FromPath[str]) -> protocol.ClubInfo:
    context, user, own = await _founder(request, club)
    await context.writer.call(context.writer.store.renew_invitation, own.id)
    return await _info(context, await _club(context, own.id, user), user)


@post("/api/clubs/{club:str}/join", summary="Join the club that one is invited to", status_code=200)
async def join(request: HttpRequest, club: FromPath[str], data: JSONBody[protocol.ClubKey]) -> protocol.ClubInfo:
    context, user = await _with_account(request)
    limits, store = context.settings.limits, context.writer.store
    invited = await _found(context, club)
    joined = await _if_room(context, store.join_club, invited.id, data.key, user.id, limits.clubs, limits.members)
    if not joined:
        raise refuse("unknown-club", 404)
    return await _info(context, await _club(context, invited.id, user), user)


@post("/api/clubs/{club:str}/seasons", summary="Begin a season: the table is empty again, the old one stays")
async def begin_season(
    request: HttpRequest, club: FromPath[str], data: JSONBody[protocol.ClubNextSeason]
) -> protocol.ClubInfo:
    context, user, own = await _founder(request, club)
    name, most = normalized_name(data.name, LONGEST_CLUB), context.settings.limits.seasons
    context.follower.words.check(name)
    await _if_room(context, context.writer.store.begin_season, own.id, data.number, name, most)
    return await _info(context, own, user)


@post("/api/clubs/{club:str}/rounds", summary="Pair those who are here for the next round of the season")
async def begin_round(
    request: HttpRequest, club: FromPath[str], data: JSONBody[protocol.ClubPresent]
) -> protocol.ClubInfo:
    context, user, own = await _founder(request, club)
    store, most = context.writer.store, context.settings.limits.rounds
    now = await _info(context, own, user)
    present = [line for line in now.members if line.user in set(data.present)]
    if len(present) < 2:
        raise refuse("too-few", 409)
    rested: dict[int, int] = {}
    for pair in [pair for each in now.rounds for pair in each.pairs if not pair.other]:
        rested[pair.one] = rested.get(pair.one, 0) + 1
    blocked = await context.writer.read(context.writer.reading.blocks_among, [line.user for line in present])
    pairs = paired(present, rested, blocked)
    await _if_room(context, store.begin_round, own.id, now.season, data.number, pairs, most)
    return await _info(context, own, user)


@delete("/api/clubs/{club:str}/members/{user:int}", summary="Leave a club, or as its founder send somebody out")
async def leave(request: HttpRequest, club: FromPath[str], user: FromPath[int]) -> None:
    context, asking, own = await _inside(request, club)
    if user != asking.id and asking.id != own.founder:
        raise refuse("not-founder", 403)
    if user in own.members:
        store = context.writer.store
        await context.writer.call(store.leave_club if user == asking.id else store.remove_member, own.id, user)


@delete("/api/clubs/{club:str}/removed/{user:int}", summary="As its founder let somebody who was sent out join again")
async def readmit(request: HttpRequest, club: FromPath[str], user: FromPath[int]) -> None:
    context, _, own = await _founder(request, club)
    if user in await context.writer.read(context.writer.reading.removed_members, own.id):
        await context.writer.call(context.writer.store.readmit, own.id, user)


def _club_name(context: AppContext, name: str) -> str:
    tidy = normalized_name(name, LONGEST_CLUB)
    context.follower.words.check(tidy)
    if is_reserved(tidy):
        raise refuse("name-taken", 409)
    return tidy


async def _info(context: AppContext, club: Club, user: User, season: int = LATEST, game: str = "") -> protocol.ClubInfo:
    """A club as a member sees it, with the standings of a season.  Takes a while if there are thousands of games."""
    if not await context.heavy.allow(f"club, {user.id}"):
        raise refuse("too-fast", 429, seconds=1)
    read, store = context.writer.read, context.writer.reading
    seasons = await read(store.seasons, club.id)
    wanted = len(seasons) if season == LATEST else season
    if not ALL <= wanted <= len(seasons):
        raise refuse("unknown-club", 404)
    since = seasons[wanted - 1].begun if wanted else 0
    until = seasons[wanted].begun if 0 < wanted < len(seasons) else 0
    played = await read(store.club_results, club.id, since, until)
    rounds = await read(store.rounds, club.id, wanted)
    founder = user.id == club.founder
    key = club.key if founder else ""
    out = await read(store.removed_members, club.id) if founder else {}
    removed = [protocol.ClubRemoved(number, name) for number, name in out.items()]

    def made() -> protocol.ClubInfo:
        lines, shown_games = _counted(club, played, rounds, until, game)
        return protocol.ClubInfo(
            club.id, club.name, club.founder, key, wanted, game, seasons, lines, rounds[::-1], shown_games, removed
        )  # fmt: skip

    return await asyncio.to_thread(made)


def _counted(
    club: Club, played: list[Result], rounds: list[protocol.ClubRound], until: int, game: str
) -> tuple[list[protocol.ClubMember], list[protocol.ClubGame]]:
    """The standings and the newest games of a club; also fills in the results of each round's pairs."""
    games = games_of([each for each in played if each.user_id in club.members])
    counted = [each for each in games if game in ("", each[0].game)]
    for at, each in enumerate(rounds):
        end = rounds[at + 1].begun if at + 1 < len(rounds) else until
        in_it = [one for one in games if one[0].created >= each.begun and (not end or one[0].created < end)]
        each.pairs = between(each.pairs, in_it)
    return standings(club.members, counted), [shown(each) for each in counted[: -SHOWN - 1 : -1]]


async def _if_room(context: AppContext, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Call a method of the store; refused if its limit on rows is reached."""
    try:
        return await context.writer.call(work, *given, **named)
    except ClubLimitReached as full:
        raise refuse("too-many", 429, limit=full.limit) from None


async def _with_account(request: HttpRequest) -> tuple[AppContext, User]:
    """The application context and the user, who must have an account, because guests can change their names."""
    context = context_of(request)
    user = await context.require_user(request)
    if user.guest:
        raise refuse("club-account", 403)
    return context, user


async def _found(context: AppContext, club: str) -> Club:
    known = len(club) <= LONGEST_ID and club.isascii() and club.isalnum()
    found = await context.writer.read(context.writer.reading.club, club) if known else None
    if found is None:
        raise refuse("unknown-club", 404)
    return found


async def _club(context: AppContext, club: str, user: User) -> Club:
    """The club with this id; refused as unknown if the user is not a member."""
    found = await _found(context, club)
    if user.id not in found.members:
        raise refuse("unknown-club", 404)
    return found


async def _inside(request: HttpRequest, club: str) -> tuple[AppContext, User, Club]:
    context = context_of(request)
    user = await context.require_user(request)
    return context, user, await _club(context, club, user)


async def _founder(request: HttpRequest, club: str) -> tuple[AppContext, User, Club]:
    context, user, own = await _inside(request, club)
    if user.id != own.founder:
        raise refuse("not-founder", 403)
    return context, user, own


HANDLERS: Final = [
    clubs, found, show, rename, invitation, renew_invitation, join, begin_season, begin_round, leave, readmit,
]  # fmt: skip
