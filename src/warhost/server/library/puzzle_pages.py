"""HTTP handlers of puzzles.  There is no table: the browser stores the answers and asks for the position after them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import convert

from ...bots.teaching.attempt import Attempt, puzzles_of
from ...bots.teaching.puzzles import Puzzle
from ...games import game_names
from .. import protocol
from ..context import address, context_of
from ..http_types import HttpRequest
from ..protocol.puzzles import Goal
from ..refusing import refuse
from ..tables.places import known_adapter
from .caching import KEPT, encoded
from .position_queries import outlooks, refusal

T = TypeVar("T")


@get("/api/puzzles", summary="The games that have puzzles", sync_to_thread=True, opt=KEPT)
def puzzle_counts() -> list[protocol.PuzzleCount]:
    return [protocol.PuzzleCount(game, len(puzzles_of(game))) for game in game_names() if puzzles_of(game)]


@get("/api/puzzles/{game:str}", summary="The puzzles of a game", sync_to_thread=True, opt=KEPT)
def puzzles(game: FromPath[str]) -> list[protocol.PuzzleInfo]:
    known_adapter(game)
    return encoded([_info(number, each) for number, each in enumerate(puzzles_of(game), start=1)])


@get("/api/puzzles/{game:str}/{number:int}/solution", summary="The answer to a puzzle", sync_to_thread=True, opt=KEPT)
def solution(game: FromPath[str], number: FromPath[int]) -> protocol.PuzzleSolution:
    return protocol.PuzzleSolution(_find(game, number).solution)


@post("/api/puzzles/{game:str}/{number:int}/frame", summary="A moment of a puzzle", status_code=200)
async def frame(
    request: HttpRequest, game: FromPath[str], number: FromPath[int], data: JSONBody[protocol.PuzzleAt]
) -> protocol.PuzzleFrame:
    return await _ask(request, game, number, data.answers, _shown)


@post("/api/puzzles/{game:str}/{number:int}/why", summary="Why not, in a puzzle", status_code=200)
async def why(
    request: HttpRequest, game: FromPath[str], number: FromPath[int], data: JSONBody[protocol.PuzzleAsk]
) -> protocol.PuzzleWhy:
    def asked(tried: Attempt) -> protocol.PuzzleWhy:
        return protocol.PuzzleWhy(refusal(known_adapter(game)[1], tried.state, tried.puzzle.seat, data.action))

    return await _ask(request, game, number, data.answers, asked)


@post("/api/puzzles/{game:str}/{number:int}/preview", summary="What options of a puzzle would bring", status_code=200)
async def preview(
    request: HttpRequest, game: FromPath[str], number: FromPath[int], data: JSONBody[protocol.PuzzleAsk]
) -> dict[str, protocol.PreviewOutcome]:
    def asked(tried: Attempt) -> dict[str, protocol.PreviewOutcome]:
        return outlooks(known_adapter(game)[1], tried.state, tried.puzzle.seat, data.action)

    return await _ask(request, game, number, data.answers, asked)


async def _ask(request: HttpRequest, game: str, number: int, answers: list[str], question: Callable[[Attempt], T]) -> T:
    puzzle = await asyncio.to_thread(_find, game, number)
    return await context_of(request).puzzle_attempts.ask(address(request), puzzle, answers, question)


def _shown(tried: Attempt) -> protocol.PuzzleFrame:
    state, seat = tried.state, tried.puzzle.seat
    asked = state.question if state.seat == seat and tried.status == "asked" else None
    return protocol.PuzzleFrame(
        state.view(seat),
        state.shown_log(seat),
        known_adapter(state.game.name)[1].own_cards(state),
        tried.status,
        asked.window(state) if asked is not None else "",
    )


def _find(game: str, number: int) -> Puzzle:
    known_adapter(game)
    every = puzzles_of(game)
    if not 1 <= number <= len(every):
        raise refuse("unknown-puzzle", 404)
    return every[number - 1]


def _info(number: int, puzzle: Puzzle) -> protocol.PuzzleInfo:
    decks = (puzzle.journal.header.setup or {}).get("decks", [])
    return protocol.PuzzleInfo(
        number, puzzle.seat, convert(puzzle.goal, Goal), [each if isinstance(each, str) else "" for each in decks]
    )


HANDLERS: Final = [puzzle_counts, puzzles, solution, frame, why, preview]
