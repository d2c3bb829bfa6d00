"""The incrementally sorted list of public tables equals a list made by sorting all tables."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.bare import Bare, bare
from warhost.server.tables import public_tables as module
from warhost.server.tables.places import new_id
from warhost.server.tables.public_tables import MOST_OF_ONE, STATES
from warhost.server.tables.records.records import Chair, TableRow
from warhost.server.tables.table import Table
from warhost.server.tables.views.viewer import Viewer

VERSION = "1"


def row(number: int, state: Any, owner: int, public: bool = True) -> TableRow:
    chairs = [Chair("person", owner, f"Person {owner}", deck="orcs"), Chair("open")]
    return TableRow(f"{new_id()}-{number}", "lords", VERSION, state, chairs, {}, owner, 1000 + number, public=public)


def expected(tables: list[Table], rows: list[TableRow], state: str) -> list[str]:
    """The list made by sorting all tables."""
    known = [(each.row, any(viewer.user == each.row.owner for viewer in each.viewers)) for each in tables]
    known += [(each, False) for each in rows]
    wanted = [each for each in known if each[0].public and each[0].state == state]
    found: list[str] = []
    owned: dict[int, int] = {}
    for each, _ in sorted(wanted, key=lambda one: (not one[1], -one[0].created)):
        owned[each.owner] = owned.get(each.owner, 0) + 1
        if owned[each.owner] <= MOST_OF_ONE:
            found.append(each.id)
    return found[: module.MOST]


def check(server: Bare, tables: list[Table], rows: list[TableRow]) -> None:
    for state in STATES:
        shown = [each.id for each in server.app.state.context.lobby.public_tables.shown(state)]
        assert shown == expected(tables, rows, state)


def test_the_list_is_what_a_look_at_all_tables_would_give(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are added, start, end and are removed, and owners come and go, in any order."""
    monkeypatch.setattr(module, "MOST", 8)
    chance = random.Random(5)
    with bare() as server:
        context = server.app.state.context
        index = context.lobby.public_tables
        tables: list[Table] = []
        rows: list[TableRow] = []
        for number in range(400):
            what = chance.random()
            if what < 0.3 or not tables:
                table = Table(
                    row(number, chance.choice(STATES), chance.randrange(1, 6), chance.random() < 0.9),
                    None,
                    context.services,
                )
                tables.append(table)
                index.put(table)
            elif what < 0.4:
                rows.append(row(number, "running", chance.randrange(1, 6)))
                index.put_row(rows[-1])
            else:
                table = chance.choice(tables)
                if what < 0.6:
                    viewer = Viewer(chance.choice((table.row.owner, 77)), "", "")
                    table.viewers.append(viewer)
                    index.changed(table)
                elif what < 0.75 and table.viewers:
                    table.viewers.pop()
                    index.changed(table)
                elif what < 0.9 and table.row.state == "open":
                    table.row.state = "running"
                    index.put(table)
                elif what < 0.9:
                    table.row.state = "over"  # the list is not notified of it
                else:
                    tables.remove(table)
                    index.drop(table.row.id)
            check(server, tables, rows)


def test_a_request_makes_only_what_is_new_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables there are, each entry is rendered once per change, and only if it is shown."""
    made: list[str] = []
    info = Table.info
    monkeypatch.setattr(Table, "info", lambda table: made.append(table.row.id) or info(table))
    with bare() as server:
        context = server.app.state.context
        tables = [Table(row(number, "open", number + 1), None, context.services) for number in range(500)]
        for table in tables:
            context.lobby.public_tables.put(table)
        for _ in range(3):
            assert len(server.ask("GET", "/api/tables").json()["open"]) == 100
        assert len(made) == 100
        tables[-1].show()
        server.ask("GET", "/api/tables")
        assert made[100:] == [tables[-1].row.id]
