"""HTTP handlers of tables: the lobby's list, places, rematches, replays, hints and analyses."""

from __future__ import annotations

import asyncio
from typing import Final, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ...bots import suggested
from ...engine.plain import JsonObject
from ...engine.state import SPECTATOR
from .. import protocol
from ..accounts.deletion import delete_from_table
from ..context import AppContext, address, context_of
from ..http_types import HttpRequest
from ..library.caching import PACKED, encoded
from ..library.parts import in_language
from ..refusing import refuse
from .game.table_game import TableGame
from .places import known_adapter
from .records.journals import remaining_answers
from .records.records import TableRow, User
from .replays.replay_frames import Kind, written_as
from .replays.report import replayed
from .services.processes import Requester
from .table import Table

T = TypeVar("T")
NOTHING_YET: Final = (-1, "")  # seat and notation of the last answer before the first one


@get("/api/tables", summary="One's own tables, those one can join, and those one can watch")
async def lobby(request: HttpRequest) -> protocol.LobbyInfo:
    context = context_of(request)
    user = await context.user(request)
    found = await context.lobby_list.shown_to(user.id if user is not None else 0)
    return await asyncio.to_thread(encoded, found)


@post("/api/tables", summary="A new table")
async def create(request: HttpRequest, data: JSONBody[protocol.NewTable]) -> protocol.TableInfo:
    context = context_of(request)
    return (await context.table_factory.create(await context.require_user(request), data, address(request))).info()


@get("/api/tables/{table:str}", summary="One table")
async def show(request: HttpRequest, table: FromPath[str]) -> protocol.TableInfo:
    return (await context_of(request).lobby.find(table)).info()


@post("/api/tables/{table:str}/sit", summary="Take a free place", status_code=200)
async def sit(request: HttpRequest, table: FromPath[str], data: JSONBody[protocol.Sit]) -> protocol.TableInfo:
    context, found, user = await _at(request, table)
    await context.lobby.sit(user, found, data, address(request))
    return found.info()


@post("/api/tables/{table:str}/enter", summary="Come in with the password of a locked table", status_code=200)
async def enter(request: HttpRequest, table: FromPath[str], data: JSONBody[protocol.Enter]) -> protocol.TableInfo:
    context, found, user = await _at(request, table)
    await context.lobby.let_in(user.id, found, data.password, address(request))
    return found.info()


@post("/api/tables/{table:str}/leave", summary="Get up, before the game begins", status_code=200)
async def leave(request: HttpRequest, table: FromPath[str]) -> protocol.TableInfo:
    context, found, user = await _at(request, table)
    await context.lobby.leave(user, found)
    return found.info()


@post("/api/tables/{table:str}/rematch", summary="The same game anew")
async def rematch(request: HttpRequest, table: FromPath[str], data: JSONBody[protocol.Rematch]) -> protocol.TableInfo:
    context, found, user = await _at(request, table)
    return await context.table_factory.rematch(user, found, data.swap, address(request))


@post("/api/tables/{table:str}/play-on", summary="Go on from a moment of a game against the computer")
async def play_on(request: HttpRequest, table: FromPath[str], data: JSONBody[protocol.PlayOn]) -> protocol.TableInfo:
    context, found, user = await _at(request, table)
    _game(found, user)
    await _check_expensive(request)
    return (await context.table_factory.play_on(user, found, data, address(request))).info()


@post("/api/scenarios/open", summary="A scenario as a table")
async def open_scenario(request: HttpRequest, data: JSONBody[protocol.OpenScenario]) -> protocol.TableInfo:
    context = context_of(request)
    user = await context.require_user(request)
    return (await context.table_factory.open_scenario(user, data, address(request))).info()


@post("/api/tables/{table:str}/forget", include_in_schema=False, status_code=204)
async def delete_from_tables(request: HttpRequest, table: FromPath[str]) -> None:
    """Delete a user from a table, for another node at which they delete their account."""
    context = context_of(request)
    if not context.is_peer(request):
        raise refuse("not-found", 404)
    await delete_from_table(context.lobby, table, msgspec.json.decode(await request.body(), type=User))


@get("/api/tables/{table:str}/ownership", include_in_schema=False)
async def ownership(request: HttpRequest, table: FromPath[str]) -> JsonObject:
    """What this node has cached about a table's owner, for callers with the cluster secret; for diagnosis."""
    context = context_of(request)
    if context.peers is None or not context.is_peer(request):
        raise refuse("not-found", 404)
    found = context.lobby.tables.get(table)
    here = None
    if found is not None:
        here = {"moment": found.moment, "stalled": found.is_stalled, "viewers": len(found.viewers)}
    return {**context.peers.ownership_diagnostics(table), "here": here, "fetching": context.lobby.is_fetching(table)}


@post("/api/nodes/tables", include_in_schema=False, status_code=200)
async def infos(request: HttpRequest) -> list[protocol.TableInfo]:
    """The infos of tables that this node has, for another node that lists the tables of a user."""
    context = context_of(request)
    if not context.is_peer(request):
        raise refuse("not-found", 404)
    return context.lobby_list.infos(msgspec.json.decode(await request.body(), type=list[str]))


@post("/api/tables/{table:str}/follow", include_in_schema=False, status_code=200)
async def follow(request: HttpRequest, table: FromPath[str]) -> protocol.TableInfo:
    """Take the place that is reserved for a user at a rematch table, for another node."""
    context = context_of(request)
    if not context.is_peer(request):
        raise refuse("not-found", 404)
    return await context.table_factory.follow(msgspec.json.decode(await request.body(), type=User), table)


@get("/api/tables/{table:str}/replay", summary="The game as it was after so many answers")
async def replay(
    request: HttpRequest, table: FromPath[str], answer: FromQuery[int], seat: FromQuery[int] = SPECTATOR
) -> protocol.Frame:
    context = context_of(request)
    found = await context.lobby.find(table)
    user = await context.user(request)
    _may_look(found, user)
    if found.past is None and answer < len(_game(found, user).facts):
        await found.load_past()
    last = found.past.last if found.past is not None else len(_game(found, user).facts)
    if not 0 <= answer <= last:
        raise refuse("unknown-answer", 404, last=last)
    own = found.row.seats_of(user.id) if user is not None else []
    if not SPECTATOR <= seat < len(found.row.order):
        raise refuse("no-place", 404)
    if seat not in (SPECTATOR, *own) and found.row.state != "over":
        raise refuse("not-over", 403)
    if found.past is not None:
        cached_frame, given = found.past.cached_frame(answer, seat), found.past.given
        by, text = given[answer - 1] if answer else NOTHING_YET
    else:
        play = _game(found, user)
        cached_frame = context.frames.cached_frame(play, answer, seat)
        by, text = play.answer_text(answer - 1) if answer else NOTHING_YET
    if by not in own and found.row.state != "over":
        text = ""  # another player's answer may be secret: a command dial, a facedown card, a draft pick
    return protocol.Frame(answer, last, seat, cached_frame.view, cached_frame.log, text, by)  # type: ignore[arg-type]


@get("/api/tables/{table:str}/moments", summary="After which answers of a finished game something had happened")
async def moments(request: HttpRequest, table: FromPath[str]) -> list[protocol.Moment]:
    found = await context_of(request).lobby.find(table)
    user = await context_of(request).user(request)
    _may_look(found, user)
    if found.past is not None:
        return _moments(found.past.moments, found.past.log_lengths())
    play = _game(found, user)
    if found.row.state != "over":
        raise refuse("not-over", 403)
    return _moments(play.moments(), play.log_lengths())


def _moments(answers: list[int], log_lengths: list[int]) -> list[protocol.Moment]:
    return [protocol.Moment(answer, log_lengths[answer]) for answer in answers]


@get("/api/tables/{table:str}/hint", summary="What the computer would do in one's place, in a game against it")
async def hint(request: HttpRequest, table: FromPath[str], quick: FromQuery[bool] = False) -> protocol.AdviceInfo:
    context, found, user = await _at(request, table)
    play = _game(found, user)
    if found.row.users() != {user.id}:
        raise refuse("not-over", 403)  # against other people, hints are only given after the game
    if found.row.state != "running" or play.state.question is None:
        raise refuse("not-running", 409)
    if play.state.seat not in found.row.seats_of(user.id):
        raise refuse("not-asked", 409)
    await _check_expensive(request)
    try:
        wanted = context.advice.quick if quick else context.advice.hint
        return await wanted(play, _requester(request, user))
    except TimeoutError:
        raise refuse("failed", 503) from None


@get("/api/tables/{table:str}/analysis", summary="What the computer thinks of a finished game, as far as it has come")
async def analysis(request: HttpRequest, table: FromPath[str]) -> protocol.AnalysisInfo:
    context, found, user = await _at(request, table)
    _may_look(found, user)
    if found.row.state != "over":  # a stopped game may be continued, so it counts as running
        raise refuse("not-over", 403)
    kept = await context.advice.saved_analysis(found.row.id)
    if kept is not None:
        return kept
    play = _game(found, user)
    if not context.advice.is_analysing(found.row.id):
        await _check_expensive(request)
    await found.load_past()
    return context.advice.analysis(play, _requester(request, user))


@get("/api/levels/{game:str}", summary="Which level of the computer to meet next")
async def level(request: HttpRequest, game: FromPath[str]) -> protocol.LevelInfo:
    context = context_of(request)
    user = await context.user(request)
    name = known_adapter(game)[0].name
    rows = await context.writer.read(context.writer.reading.finished_of, user.id) if user is not None else []
    results = [each for row in rows if user is not None and row.game == name for each in _last_bot_result(row, user.id)]
    return protocol.LevelInfo(suggested(results), results[0][0] if results else "")


def _last_bot_result(row: TableRow, user: int) -> list[tuple[str, bool]]:
    """The bot level that a user met at a table and whether they won; empty with other people or several levels."""
    levels = {chair.bot for chair in row.chairs if chair.kind == "bot"}
    if row.users() != {user} or len(levels) != 1 or row.position is not None or not row.outcome or not row.outcome[0]:
        return []
    return [(levels.pop(), any(seat in row.outcome[0] for seat in row.seats_of(user)))]


@get(
    "/api/tables/{table:str}/cards",
    summary="The cards that only this table has, and those of one's own decks",
    opt=PACKED,
)
async def own_cards(
    request: HttpRequest, table: FromPath[str], language: FromQuery[str] = ""
) -> list[protocol.CardInfo]:
    found = await context_of(request).lobby.find(table)
    user = await context_of(request).user(request)
    _may_look(found, user)
    if found.past is not None:
        return found.past.cards
    play = _game(found, user)
    seats = found.row.seats_of(user.id) if user is not None else []
    codes = {code for seat in seats for code in play.adapter.deck_codes(play.state, seat)}
    own = [card for card in play.adapter.cards() if card.code in codes] if codes else []
    return play.adapter.own_cards(play.state) + [in_language(card, language) if language else card for card in own]


@get("/api/tables/{table:str}/journal", summary="The journal, once it tells no secrets")
async def journal(request: HttpRequest, table: FromPath[str]) -> Response[str]:
    found = await context_of(request).lobby.find(table)
    user = await context_of(request).user(request)
    _may_look(found, user)
    _may_know(found, user)
    if found.row.state == "open":
        raise refuse("not-running", 409)
    return _file(found.journal(), f"warhost-{table}.jsonl", "application/x-ndjson")


@get("/api/tables/{table:str}/scenario", summary="The position as a scenario, once it tells no secrets")
async def scenario(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    return _file(await _written(request, table, "scenario"), f"warhost-{table}.yaml", "application/yaml")


@get("/api/tables/{table:str}/report", summary="The position as a scenario and the journal, in one archive")
async def problem(request: HttpRequest, table: FromPath[str]) -> Response[bytes]:
    return _file(await _written(request, table, "report"), f"warhost-{table}.zip", "application/zip")


async def _written(request: HttpRequest, table: str, kind: Kind) -> bytes:
    """A file about the whole game.  It is expensive, so a worker process writes it, with a separate rate limit."""
    context = context_of(request)
    found, user = await context.lobby.find(table), await context.user(request)
    if found.play is None and found.row.state == "over":
        _may_look(found, user)
        return written_as(kind, replayed(found.row, remaining_answers(found.records)), found.journal())
    play = await _open_game(request, table)
    await _check_expensive(request)
    try:
        return await context.replay_worker.written(kind, play, _requester(request, user))
    except TimeoutError:
        raise refuse("failed", 503) from None


async def _check_expensive(request: HttpRequest) -> None:
    """Refuse an address that exceeds its limit of expensive requests."""
    if not await context_of(request).heavy.allow(address(request)):
        raise refuse("too-fast", 429, seconds=1)


def _requester(request: HttpRequest, user: User | None) -> Requester:
    return Requester(user.id if user is not None else 0, address(request))


async def _at(request: HttpRequest, table: FromPath[str]) -> tuple[AppContext, Table, User]:
    context = context_of(request)
    return context, await context.lobby.find(table), await context.require_user(request)


async def _open_game(request: HttpRequest, table: FromPath[str]) -> TableGame:
    """A game whose seed the user may see."""
    found = await context_of(request).lobby.find(table)
    user = await context_of(request).user(request)
    play = _game(found, user)
    _may_know(found, user)
    return play


def _may_know(table: Table, user: User | None) -> None:
    """Refuse to show the seed unless the game is over, the user is its only person, or plays in a failed game."""
    row, play = table.row, table.play
    failed = play is not None and play.broke is not None and user is not None and user.id in row.users()
    if row.state != "over" and not failed and (user is None or row.users() != {user.id}):
        raise refuse("not-over", 403)


def _game(table: Table, user: User | None) -> TableGame:
    """The game of a table, if the user may see it."""
    _may_look(table, user)
    if table.play is None:
        raise refuse("other-version" if table.row.state == "over" else "not-running", 409)
    return table.play


def _may_look(table: Table, user: User | None) -> None:
    row = table.row
    if row.password and (user is None or user.id not in row.users() | table.admitted):
        raise refuse("password", 403)


def _file(content: T, name: str, kind: str) -> Response[T]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers)


HANDLERS: Final = [
    lobby, create, show, sit, enter, leave, delete_from_tables, ownership, infos, follow, rematch, play_on,
    open_scenario, replay, moments, own_cards, journal, scenario, problem, hint, analysis, level,
]  # fmt: skip
