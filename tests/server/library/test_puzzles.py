"""Puzzles over HTTP: the only first move solves, every other fails, and the server stores nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.people import server, settings
from warhost.bots.lookahead import after
from warhost.bots.teaching.attempt import FORESEEN, Attempt, puzzles_of
from warhost.bots.teaching.puzzles import Solver, TooLarge
from warhost.server.accounts.limits import Buckets, Limits
from warhost.server.library import puzzle_attempts
from warhost.server.refusing import RequestRefused

SOME = 4  # puzzles of each game; all of them are proved in other tests


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Any]]:
    with server() as opened:
        yield opened


def small(game: str) -> list[int]:
    """The numbers of some puzzles that are quickly searched."""
    found: list[int] = []
    for number, puzzle in enumerate(puzzles_of(game), start=1):
        state = puzzle.match().state
        with suppress(TooLarge):
            Solver(state, puzzle.seat, FORESEEN, puzzle.goal).solutions(state)
            found.append(number)
        if len(found) == SOME:
            return found
    raise AssertionError(f"too few small puzzles of {game}")


def test_the_puzzle_list_has_the_number_of_puzzles_by_game(client: TestClient[Any]) -> None:
    shelves = client.get("/api/puzzles").json()
    assert {each["game"] for each in shelves} >= {"lords"}
    for each in shelves:
        listed = client.get(f"/api/puzzles/{each['game']}").json()
        assert [info["number"] for info in listed] == list(range(1, each["count"] + 1))
        assert all(len(info["decks"]) == 2 for info in listed)
    assert client.get("/api/puzzles/chess").status_code == 404


def test_the_solution_leads_to_the_end_and_everything_else_fails_at_once(client: TestClient[Any]) -> None:
    for each_game in client.get("/api/puzzles").json():
        for number in small(each_game["game"]):
            path = f"/api/puzzles/{each_game['game']}/{number}"
            shown = client.post(f"{path}/frame", json={"answers": []}).json()
            assert shown["status"] == "asked"
            right = client.get(f"{path}/solution").json()["option"]
            offered = [each if isinstance(each, str) else each["text"] for each in shown["view"]["options"]]
            assert right in offered
            wrong = next(each for each in offered if each != right)
            assert client.post(f"{path}/frame", json={"answers": [wrong]}).json()["status"] == "failed"
            tried = Attempt(puzzles_of(each_game["game"])[number - 1])
            answers = []
            while tried.status == "asked":
                state, puzzle = tried.state, tried.puzzle
                solver = Solver(puzzle.match().state, puzzle.seat, goal=puzzle.goal)
                won = [name for index, name in enumerate(state.notations()) if solver.wins(after(state, index))]
                answers.append(won[0])
                tried.answer(won[0])
            assert answers[0] == right
            assert client.post(f"{path}/frame", json={"answers": answers}).json()["status"] == "solved"
    assert client.get("/api/tables").json() == {"mine": [], "open": [], "watch": [], "seats": {}}


def test_a_win_that_is_let_go_later_in_the_turn_fails_too() -> None:
    """If more than one answer is needed, the second one may be wrong as well."""
    for puzzle in puzzles_of("lords"):
        tried = Attempt(puzzle)
        tried.answer(puzzle.solution)
        if tried.status != "asked":
            continue
        state = tried.state
        lost = [
            name
            for index, name in enumerate(state.notations())
            if not Solver(state, puzzle.seat).wins(after(state, index))
        ]
        if lost:
            tried.answer(lost[0])
            assert tried.status == "failed"
            return
    pytest.fail("no puzzle of more than one answer is left to try this with")


def test_why_not_previews_and_what_does_not_exist(client: TestClient[Any]) -> None:
    path = "/api/puzzles/lords/1"
    refusal = client.post(f"{path}/why", json={"answers": [], "action": "draw"}).json()["refusal"]
    assert refusal is not None
    right = client.get(f"{path}/solution").json()["option"]
    found = client.post(f"{path}/preview", json={"answers": [], "action": right}).json()
    assert list(found) == [right]
    for number in (0, 100_000, -1):
        answer = client.post(f"/api/puzzles/lords/{number}/frame", json={"answers": []})
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (404, "refused.unknown-puzzle")
    answer = client.post(f"{path}/frame", json={"answers": ["fly away"]})
    assert (answer.status_code, answer.json()["refusal"]["key"]) == (409, "refused.unknown-answer")


# --- cost ---------------------------------------------------------------------------------------------------


def test_nothing_follows_the_end_of_a_puzzle(client: TestClient[Any]) -> None:
    """Otherwise a game played on for long would have to be replayed for every request about it."""
    path = "/api/puzzles/lords/1"
    right = client.get(f"{path}/solution").json()["option"]
    shown = client.post(f"{path}/frame", json={"answers": []}).json()["view"]["options"]
    wrong = next(each for each in (each if isinstance(each, str) else each["text"] for each in shown) if each != right)
    ended = client.post(f"{path}/frame", json={"answers": [wrong]}).json()
    assert ended["status"] == "failed"
    answer = client.post(f"{path}/frame", json={"answers": [wrong, "resign"]})
    assert (answer.status_code, answer.json()["refusal"]) == (
        409,
        {"key": "refused.unknown-answer", "args": {"last": 1}},
    )


def test_a_moment_of_a_puzzle_is_replayed_once_for_all_queries(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    class Counted(Attempt):
        def __init__(self, *given: Any) -> None:
            made.append(given)
            super().__init__(*given)

    monkeypatch.setattr(puzzle_attempts, "Attempt", Counted)
    monkeypatch.setattr(puzzle_attempts, "KEPT", 2)
    with server() as client:
        for number in (1, 1, 2, 1):
            path = f"/api/puzzles/invasion/{number}"
            for what in ("frame", "why", "preview"):
                body = {"answers": []} if what == "frame" else {"answers": [], "action": "pass"}
                assert client.post(f"{path}/{what}", json=body).status_code == 200
        assert len(made) == 2
        client.post("/api/puzzles/invasion/3/frame", json={"answers": []})  # the second one is evicted
        client.post("/api/puzzles/invasion/1/frame", json={"answers": []})
        assert len(made) == 3


def test_new_puzzle_positions_are_limited_by_address() -> None:
    with server(settings(limits=Limits(puzzles=0.0, puzzle_burst=2))) as client:
        asked = [client.post(f"/api/puzzles/lords/{number}/frame", json={"answers": []}) for number in (1, 2, 3, 1)]
        assert [each.status_code for each in asked] == [200, 200, 429, 200]


def test_puzzles_are_tried_one_at_a_time_and_few_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """However expensive the best defence is, at most one search takes processor time from the tables."""
    monkeypatch.setattr(puzzle_attempts, "MOST_WAITING", 2)
    puzzle = puzzles_of("lords")[0]
    begun: list[str] = []
    first, go_on = threading.Event(), threading.Event()

    def slow(_: Attempt) -> str:
        begun.append("first")
        first.set()
        assert go_on.wait(60.0)
        return "first"

    def quick(_: Attempt) -> str:
        begun.append("second")
        return "second"

    async def check() -> None:
        bench = puzzle_attempts.PuzzleAttempts(Buckets(1.0, 9, lambda: 0.0))
        one = asyncio.create_task(bench.ask("a", puzzle, [], slow))
        assert await asyncio.to_thread(first.wait, 60.0)
        other = asyncio.create_task(bench.ask("b", puzzle, [], quick))
        for _ in range(100):
            await asyncio.sleep(0)
        assert begun == ["first"]
        with pytest.raises(RequestRefused) as no:
            await bench.ask("c", puzzle, [], quick)
        assert no.value.status == 429
        go_on.set()
        assert await asyncio.gather(one, other) == ["first", "second"]

    asyncio.run(check())
