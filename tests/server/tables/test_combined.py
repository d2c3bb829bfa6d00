"""Answers of one player that are given at once: the zone and the attackers, a division, a development and the pass."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from tests.server.secrets.test_wire import row
from tests.server.tables.test_together import Client, settled
from warhost.engine.history.journal import parse
from warhost.engine.history.replay import replay
from warhost.games import find_game
from warhost.server.protocol import Answer, Done, Draft, Drafted, GiveOrders, Orders, Refused, Undo
from warhost.server.store import Store
from warhost.server.tables.game.table_game import TableGame
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.services import Services
from warhost.server.tables.table import Table
from warhost.server.writer import Writer

ATTACK = {
    "turn": {"seat": 1, "phase": "battlefield"},
    "seat 1": {
        "capital": "orc",
        "battlefield": ["Black Orc Squad", "Black Orc Squad", "Boar Boyz"],
        "hand": ["Innovation"],
        "resources": 2,
    },
    "seat 2": {"capital": "orc", "quest": ["Boar Boyz"], "hand": ["Innovation"], "resources": 2},
}
CAPITAL = {
    "turn": {"seat": 1, "phase": "capital"},
    "seat 1": {"capital": "orc", "battlefield": ["Boar Boyz"], "hand": ["Innovation", "Innovation"], "resources": 2},
    "seat 2": {"capital": "orc", "hand": ["Innovation"]},
}
ATTACKERS = ["attacker Black Orc Squad", "attacker Black Orc Squad", "done"]


class Hall:
    """A table of users 1 and 2; `one` has the turn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.one, self.two = Client(table, 1), Client(table, 2)

    @property
    def play(self) -> TableGame:
        assert self.table.play is not None
        return self.table.play

    async def say(self, intent: Any) -> Any:
        """The reply to an intent of a seat."""
        viewer = (self.one, self.two)[intent.seat].viewer
        viewer.replies.clear()
        await self.table.handle(viewer, intent)
        (reply,) = viewer.replies
        return reply

    async def answer(self, option: str, *then: str) -> None:
        assert isinstance(await self.say(Answer(1, self.play.moment, self.play.state.seat, option, list(then))), Done)

    async def draft(self, *answers: str) -> Drafted | Refused:
        """The reply to a draft, which changes nothing."""
        before = self.play.moment, self.play.state.save()
        reply = await self.say(Draft(1, self.play.moment, self.play.state.seat, list(answers)))
        assert (self.play.moment, self.play.state.save()) == before
        assert isinstance(reply, (Drafted, Refused))
        return reply

    async def drafted(self, *answers: str) -> Any:
        """The view with the next question, or None."""
        reply = await self.draft(*answers)
        assert isinstance(reply, Drafted)
        return reply.view

    async def order(self, seat: int, **orders: Any) -> None:
        await self.say(GiveOrders(1, seat, Orders(**orders)))

    async def settle(self) -> None:
        await settled(self.table)

    def given(self) -> list[tuple[str, str]]:
        """The answers that seat 1 gave itself."""
        return [
            (each.kind, each.text)
            for each in self.play.records
            if each.seat == 0 and each.kind in ("answer", "planned")
        ]

    def asked(self) -> tuple[int, str]:
        return self.play.state.seat, type(self.play.state.question).__name__


@asynccontextmanager
async def hall(position: dict[str, Any]) -> AsyncIterator[Hall]:
    services = Services(Writer(Store("sqlite://")), BotProcesses(1))
    for name in ("user 1", "user 2"):
        await services.writer.call(services.writer.store.add_user, name)
    beginning = row(2, position=position)
    beginning.game, beginning.version = "invasion", find_game("invasion").version
    await services.writer.call(services.writer.store.add_table, beginning, [])
    table = Table(beginning, [], services)
    table.start()
    made = Hall(table)
    await made.settle()
    yield made
    await table.stop()
    await services.writer.close()


def at(position: dict[str, Any]) -> Callable[[Callable[[Hall], Coroutine[Any, Any, None]]], Callable[[], None]]:
    """Runs a test at a table with this position."""

    def around(test: Callable[[Hall], Coroutine[Any, Any, None]]) -> Callable[[], None]:
        async def run() -> None:
            async with hall(position) as made:
                await test(made)

        def plain() -> None:
            asyncio.run(run())

        plain.__doc__ = test.__doc__
        return plain

    return around


@at(ATTACK)
async def test_the_zone_and_the_attackers_are_one_answer(here: Hall) -> None:
    """Windows between them are passed by orders; every part is an answer in the journal, which can be replayed."""
    await here.answer("attack quest", *ATTACKERS)
    await here.settle()
    assert here.given() == [("answer", "attack quest"), *[("planned", text) for text in ATTACKERS]]
    assert here.asked() == (1, "DeclareDefenders")
    assert replay(parse(here.play.journal()), find_game("invasion")).state.save() == here.play.state.save()
    stored = TableGame(here.table.row, list(here.play.records))
    assert stored.state.save() == here.play.state.save()
    assert stored.steps_back(0) == here.play.steps_back(0)


@at(ATTACK)
async def test_an_undo_takes_all_of_it_back(here: Hall) -> None:
    before = here.play.state.save()
    await here.answer("attack quest", *ATTACKERS)
    await here.settle()
    assert here.play.is_free(0, here.play.steps_back(0))
    await here.say(Undo(1, here.play.moment, 0))
    await here.settle()
    assert here.play.state.save() == before
    await here.answer("attack battlefield")
    await here.settle()
    assert here.asked() == (0, "DeclareAttackers"), "the rest of what was taken back is not given"


@at(ATTACK)
async def test_queued_answers_wait_for_another_player_and_end_if_they_do_more_than_pass(here: Hall) -> None:
    await here.order(1, stops={"target theirs": "stop"})
    await here.answer("attack quest", *ATTACKERS)
    await here.settle()
    assert here.asked() == (1, "Window")
    await here.answer("pass")
    await here.settle()
    assert here.asked() == (1, "DeclareDefenders")
    assert [text for kind, text in here.given() if kind == "planned"] == ATTACKERS


@at(ATTACK)
async def test_the_rest_ends_where_another_player_does_more_than_pass(here: Hall) -> None:
    await here.order(1, stops={"target theirs": "stop"})
    await here.answer("attack quest", *ATTACKERS)
    await here.settle()
    await here.answer("play Innovation")
    await here.settle()
    while here.asked()[1] == "Window":
        await here.answer("pass")
        await here.settle()
    assert here.asked() == (0, "DeclareAttackers")
    assert not [text for kind, text in here.given() if kind == "planned"]


@at(ATTACK)
async def test_an_answer_that_is_not_offered_ends_the_rest(here: Hall) -> None:
    await here.answer("attack quest", "attacker Boar Boyz", "attacker Boar Boyz", "done")
    await here.settle()
    assert [text for kind, text in here.given() if kind == "planned"] == ["attacker Boar Boyz"]
    assert here.asked() == (0, "DeclareAttackers")


@at(CAPITAL)
async def test_a_development_and_the_end_of_the_phase_are_one_answer(here: Hall) -> None:
    await here.answer("develop Innovation > kingdom", "pass")
    await here.settle()
    assert here.asked() == (0, "DeclareTarget")
    assert [text for kind, text in here.given()] == ["develop Innovation > kingdom", "pass"]


@at(CAPITAL)
async def test_a_pass_for_the_end_of_a_phase_passes_in_no_other_window(here: Hall) -> None:
    """The table stops in another window of the same turn: the player is asked there."""
    await here.order(0, stops={"resolve mine": "stop", "capital mine": "pass"})
    await here.answer("develop Innovation > kingdom", "pass")
    await here.settle()
    assert here.asked() == (0, "Window")
    assert [text for _, text in here.given()] == ["develop Innovation > kingdom"]


@at(ATTACK)
async def test_a_draft_shows_the_next_question_and_ends_with_the_stage(here: Hall) -> None:
    first = await here.drafted("attack quest")
    assert first["question"] == "DeclareAttackers"
    assert first["options"] == [
        "done",
        "attacker Black Orc Squad",
        "attacker Black Orc Squad #2",
        "attacker Boar Boyz",
    ]
    assert await here.drafted("attack quest", "attacker Boar Boyz")
    assert await here.drafted("no attack") is None
    assert await here.drafted("attack quest", "attacker Boar Boyz", "done") is None
    assert isinstance(await here.draft("attack quest", "attacker Innovation"), Refused)


@at(ATTACK)
async def test_a_draft_does_not_tell_where_another_player_stops(here: Hall) -> None:
    without = await here.drafted("attack quest")
    await here.order(1, stops={"target theirs": "stop", "attackers theirs": "stop"})
    assert await here.drafted("attack quest") == without


@at(ATTACK)
async def test_a_draft_stops_where_its_player_does(here: Hall) -> None:
    await here.order(0, stops={"target mine": "stop"})
    assert await here.drafted("attack quest") is None


@at(ATTACK)
async def test_only_the_asked_player_may_draft(here: Hall) -> None:
    reply = await here.say(Draft(1, here.play.moment, 1, ["attack quest"]))
    assert isinstance(reply, Refused)
    assert reply.refusal.key == "refused.not-asked"
