"""Puzzles over HTTP: the one first move solves, every other fails, and nothing is kept on the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.people import server
from warhost.bots.lookahead import after
from warhost.bots.teaching.attempt import FORESEEN, Attempt, puzzles_of
from warhost.bots.teaching.puzzles import Solver, TooLarge

SOME = 4  # of each game: all of them are proved elsewhere


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Any]]:
    with server() as opened:
        yield opened


def small(game: str) -> list[int]:
    """The numbers of some puzzles that are quickly tried to their end."""
    found: list[int] = []
    for number, puzzle in enumerate(puzzles_of(game), start=1):
        state = puzzle.match().state
        with suppress(TooLarge):
            Solver(state, puzzle.seat, FORESEEN, puzzle.goal).solutions(state)
            found.append(number)
        if len(found) == SOME:
            return found
    raise AssertionError(f"too few small puzzles of {game}")


def test_the_shelf_says_which_games_have_some_and_how_many(client: TestClient[Any]) -> None:
    shelves = client.get("/api/puzzles").json()
    assert {each["game"] for each in shelves} >= {"lords"}
    for each in shelves:
        listed = client.get(f"/api/puzzles/{each['game']}").json()
        assert [info["number"] for info in listed] == list(range(1, each["count"] + 1))
        assert all(len(info["decks"]) == 2 for info in listed)
    assert client.get("/api/puzzles/chess").status_code == 404


def test_the_solution_leads_to_the_end_and_everything_else_fails_at_once(client: TestClient[Any]) -> None:
    for shelf in client.get("/api/puzzles").json():
        for number in small(shelf["game"]):
            path = f"/api/puzzles/{shelf['game']}/{number}"
            shown = client.post(f"{path}/frame", json={"answers": []}).json()
            assert shown["status"] == "asked"
            right = client.get(f"{path}/solution").json()["option"]
            offered = [each if isinstance(each, str) else each["text"] for each in shown["view"]["options"]]
            assert right in offered
            wrong = next(each for each in offered if each != right)
            assert client.post(f"{path}/frame", json={"answers": [wrong]}).json()["status"] == "failed"
            tried = Attempt(puzzles_of(shelf["game"])[number - 1])
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
    """Where more than one answer is needed, the second may be wrong as well."""
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
