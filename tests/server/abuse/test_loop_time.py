"""A client address is charged with the event-loop time of its requests and messages, and must wait
when it is in debt.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.bare import Answer, Bare, bare
from tests.server.people import Person, Seat, server, settings
from warhost.server.accounts import loop_time
from warhost.server.accounts.limits import Limits
from warhost.server.accounts.loop_time import LoopBudget, TimedCoroutine
from warhost.server.accounts.prefixes import SITE_SHARE
from warhost.server.tables.socket import PATIENCE

HOT_SEAT = ({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})
ONE, OTHER = "192.0.2.1", "192.0.2.2"


class Processor:
    """The processor time of a thread, which a test controls."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.per_look = 0.0  # time spent between two readings

    def __call__(self) -> float:
        self.seconds += self.per_look
        return self.seconds


@pytest.fixture
def processor(monkeypatch: pytest.MonkeyPatch) -> Processor:
    made = Processor()
    monkeypatch.setattr(loop_time, "thread_time", made)
    return made


def test_a_coroutine_is_charged_with_its_own_steps_only(processor: Processor) -> None:
    """Not with other tasks while it waits; it returns, fails and is cancelled as if it were not measured."""

    async def work(fails: bool = False) -> str:
        processor.seconds += 2
        await asyncio.sleep(0)
        processor.seconds += 3
        if fails:
            raise ValueError("on purpose")
        return "done"

    async def others() -> None:
        processor.seconds += 100

    async def check() -> None:
        metered = TimedCoroutine(work())
        done, _ = await asyncio.gather(metered, others())
        assert (done, metered.seconds) == ("done", 5)
        failing = TimedCoroutine(work(fails=True))
        with pytest.raises(ValueError, match="on purpose"):
            await failing
        assert failing.seconds == 5

        async def patient() -> None:
            try:
                await asyncio.sleep(1000)
            finally:
                processor.seconds += 7

        waiting = TimedCoroutine(patient())

        async def wait() -> None:
            await waiting

        task = asyncio.create_task(wait())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert waiting.seconds == 7

    asyncio.run(check())


def test_an_address_over_its_budget_waits() -> None:
    now = [0.0]
    budget = LoopBudget(0.5, 2.0, lambda: now[0])
    budget.charge(ONE, 1.5)
    assert budget.wait(ONE) == 0
    budget.charge(ONE, 1.5)
    assert budget.wait(ONE) == 2.0
    assert budget.wait(OTHER) == 0
    now[0] = 2.5
    assert budget.wait(ONE) == 0
    now[0] = 1000
    budget.charge(ONE, 2.5)  # no more than the burst is saved up
    assert budget.wait(ONE) == 1.0


def test_networks_of_a_site_share_a_multiple_of_the_limit() -> None:
    budget = LoopBudget(0.5, 2.0, lambda: 0.0)
    homes = [f"2001:db8:7:{number:x}::/64" for number in range(12)]
    for home in homes:
        budget.charge(home, 1.0)
    assert budget.wait(homes[-1]) == (12 - 2.0 * SITE_SHARE) / (0.5 * SITE_SHARE)


def answered(asked: Bare, path: str = "/api/session", address: str = ONE) -> Answer:
    return asked.ask("GET", path, address=address)


@pytest.fixture
def asked(processor: Processor) -> Iterator[tuple[Bare, list[float]]]:
    """A server whose clock stands still, and where every request takes more than a second of event-loop time."""
    now = [0.0]
    with bare(settings(now=lambda: now[0])) as made:
        made.app.state.context.loop_budget.burst = 2.0
        processor.per_look = 1.1
        yield made, now


def test_an_exhausted_limit_says_when_to_retry(asked: tuple[Bare, list[float]]) -> None:
    """For any request, also cached and refused ones; other addresses are not affected."""
    context, now = asked
    paths = ("/api/session", "/api/games", "/api/tables/nowhere", "/api/docs", "/")
    statuses = [answered(context, path).status for path in paths * 2]
    assert statuses[0] == 200
    assert statuses[5:] == [429] * 5
    refused = answered(context)
    assert refused.refusal == "refused.too-fast"
    seconds = refused.json()["refusal"]["args"]["seconds"]
    assert refused.headers["retry-after"] == str(seconds)
    assert answered(context, address=OTHER).status == 200
    now[0] += seconds - 1.0
    assert answered(context).status == 429
    now[0] += 1.1
    assert answered(context).status == 200


def test_a_message_is_charged_with_the_work_that_it_causes(processor: Processor) -> None:
    """A message from an address in debt is refused and has no effect; further messages close the connection."""
    now = [0.0]
    with server(settings(now=lambda: now[0])) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        with ada.join(table) as seat:
            budget = client.app.state.context.loop_budget
            budget.burst = 2.0
            budget.charge("testclient", 0.0)
            spent: list[float] = []
            charge = budget.charge
            budget.charge = lambda address, seconds: spent.append(seconds) or charge(address, seconds)
            processor.per_look = 1.0
            assert seat.answer()["type"] == "done"
            moment = client.app.state.context.lobby.tables[table].moment
            refused = seat.say("ping")
            assert refused["refusal"]["key"] == "refused.too-fast"
            assert spent[0] > 2.0  # the processor time of the connection and of the table
            assert refused["refusal"]["args"]["seconds"] > 1
            assert seat.answer(moment=moment)["refusal"]["key"] == "refused.too-fast"
            assert client.app.state.context.lobby.tables[table].moment == moment
            with pytest.raises(WebSocketDisconnect) as closed:
                ask_on(seat)
            assert closed.value.code == 4429


def ask_on(seat: Seat) -> None:
    """Send more messages than allowed."""
    for _ in range(PATIENCE + 1):
        seat.say("ping")


def test_an_address_over_its_budget_opens_no_socket(processor: Processor) -> None:
    with server(settings(now=lambda: 0.0)) as client:
        ada = Person(client)
        table = ada.table(*HOT_SEAT)["id"]
        budget = client.app.state.context.loop_budget
        budget.burst = 2.0
        budget.charge("testclient", 4.0 + 1e9)
        with client.websocket_connect(f"/api/tables/{table}/socket", headers=ada.headers) as socket:
            assert socket.receive_json()["refusal"]["key"] == "refused.too-fast"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4429


def test_every_refusal_that_says_how_long_says_so_in_the_header() -> None:
    with bare(settings(limits=Limits(sign_up_burst=1))) as context:
        assert context.post("/api/session", {"name": "Ada"}).status == 201
        refused = context.post("/api/session", {"name": "Eve"})
        assert (refused.status, refused.headers["retry-after"]) == (429, "30")
