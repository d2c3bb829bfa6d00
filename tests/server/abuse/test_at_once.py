"""Concurrent requests by several users, or many by one user, give consistent replies."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from litestar import Litestar

from tests.server.people import application, settings
from tests.server.secrets.test_twins import for_ever
from warhost.engine import State
from warhost.engine.views.shared_view import SharedView
from warhost.server.accounts.limits import Limits
from warhost.server.tables.game import ending
from warhost.server.tables.game.recording import answer
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer

ME, OPEN = {"kind": "me", "deck": "orcs"}, {"kind": "open"}
WIDE = {"requests": 1e6, "request_burst": 10**6, "logins": 1e6, "login_burst": 10**6}


class Guest:
    """A user who can send several requests at once."""

    def __init__(self, app: Litestar, user: int, cookie: str) -> None:
        self.app, self.user = app, user
        self._client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://127.0.0.1", headers={"cookie": cookie}
        )

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self._client.post(f"/api/{path}", json=body)

    async def get(self, path: str) -> Any:
        return (await self._client.get(f"/api/{path}")).json()

    async def table(self, *places: dict[str, Any], **more: Any) -> str:
        made = await self.post("tables", {"game": "lords", "places": list(places), **more})
        return str(made.json()["id"])


def together(check: Callable[[Litestar, list[Guest]], Awaitable[None]], **limits: Any) -> None:
    """Run a check with a server and three guests in one event loop."""

    async def run(app: Litestar) -> None:
        async with app.lifespan():
            guests = []
            for name in ("Ada", "Bob", "Eve"):
                client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")
                made = await client.post("/api/session", json={"name": name})
                guests.append(Guest(app, made.json()["user"], f"warhost={made.cookies['warhost']}"))
            await check(app, guests)

    with application(settings(sleep=for_ever, limits=Limits(**{**WIDE, **limits}))) as app:
        asyncio.run(run(app))


def test_a_rematch_asked_for_by_both_is_one_table() -> None:
    async def check(app: Litestar, guests: list[Guest]) -> None:
        ada, bob, _ = guests
        table = await ada.table(ME, OPEN)
        await bob.post(f"tables/{table}/sit", {"deck": "elves"})
        found = await app.state.context.lobby.find(table)
        await found.do(lambda: ending.resign(found, "answer", 0))
        asked = [each.post(f"tables/{table}/rematch", {}) for each in (ada, bob) * 3]
        made = [answer.json() for answer in await asyncio.gather(*asked)]
        assert len({each["id"] for each in made}) == 1
        assert len((await ada.get("tables"))["mine"]) == 2
        assert (await ada.get(f"tables/{made[0]['id']}"))["state"] == "running"

    together(check)


def test_a_rematch_whose_write_failed_does_not_exist_and_is_created_once() -> None:
    """Neither the new table nor the link to it is stored, whichever of the writes fails."""

    async def check(app: Litestar, guests: list[Guest]) -> None:
        ada, bob, _ = guests
        table = await ada.table(ME, OPEN)
        await bob.post(f"tables/{table}/sit", {"deck": "elves"})
        lobby = app.state.context.lobby
        found = await lobby.find(table)
        await found.do(lambda: ending.resign(found, "answer", 0))
        for broken in ("UPDATE ON tables", "INSERT ON sitters"):
            with lobby.services.writer.store.engine.begin() as connection:
                fails = "BEGIN SELECT RAISE(ABORT, 'no room'); END"
                connection.exec_driver_sql(f"CREATE TRIGGER full BEFORE {broken} {fails}")
            assert (await ada.post(f"tables/{table}/rematch", {})).status_code == 503
            assert (await ada.get(f"tables/{table}"))["rematch"] == ""
            with lobby.services.writer.store.engine.begin() as connection:
                connection.exec_driver_sql("DROP TRIGGER full")
        made = [(await each.post(f"tables/{table}/rematch", {})).json()["id"] for each in (ada, bob)]
        assert made == [(await ada.get(f"tables/{table}"))["rematch"]] * 2
        assert [each["id"] for each in (await ada.get("tables"))["mine"]].count(made[0]) == 1
        assert len((await ada.get("tables"))["mine"]) == 2

    together(check)


def test_sitting_down_while_another_leaves_succeeds_or_is_refused() -> None:
    async def check(app: Litestar, guests: list[Guest]) -> None:
        ada, bob, eve = guests
        for number in range(12):
            table = await ada.table(ME, OPEN, OPEN, OPEN, options={"players": 4})
            work = [
                ada.post(f"tables/{table}/leave"),
                bob.post(f"tables/{table}/sit", {"deck": "elves"}),
                eve.post(f"tables/{table}/sit", {"deck": "undead"}),
            ]
            order = work[number % 3 :] + work[: number % 3]
            answers = await asyncio.gather(*order)
            sat = [each for each in answers if str(each.url).endswith("sit")]
            there = "places" in await bob.get(f"tables/{table}")
            assert {each.status_code for each in answers} <= {200, 404}
            assert there == any(each.status_code == 200 for each in sat), "told what is not so"

    together(check)


def test_limits_hold_for_concurrent_requests() -> None:
    async def check(_: Litestar, guests: list[Guest]) -> None:
        ada = guests[0]
        tables = [ada.post("tables", {"game": "lords", "places": [ME, OPEN]}) for _ in range(20)]
        found = [each.status_code for each in await asyncio.gather(*tables)]
        assert sorted(found) == [201] * 5 + [429] * 15
        deck = {"game": "lords", "deck": {"army": "orcs", "name": "Mine", "cards": {}}}
        found = [each.status_code for each in await asyncio.gather(*[ada.post("decks", deck) for _ in range(12)])]
        assert sorted(found) == [201] * 4 + [429] * 8

    together(check, tables=5, decks=4)


def test_joining_and_leaving_renders_no_view() -> None:
    """However many watch, each view is rendered once per moment; joins and leaves only send the list of people."""

    async def check(app: Litestar, guests: list[Guest]) -> None:
        ada, bob, _ = guests
        table = await ada.table(ME, OPEN, options={"first": "1"})
        await bob.post(f"tables/{table}/sit", {"deck": "elves"})
        found = await app.state.context.lobby.find(table)
        views: list[int] = []
        made = type(found.play.state).seen_by

        def counted(state: State, eye: int, shared: SharedView) -> dict[str, object]:
            views.append(eye)
            return made(state, eye, shared)

        type(found.play.state).seen_by = counted
        try:
            viewers = [Viewer(user) for user in (ada.user, bob.user, *[0] * 40)]
            for viewer in viewers:
                found.join(viewer)
                for each in found.viewers:
                    messages(each, found.projection)
            assert sorted(views) == [-1, 0, 1]
            views.clear()
            option = found.play.state.notations()[0]
            await found.do(lambda: answer(found, found.play.state.seat, option))
            sent = [b"".join(messages(each, found.projection)) for each in viewers]
            assert len(set(sent[2:])) == 1, "spectators share one stream of messages"
            assert sorted(views) == [-1, 0, 1]
            views.clear()
            found.part(viewers[-1])
            told = [b"".join(messages(each, found.projection)) for each in viewers[:-1]]
            assert not views
            assert all(len(each) < 200 for each in told), "only the number of watchers"
        finally:
            type(found.play.state).seen_by = made

    together(check)
