"""Automatic answers of a table: by standing orders, with a delay that reveals nothing, and stored like any other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person, Seat, server, settings
from tests.server.secrets.test_wire import row
from warhost.engine.history.journal import parse
from warhost.engine.history.replay import replay
from warhost.games import find_game
from warhost.server.protocol import Answer, GiveOrders, Orders, Undo, UndoOffer, UndoReply
from warhost.server.store import Store, sqlite_url
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.table import Table
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer
from warhost.server.writer import Writer

MOBILE = "lords/13-mobile/13.1-once-and-not-engaged"
PACE = 0.8
WARHOG, BUTCHER, SLUGGER, IMPALER = "orc-warhog-b", "orc-butcher", "dwa-slugger-b", "dwa-impaler-a"


def opening(*hand: str) -> dict[str, Any]:
    """Seat 1 deploys; then seat 2 opens with this hand on its start square (LOW-5.6): the card is its only choice."""
    return {
        "options": {"hand": 2},
        "turn": {"seat": 1, "phase": "deploy"},
        "seat 1": {"army": "orcs", "hand": [WARHOG, BUTCHER, BUTCHER], "board": {"c3": WARHOG}},
        "seat 2": {"army": "dwarves", "hand": list(hand), "first turn": True},
    }


def shooting(*hand: str) -> dict[str, Any]:
    """Seat 1 deploys and may shoot afterwards."""
    return {
        "options": {"hand": 2},
        "turn": {"seat": 1, "phase": "deploy"},
        "seat 1": {"army": "orcs", "hand": list(hand), "board": {"d2": "orc-catapult", "a1": BUTCHER}},
        "seat 2": {"army": "dwarves", "hand": [SLUGGER, IMPALER], "board": {"d4": SLUGGER}},
    }


class TimedTable:
    """One table at which users 1 and 2 sit, with a clock that only records delays."""

    def __init__(self, table: Table, waited: list[float], passes: asyncio.Event) -> None:
        self.table = table
        self.waited = waited
        self.passes = passes  # True if time passes
        self.one, self.two, self.stranger = Viewer(1), Viewer(2), Viewer(99)
        for viewer in (self.one, self.two, self.stranger):
            table.join(viewer)

    @property
    def play(self) -> Any:
        return self.table.play

    async def answer(self, seat: int, option: str) -> None:
        moment = self.play.moment
        await self.table.handle((self.one, self.two)[seat], Answer(1, moment, seat, option))
        assert self.play.moment > moment, option

    async def order(self, seat: int, **orders: Any) -> None:
        await self.table.handle((self.one, self.two)[seat], GiveOrders(1, seat, Orders(**orders)))

    async def settle(self) -> None:
        """Wait until nothing happens automatically any more."""
        for _ in range(200):
            await asyncio.sleep(0)
            await self.table.do(self._nothing)

    async def _nothing(self) -> None:
        pass

    def told(self, seat: int) -> Any:
        return self.table.document((self.one, self.two)[seat])


@asynccontextmanager
async def hall(position: dict[str, Any]) -> AsyncIterator[TimedTable]:
    waited: list[float] = []
    passes = asyncio.Event()
    passes.set()

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await passes.wait()

    shared = Services(Writer(Store("sqlite://")), BotProcesses(1), pace=PACE, sleep=sleep)
    for name in ("user 1", "user 2"):
        await shared.writer.call(shared.writer.store.add_user, name)
    beginning = row(2, position=position)
    await shared.writer.call(shared.writer.store.add_table, beginning, [])
    table = Table(beginning, [], shared)
    table.start()
    made = TimedTable(table, waited, passes)
    await made.settle()
    yield made
    await table.stop()
    await shared.writer.close()


def test_the_hand_decides_neither_whether_a_seat_is_asked_nor_how_long_it_takes() -> None:
    """LOW-5.6: with two equal cards there is only one answer. The others see the same bytes at any time."""

    async def seen(*hand: str) -> tuple[list[bytes], list[float], int]:
        async with hall(opening(*hand)) as made:
            sent = [each for viewer in (made.one, made.stranger) for each in messages(viewer, made.table.projection)]
            await made.answer(0, f"deploy {BUTCHER} c2")
            await made.settle()
            options = len(made.play.state.options)
            assert made.play.state.seat == 1
            await made.answer(1, f"deploy {SLUGGER} e4")
            await made.settle()
            assert made.play.state.seat == 0
            sent += [each for viewer in (made.one, made.stranger) for each in messages(viewer, made.table.projection)]
            return sent, made.waited, options

    equal, waited, one = asyncio.run(seen(SLUGGER, SLUGGER))
    other, no_longer, two = asyncio.run(seen(SLUGGER, IMPALER))
    assert (one, two) == (1, 2)
    assert equal == other
    assert waited == no_longer == []


@pytest.mark.parametrize(
    "hand", [(WARHOG, BUTCHER, BUTCHER), (BUTCHER, BUTCHER, BUTCHER), ("orc-ravager-a", WARHOG, BUTCHER)]
)
def test_orders_take_the_same_time_whatever_the_seat_holds(hand: tuple[str, ...]) -> None:
    async def check() -> None:
        async with hall(shooting(*hand)) as made:
            await made.order(0, stops={"shots mine": "pass"})
            await made.answer(0, f"deploy {BUTCHER} e4")
            assert made.play.state.seat == 0
            assert made.told(0).you.passing == "hold"
            assert made.told(0).you.window == "shots"
            await made.settle()
            assert [(each.seat, each.text) for each in made.play.match.answers][1:] == [(0, "hold")]
            assert made.waited == [PACE]
            assert made.table.projection.log(0, 0)[-1]["kind"] == "turn"  # and then the other side is asked

    asyncio.run(check())


def test_orders_are_not_sent_to_other_players() -> None:
    """Neither their content nor their existence: the same bytes are sent until the orders answer."""

    async def seen(order: bool) -> list[bytes]:
        async with hall(shooting(WARHOG, BUTCHER)) as made:
            if order:
                await made.order(0, stops={"shots mine": "pass"}, until="turn")
            assert made.told(0).you.orders.until == ("turn" if order else "")
            await made.answer(0, f"deploy {BUTCHER} e4")
            return [each for viewer in (made.two, made.stranger) for each in messages(viewer, made.table.projection)]

    assert asyncio.run(seen(True)) == asyncio.run(seen(False))


def test_a_player_who_undoes_an_automatic_answer_is_asked() -> None:
    async def check() -> None:
        async with hall(shooting(WARHOG, BUTCHER)) as made:
            made.table.row.chairs[1].user = 1  # one user plays both sides: undo is free
            await made.order(0, stops={"shots mine": "pass"})
            await made.answer(0, f"deploy {BUTCHER} e4")
            await made.settle()
            assert made.play.match.answers[-1].text == "hold"
            await made.table.handle(made.one, Undo(1, made.play.moment, 0))
            await made.settle()
            assert made.play.state.seat == 0
            assert "hold" in made.play.state.notations()
            assert made.told(0).you.passing == ""
            await made.answer(0, "shoot d2 d4")
            assert made.play.match.answers[-1].text == "shoot d2 d4"

    asyncio.run(check())


def test_taking_back_ends_passing_on() -> None:
    async def check() -> None:
        async with hall(shooting(WARHOG, BUTCHER)) as made:
            made.table.row.chairs[1].user = 1
            await made.order(0, until="turn")
            await made.answer(0, f"deploy {BUTCHER} e4")
            await made.settle()
            assert made.table.book.shown(made.play, 0).until == "turn"
            await made.table.handle(made.one, Undo(1, made.play.moment, 0))
            assert made.table.book.shown(made.play, 0) == Orders()
            await made.answer(0, "stop")
            assert made.play.state.seat == 1
            assert made.table.book.shown(made.play, 0) == Orders()

    asyncio.run(check())


def test_changed_orders_stop_a_pending_answer() -> None:
    """Orders given while the table is about to answer replace that answer; a manual answer also does."""

    async def check() -> None:
        async with hall(shooting(WARHOG, BUTCHER)) as made:
            await made.order(0, stops={"shots mine": "pass"})
            made.passes.clear()
            await made.answer(0, f"deploy {BUTCHER} e4")
            await made.settle()
            assert made.waited == [PACE]
            await made.order(0)
            made.passes.set()
            await made.settle()
            assert made.play.state.seat == 0
            assert made.told(0).you.window == "shots"
            await made.order(0, until="stop")
            await made.settle()
            assert made.play.match.answers[-1].text == "hold"

    asyncio.run(check())


def test_orders_that_name_nothing_there_is_are_refused() -> None:
    async def check() -> None:
        async with hall(shooting(WARHOG, BUTCHER)) as made:
            await made.order(0, stops={"shots mine": "pass"})
            for wrong in ({"stops": {"shots theirs": "stop"}}, {"stops": {"x": "stop"}}, {"triggers": {"x": "never"}}):
                messages(made.one, made.table.projection)
                await made.order(0, **wrong)
                assert b"refused.orders" in b"".join(messages(made.one, made.table.projection))
            await made.table.handle(made.one, GiveOrders(1, 1, Orders()))
            assert b"refused.not-your-seat" in b"".join(messages(made.one, made.table.projection))
            assert made.told(0).you.orders == Orders({"shots mine": "pass"})

    asyncio.run(check())


def give(seat: Seat, **orders: Any) -> None:
    assert seat.say("orders", seat=seat.you["eye"], orders=orders)["type"] == "done"


def test_orders_survive_reconnects_and_restarts_and_apply_at_the_next_table(tmp_path: Path) -> None:
    """Except "pass until", which is for this table only."""
    url = sqlite_url(tmp_path / "warhost.sqlite3")
    wanted = {"stops": {"moves-before mine": "pass"}}
    with server(settings(database=url)) as client:
        ada = Person(client)
        table = ada.table({"kind": "me", "deck": "orcs"}, {"kind": "me", "deck": "elves"})
        with ada.join(table["id"]) as seat:
            first = seat.you["eye"]
            give(seat, **wanted, until="turn")
        with ada.join(table["id"]) as seat:
            assert seat.you["orders"] == {**wanted, "until": "turn"}
    with server(settings(database=url)) as client:
        ada.client = client
        with ada.join(table["id"]) as seat:
            while not seat.you["orders"]:
                seat.receive()
            assert seat.you["eye"] == first
            assert seat.you["orders"] == {**wanted, "until": "turn"}
        scenario = ada.post("/api/scenarios/open", {"path": MOBILE}).json()
        with ada.join(scenario["id"]) as seat:
            seat.catch_up(1)
            assert seat.view["phase"] == "deploy"  # LOW-13.3: the table has answered "stay" for them
            assert seat.you["orders"] == wanted
            journal = parse(ada.get(f"/api/tables/{scenario['id']}/journal").text)
            assert [each.text for each in journal.answers] == ["stay"]


def test_a_forced_answer_is_on_disk_but_not_in_the_journal(tmp_path: Path) -> None:
    """The table is restored at exactly its question; a replay finds the same game without it."""

    async def check() -> None:
        async with hall(opening(SLUGGER, SLUGGER)) as made:
            await made.answer(0, f"deploy {BUTCHER} c2")
            asked = made.play.state.save()
            store = made.table.services.writer.store
            again = Table(made.table.row, store.records("t"), made.table.services)
            assert again.play is not None
            assert again.play.state.save() == asked
            await made.answer(1, f"deploy {SLUGGER} e4")
            assert [each.kind for each in store.records("t")] == ["answer", "forced"]
            journal = parse(made.play.journal())
            assert len(journal.answers) == 1
            assert replay(journal, find_game("lords")).state.save() == made.play.state.save()
            assert [made.play.at(answers).save() for answers in (1, 2)] == [asked, made.play.state.save()]
            old = Table(
                made.table.row, store.records("t")[:1], made.table.services
            )  # of a version without forced records
            assert old.play is not None
            option = made.play.state.notations()[0]
            old.play.apply(store.records("t")[0].__class__(1, "answer", 0, option))
            assert [each.text for each in old.play.match.answers] == [f"deploy {BUTCHER} c2", option]

    asyncio.run(check())


def test_a_forced_answer_of_another_seat_makes_undo_a_question() -> None:
    """Like a pass: it has revealed that the seat could do nothing else."""

    async def check() -> None:
        async with hall(opening(SLUGGER, SLUGGER)) as made:
            await made.answer(0, f"deploy {BUTCHER} c2")
            assert made.told(0).you.undo == "free"  # LOW-10.1: no card had to be drawn
            await made.answer(1, f"deploy {SLUGGER} e4")
            assert made.told(0).you.undo == "ask"
            assert made.told(1).you.undo == "no"
            await made.table.handle(made.one, Undo(1, made.play.moment, 0))
            assert made.table.offer == UndoOffer(0, 2, made.play.facts[0].log_length, [1])
            await made.table.handle(made.two, UndoReply(1, made.play.moment, 1, True))
            assert made.play.facts == []
            assert made.play.state.notations()[0] == f"deploy {WARHOG} b2"
            await made.answer(0, f"deploy {BUTCHER} c2")
            assert made.play.match.forced  # the match is still patient

    asyncio.run(check())


@pytest.mark.parametrize(
    ("wishes", "seconds"), [((), 1.0), (("fast",), 0.25), (("slow",), 2.5), (("slow", "fast"), 0.25)]
)
def test_the_computer_plays_as_fast_as_its_opponent_wishes(wishes: tuple[str, ...], seconds: float) -> None:
    """The last setting counts; a spectator's does not."""
    waited: list[float] = []

    async def sleep(passed: float) -> None:
        waited.append(passed)

    with server(settings(bot_pause=1.0, now=lambda: 0.0, sleep=sleep)) as client:
        ada, grace = Person(client), Person(client, "Grace")
        bot = {"kind": "bot", "bot": "random", "deck": "elves"}
        table = ada.table({"kind": "me", "deck": "orcs"}, bot, options={"first": "1"})
        with ada.join(table["id"]) as seat, grace.join(table["id"]) as watching:
            assert watching.say("pace", pace="slow")["type"] == "done"
            for wish in wishes:
                assert seat.say("pace", pace=wish)["type"] == "done"
            assert seat.wait_to_be_asked()
            assert not waited
            while not waited:
                seat.answer()
                seat.wait_to_be_asked()
            assert set(waited) == {seconds}


def test_the_slowest_pace_wins() -> None:
    """Two connections of one player have different settings."""
    waited: list[float] = []

    async def sleep(passed: float) -> None:
        waited.append(passed)

    with server(settings(bot_pause=1.0, now=lambda: 0.0, sleep=sleep)) as client:
        ada = Person(client)
        bot = {"kind": "bot", "bot": "random", "deck": "elves"}
        table = ada.table({"kind": "me", "deck": "orcs"}, bot, options={"first": "1"})
        with ada.join(table["id"]) as seat, ada.join(table["id"]) as other:
            assert seat.say("pace", pace="fast")["type"] == "done"
            assert other.say("pace", pace="normal")["type"] == "done"
            while not waited:
                seat.wait_to_be_asked()
                seat.answer()
            assert set(waited) == {1.0}
