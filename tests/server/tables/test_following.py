"""A table moves to the node of its players only if none of them is connected here, and nothing is lost by it."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.tables.test_together import Notes, laid, settled
from warhost.server.protocol import ClockRule, UndoOffer
from warhost.server.refusing import RequestRefused
from warhost.server.tables.services.bot_processes import BotProcesses
from warhost.server.tables.services.clock import Clock
from warhost.server.tables.services.services import Services
from warhost.server.tables.table import Table
from warhost.server.tables.views.viewer import Viewer


def came(table: Table, *people: tuple[int, str]) -> list[Viewer]:
    found = [Viewer(user, node) for user, node in people]
    for viewer in found:
        table.join(viewer)
    return found


def test_a_table_moves_to_the_node_of_most_of_its_players_if_none_is_connected_here() -> None:
    """Spectators do not count, nor does an absent player."""

    async def check() -> None:
        table = laid("conquest", Services(Notes(), BotProcesses(1)))
        await settled(table)
        assert table.nearest_node() == ""
        ada, bob, _ = came(table, (1, "there"), (2, "there"), (9, ""))
        assert table.nearest_node() == "there"
        table.part(bob)
        assert table.nearest_node() == "there"
        (bob,) = came(table, (2, "elsewhere"))
        assert table.nearest_node() in ("there", "elsewhere")
        (again,) = came(table, (2, "elsewhere"))  # in two windows
        assert table.nearest_node() == "elsewhere"
        table.part(again)
        table.part(bob)
        came(table, (2, ""))
        assert table.nearest_node() == ""
        table.part(ada)
        assert table.nearest_node() == ""
        await table.stop()

    asyncio.run(check())


def test_a_table_stays_where_a_clock_runs_or_something_is_offered() -> None:
    """Neither is stored, so another node would not know of it."""

    async def check() -> None:
        services = Services(Notes(), BotProcesses(1))
        table = laid("conquest", services)
        await settled(table)
        came(table, (1, "there"), (2, "there"))
        table.offer = UndoOffer(0, 1, 0, [1])
        assert table.nearest_node() == ""
        table.offer = None
        table.clock = Clock(ClockRule(60, 60), 2, services.now)
        assert table.nearest_node() == ""
        table.clock = None
        table.row.state = "over"
        assert table.nearest_node() == ""
        await table.stop()

    asyncio.run(check())


def test_a_table_that_rests_takes_in_nothing_more() -> None:
    async def check() -> None:
        table = laid("conquest", Services(Notes(), BotProcesses(1)))
        await settled(table)
        await table.finish_work()
        with pytest.raises(RequestRefused) as refused:
            await settled(table)
        assert refused.value.refusal.key == "refused.storage"
        await table.stop()

    asyncio.run(check())
