"""An exception in the rules is a refusal: a record is first played on a copy, so nothing was stored or shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, get_args

import msgspec
import pytest

from tests.conformance.games import CASES, Case, each_game
from tests.helpers import chooser
from tests.server.secrets.test_http_twins import row_of
from warhost.server.protocol import Answer, GiveOrders, Orders, Undo
from warhost.server.refusing import RequestRefused
from warhost.server.store import Store
from warhost.server.tables.game.progress import Progress
from warhost.server.tables.game.recording import answer, record
from warhost.server.tables.records.records import Chair, Kind, Record
from warhost.server.tables.records.rules_changes import CHANGES
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.table import Table
from warhost.server.tables.views.updates import messages
from warhost.server.tables.views.viewer import Viewer
from warhost.server.writer import Writer

KINDS = [kind for kind in get_args(Kind) if kind not in CHANGES]  # those are tested in test_rules_change.py
MOST = 400  # maximum answers until a question of the wanted kind


class Planted:
    """Rules that play a record of the wanted kind halfway and then raise an exception."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fails: Callable[[Record], bool] = lambda record: False
        self.tried: list[Record] = []
        carry_out = Progress.carry_out

        def broken(progress: Progress, record: Record) -> None:
            carry_out(progress, record)
            if self.fails(record):
                self.tried.append(record)
                raise AssertionError("a mistake in the rules")

        monkeypatch.setattr(Progress, "carry_out", broken)


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Planted:
    return Planted(monkeypatch)


class Hall:
    """One table at which users 1 and 2 sit and a stranger watches; the test sets the time, and waiting takes none."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.viewers = [Viewer(1), Viewer(2), Viewer(99)]
        self.pick = chooser(seed=5)
        for viewer in self.viewers:
            table.join(viewer)

    @property
    def play(self) -> Any:
        return self.table.play

    async def record(self, kind: Kind, seat: int, text: str) -> str:
        """The result of a record: "" or the key of the refusal."""
        try:
            await self.table.do(lambda: record(self.table, kind, seat, text))
        except RequestRefused as no:
            return no.refusal.key
        return ""

    async def go_on(self) -> None:
        """Give any answer to the question that is asked when the table's task runs."""

        async def give() -> None:
            state = self.play.state
            await answer(self.table, state.seat, state.notations()[self.pick(state)])

        await self.table.do(give)

    def shown(self) -> list[bytes]:
        """Everything that any viewer sees, with the log, the clocks and the public information."""
        found = []
        for viewer in self.viewers:
            document = self.table.document(viewer)
            found.append(msgspec.json.encode((document, self.table.projection.log(viewer.eye, 0))))
        play = self.play
        banks = self.table.clock.banks if self.table.clock is not None else []
        kept = (play.state.save(), play.moment, len(play.match.answers), play.undos, len(play.facts), banks)
        return [*found, msgspec.json.encode(kept)]

    def again(self) -> Table:
        """The table as restored by a restart."""
        services = self.table.services
        row = services.writer.store.table(self.table.row.id)
        assert row is not None
        return Table(row, services.writer.store.records(row.id), services)

    def comes_back(self) -> None:
        again = self.again()
        assert again.row.state == self.table.row.state, again.row.reason
        assert again.play is not None
        assert again.play.state.save() == self.play.state.save()
        assert again.play.records == self.play.records

    async def settle(self) -> None:
        """Wait until nothing happens automatically any more."""
        for _ in range(100):
            await asyncio.sleep(0)
            await self.table.do(_nothing)


async def _nothing() -> None:
    pass


@asynccontextmanager
async def hall(case: Case, clocks: bool = True, bot: str = "") -> AsyncIterator[Hall]:
    time = [1000.0]

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0)

    shared = Services(Writer(Store("sqlite://")), BotProcesses(1), now=lambda: time[0], sleep=sleep)
    for name in ("user 1", "user 2"):
        await shared.writer.call(shared.writer.store.add_user, name)
    row = row_of(case, case.fixed[0], 3, 2)
    if not clocks:
        row.clock = None
    if bot:
        row.chairs[1] = Chair("bot", bot=bot)
    await shared.writer.call(shared.writer.store.add_table, row, [])
    table = Table(row, [], shared)
    table.start()
    made = Hall(table)
    await made.table.do(_nothing)
    try:
        yield made
    finally:
        await table.stop()
        await shared.writer.close()
        await shared.bot_processes.close()


async def come_to(made: Hall, kind: Kind, seat: int) -> tuple[int, str]:
    """Play until a record of a kind is possible for a seat; returns the record's seat and text."""
    for _ in range(MOST):
        play = made.play
        mine = play.state.seat == seat
        if play.moment >= 4:
            if kind == "undo" and play.steps_back(seat):
                return seat, str(play.steps_back(seat))
            if kind == "timeout":
                return seat, "resign"
            if mine and kind == "forced" and play.match.forced:
                return seat, play.state.notations()[0]
            if mine and kind in ("answer", "ordered", "planned") and not play.match.forced:
                return seat, play.state.notations()[-1]
        await made.go_on()
    pytest.skip(f"no {kind} record in {MOST} answers of {made.table.row.game}")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", [*KINDS, "resign"])
@each_game
def test_what_the_rules_fail_at_is_refused_and_nothing_more(
    case: Case, kind: Any, seat: int, planted: Planted, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is stored or visible, a restart does not know of it, and both players can continue; the log has the data
    to reproduce it.
    """
    if kind == "forced" and case.game.name == "lords":
        pytest.skip("its decks have no question with a single answer here")

    async def check() -> None:
        async with hall(case) as made:
            who, text = (seat, "resign") if kind == "resign" else await come_to(made, kind, seat)
            wanted: Kind = "answer" if kind == "resign" else kind
            before, moment = made.shown(), made.play.moment
            store = made.table.services.writer.store
            disk = store.records("twin")
            planted.fails = lambda record: (record.number, record.seat, record.text) == (moment, who, text)
            with caplog.at_level(logging.ERROR):
                assert await made.record(wanted, who, text) == "refused.rules-failed"
            assert made.table.row.state == "running"
            if kind in ("forced", "timeout"):  # the table shows that no answer is left, or that its clock has stopped
                assert made.shown() != before or kind == "forced"
                if kind == "forced" and made.play.secret:  # others must not learn that there was an option
                    assert made.shown()[1 - who] == before[1 - who]
                    assert made.shown()[2:] == before[2:]
                made.play.failed.clear()
                made.table.show()
            assert made.shown() == before
            assert store.records("twin") == disk
            told = [each.getMessage() for each in caplog.records if "the rules of" in each.getMessage()]
            assert len(told) == 1
            assert f"table twin, moment {moment}: {wanted} of seat {who}: {text}" in told[0]
            made.comes_back()
            planted.fails = lambda record: False
            made.comes_back()  # a server with fixed rules does not find it stored either
            for _ in range(3):
                await made.go_on()
            made.comes_back()
            assert not await made.record("undo", made.play.facts[-1].seat, "1")
            assert not await made.record("answer", seat, "resign")
            assert made.table.row.state == "over"
            made.comes_back()

    asyncio.run(check())


@each_game
def test_a_view_that_cannot_be_made_is_refused_too(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the answer would be stored, and the game could not be shown any more."""

    async def check() -> None:
        async with hall(case) as made:
            before, view = made.shown(), Progress.view

            def broken(progress: Progress, eye: int) -> Any:
                if len(progress.records) == 1 and eye == 1:
                    raise AssertionError("a mistake in the view")
                return view(progress, eye)

            monkeypatch.setattr(Progress, "view", broken)
            play = made.play
            assert await made.record("answer", 0, play.state.notations()[0]) == "refused.rules-failed"
            assert made.shown() == before
            made.comes_back()

    asyncio.run(check())


@each_game
def test_both_players_choose_another_answer_or_undo(case: Case, planted: Planted) -> None:
    """A refused player is still asked the same question; the reply goes to the sender."""

    async def check() -> None:
        async with hall(case) as made:
            await come_to(made, "answer", made.play.state.seat)
            while made.play.match.forced:
                await made.go_on()
            play = made.play
            seat, options, moment = play.state.seat, play.state.notations(), play.moment
            planted.fails = lambda record: record.number == moment and record.text == options[0]
            viewer = made.viewers[seat]
            messages(viewer, made.table.projection)
            await made.table.handle(viewer, Answer(7, moment, seat, options[0]))
            assert b'"refused.rules-failed"' in b"".join(messages(viewer, made.table.projection))
            await made.table.handle(viewer, Answer(8, moment, seat, options[1]))
            assert b'"done"' in b"".join(messages(viewer, made.table.projection))
            assert play.records[moment].text == options[1]
            made.comes_back()

    asyncio.run(check())


@pytest.mark.parametrize("alone", [True, False])
def test_a_failed_answer_tells_nothing_of_how_many_options_a_secret_question_has(alone: bool, planted: Planted) -> None:
    """Nobody else sees that it failed, whether the hand leaves one answer or several (INV-6.24)."""

    async def check() -> None:
        async with hall(CASES[1], clocks=False) as made:
            while not made.play.secret or made.play.match.forced != alone:
                await made.go_on()
            seat, options, moment = made.play.state.seat, made.play.state.notations(), made.play.moment
            planted.fails = lambda record: record.number == moment
            before = made.shown()
            assert await made.record("forced" if alone else "answer", seat, options[0]) == "refused.rules-failed"
            assert made.play.has_no_valid_option == alone
            assert made.table.info().reason == ""
            assert made.shown() == before

    asyncio.run(check())


@pytest.mark.parametrize("every", [False, True])
@each_game
def test_a_bot_takes_another_answer_and_tries_each_once(case: Case, every: bool, planted: Planted) -> None:
    """If the rules fail on all of them, people can undo or resign."""

    async def check() -> None:
        async with hall(case, clocks=False, bot="random") as made:
            tried = planted.tried

            def fails(record: Record) -> bool:
                again = every or len(tried) < 2
                return record.kind != "undo" and record.seat == 1 and made.play.steps_back(0) > 0 and again

            planted.fails = fails
            while made.play.state.seat != 1 or not made.play.steps_back(0):
                await (made.go_on() if made.play.state.seat == 0 else made.settle())
            moment = made.play.moment
            options = made.play.state.notations()
            while made.play.moment == moment and len(tried) < len(options):
                await made.settle()
            await made.settle()
            assert len({each.text for each in tried}) == len(tried)
            if not every and len(options) > 2:
                assert len(tried) == 2
                assert made.play.moment > moment
            if every:
                assert len(tried) == len(options)
                assert made.play.moment == moment
                assert made.table.info().reason == "stopped.no-answer"
                assert made.table.row.state == "running"
                messages(made.viewers[0], made.table.projection)
                await made.table.handle(made.viewers[0], Undo(3, moment, 0))
                assert b'"done"' in b"".join(messages(made.viewers[0], made.table.projection))
                assert made.table.info().reason == ""
            made.comes_back()

    asyncio.run(check())


def test_the_player_is_asked_if_standing_orders_fail(planted: Planted) -> None:
    """Once: the orders do not retry it at this question."""

    async def check() -> None:
        async with hall(CASES[1], clocks=False) as made:
            planted.fails = lambda record: record.kind == "ordered"
            await made.table.handle(made.viewers[0], GiveOrders(1, 0, Orders(until="turn")))
            await made.table.handle(made.viewers[1], GiveOrders(2, 1, Orders(until="turn")))
            for _ in range(MOST):
                await made.settle()
                if planted.tried:
                    break
                await made.go_on()
            assert len(planted.tried) == 1
            play = made.play
            assert play.state.seat == planted.tried[0].seat
            await made.settle()
            assert len(planted.tried) == 1
            assert made.table.document(made.viewers[play.state.seat]).you.passing == ""
            option = next(each for each in play.state.notations() if each != planted.tried[0].text)
            assert not await made.record("answer", play.state.seat, option)
            made.comes_back()

    asyncio.run(check())


@each_game
def test_a_timeout_that_the_rules_fail_at_stops_the_clock_of_that_moment(case: Case, planted: Planted) -> None:
    """It is tried once; the game continues, and with the next answer the clocks run again."""

    async def check() -> None:
        async with hall(case) as made:
            await made.go_on()
            planted.fails = lambda record: record.kind == "timeout"
            clock = made.table.clock
            assert clock is not None
            clock.since -= 1000.0
            for _ in range(20):
                await asyncio.sleep(0)
                await made.table.do(_nothing)
                await made.table._time_is_up()
            assert len(planted.tried) == 1
            assert made.table.timed == -1
            made.comes_back()
            await made.go_on()
            assert made.table.timed >= 0
            assert made.table.row.state == "running"

    asyncio.run(check())


@each_game
def test_nothing_is_shown_before_it_is_written(case: Case) -> None:
    """Requests to a table during a write are answered from the position before it."""

    async def check() -> None:
        async with hall(case) as made:
            writer = made.table.services.writer
            append, before = writer.append, made.shown()
            seen: list[list[bytes]] = []

            async def slow(*args: Any) -> None:
                for viewer in made.viewers:
                    viewer.show()
                seen.append(made.shown())
                await append(*args)
                seen.append(made.shown())

            writer.append = slow  # type: ignore[method-assign]
            await made.go_on()
            assert seen == [before, before]
            assert made.shown() != before

            async def full(*_: Any) -> None:
                raise OSError("no room")

            writer.append = full  # type: ignore[method-assign]
            before = made.shown()
            play = made.play
            kind: Kind = "forced" if play.match.forced else "answer"
            assert await made.record(kind, play.state.seat, play.state.notations()[0]) == "refused.storage"
            assert await made.record("undo", play.facts[-1].seat, "1") == "refused.storage"
            assert made.shown() == before
            writer.append = append  # type: ignore[method-assign]
            made.comes_back()
            await made.go_on()
            made.comes_back()

    asyncio.run(check())
