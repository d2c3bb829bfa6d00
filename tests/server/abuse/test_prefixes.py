"""Limits by network prefix: guests cost nothing to create, so user quotas are also limited by address."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.bare import Answer, Bare, bare
from tests.server.people import settings
from warhost.server.accounts.limits import Buckets, Connections, Limits
from warhost.server.accounts.prefixes import SITE_SHARE, client_prefix, prefixes
from warhost.server.connections import ConnectionLimit
from warhost.server.refusing import RequestRefused
from warhost.server.tables.game.writing import save_row
from warhost.server.tables.table_origins import TableOrigins
from warhost.server.tables.views.viewer import Viewer

PASSWORD = "a very long one"
WAITING = {"game": "lords", "places": [{"kind": "me", "deck": "orcs"}, {"kind": "open"}], "public": True}
BOTS = {"game": "lords", "places": [{"kind": "bot", "bot": "random"}] * 2, "public": True}
ONE, OTHER = "192.0.2.1", "192.0.2.2"


def site(home: int) -> str:
    """An address in one of the homes (/64) of a /48."""
    return f"2001:db8:7:{home:x}::5"


class Visitor:
    """A guest or the holder of an account, at some address."""

    def __init__(self, server: Bare, name: str, address: str, account: bool = False) -> None:
        self.server, self.address = server, address
        self.headers: dict[str, str] = {}
        body = {"name": name, "password": PASSWORD} if account else {"name": name}
        self.come = self.post("/api/account" if account else "/api/session", body)
        if self.come.status == 201:
            self.headers = {"cookie": self.come.headers["set-cookie"].partition(";")[0]}

    def post(self, path: str, body: Any) -> Answer:
        return self.server.post(path, body, self.headers, self.address)

    def open(self, body: Any = WAITING) -> Answer:
        return self.post("/api/tables", body)


def open_tables(server: Bare, state: str = "open") -> list[str]:
    """The ids in the list that a stranger sees."""
    answer = server.ask("GET", "/api/tables", address="198.51.100.9")
    return [each["id"] for each in answer.json()[state]]


class Time:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@contextmanager
def limited(**limits: Any) -> Iterator[tuple[Bare, Time]]:
    time = Time()
    with bare(settings(limits=Limits(**{"decks": 201, **limits}), now=time)) as server:  # chosen tables stay listed
        yield server, time


def test_addresses_are_grouped_by_home_and_site_prefixes() -> None:
    assert [each.name for each in prefixes(client_prefix("192.0.2.1"))] == ["192.0.2.1"]
    assert [each.name for each in prefixes(client_prefix("::ffff:192.0.2.1"))] == ["192.0.2.1"]
    assert [each.name for each in prefixes(client_prefix("testclient"))] == ["testclient"]
    assert prefixes(client_prefix("2001:db8:7:1::5")) == (("2001:db8:7:1::/64", 1), ("2001:db8:7::/48", SITE_SHARE))


def test_networks_of_a_site_share_a_multiple_of_the_limit() -> None:
    buckets = Buckets(0.0, 10, lambda: 0.0)
    taken = [buckets.take(client_prefix(site(home))) for home in range(15) for _ in range(10)]
    assert sum(taken) == 10 * SITE_SHARE
    assert buckets.take(client_prefix("2001:db8:8::1"))


def test_connections_are_counted_by_home_and_by_site() -> None:
    connection_limit = ConnectionLimit(Limits(address_connections=3), 1000, ())
    came = [site(home) for home in range(9) for _ in range(4)]
    let_in = [address for address in came if connection_limit.enter(address)]
    assert len(let_in) == 3 * SITE_SHARE
    assert len([address for address in let_in if address == site(0)]) == 3
    assert connection_limit.enter("2001:db8:8::1")
    for address in let_in:
        connection_limit.leave(address)
    assert connection_limit.enter(site(0))


def test_sockets_are_counted_by_home_and_by_site() -> None:
    with bare() as server:
        connections = Connections(Limits(address_sockets=3))
        let_in = []
        for address in [client_prefix(site(home)) for home in range(9) for _ in range(4)]:
            try:
                server.loop.run_until_complete(connections.enter(address, 0))
                let_in.append(address)
            except RequestRefused:
                pass
        assert len(let_in) == 3 * SITE_SHARE
        for address in let_in:
            server.loop.run_until_complete(connections.leave(address, 0))
        server.loop.run_until_complete(connections.enter(client_prefix(site(0)), 0))


def test_an_address_opens_so_many_tables_however_many_guests_it_sends() -> None:
    """Finished and deleted tables do not count."""
    with limited(address_tables=4) as (server, _):
        guests = [Visitor(server, f"Guest {number}", ONE) for number in range(3)]
        opened = [each.open().json()["id"] for each in (*guests, guests[0])]
        refused = [each.open() for each in guests]
        assert {(each.status, each.refusal) for each in refused} == {(429, "refused.too-many-tables")}
        assert refused[0].json()["refusal"]["args"] == {"limit": 4}
        assert Visitor(server, "Honest", OTHER).open().status == 201
        assert guests[1].post(f"/api/tables/{opened[1]}/leave", {}).status == 200
        assert [guests[2].open().status for _ in range(2)] == [201, 429]


def test_a_finished_table_of_an_address_makes_room_for_another() -> None:
    with limited(address_tables=1) as (server, _):
        ada = Visitor(server, "Ada", ONE)
        table = ada.open().json()["id"]
        assert ada.open().status == 429
        lobby = server.app.state.context.lobby
        row = lobby.tables[table].row
        row.state = "over"
        server.loop.run_until_complete(save_row(lobby.tables[table], row))
        assert ada.open().status == 201


def test_every_way_to_a_new_table_is_counted() -> None:
    scenario = {"path": "lords/00-conventions/0.1-squares-and-directions", "seats": ["me", "random"], "step": 1}
    with limited(address_tables=1) as (server, _):
        ada = Visitor(server, "Ada", ONE)
        table = ada.open({**BOTS, "places": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}).json()["id"]
        again = [("/api/scenarios/open", scenario), (f"/api/tables/{table}/play-on", {"answer": 0, "seat": 0})]
        for path, body in again:
            assert ada.post(path, body).refusal == "refused.too-many-tables", path


def test_an_address_has_a_few_places_in_the_list_however_many_guests_it_sends() -> None:
    with limited() as (server, _):
        honest = Visitor(server, "Honest", OTHER).open().json()["id"]
        flood = {Visitor(server, f"Guest {number}", ONE).open().json()["id"] for number in range(30)}
        flood |= {Visitor(server, f"Site {number}", site(number)).open().json()["id"] for number in range(30)}
        listed = open_tables(server)
        assert honest in listed
        assert len(flood & set(listed)) == 5 + 5 * SITE_SHARE


def test_running_games_of_an_address_are_limited_in_the_list() -> None:
    with limited() as (server, _):
        flood = {Visitor(server, f"Guest {number}", ONE).open(BOTS).json()["id"] for number in range(30)}
        assert len(flood & set(open_tables(server, "watch"))) == 20


def test_an_open_table_is_listed_for_ten_minutes_after_its_owner_has_gone() -> None:
    with limited() as (server, time):
        ada = Visitor(server, "Ada", ONE)
        table = ada.open().json()["id"]
        time.seconds = 599
        assert open_tables(server) == [table]
        time.seconds = 601
        assert open_tables(server) == []
        assert server.ask("GET", f"/api/tables/{table}").status == 200  # its link still works
        lobby = server.app.state.context.lobby
        found = lobby.tables[table]
        viewer = Viewer(found.row.owner, "", ONE)
        found.join(viewer)
        lobby.public_tables.changed(found)
        time.seconds = 5000
        assert open_tables(server) == [table]
        found.part(viewer)
        lobby.public_tables.changed(found)
        time.seconds = 5599
        assert open_tables(server) == [table]
        time.seconds = 5601
        assert open_tables(server) == []


def test_new_people_are_counted_by_address() -> None:
    with limited(sign_up_burst=3, sign_ups=60.0) as (server, time):
        come = [Visitor(server, f"Guest {number}", ONE).come for number in range(5)]
        assert [each.status for each in come] == [201, 201, 201, 429, 429]
        assert Visitor(server, "Account", ONE, account=True).come.status == 429
        assert Visitor(server, "Other", OTHER).come.status == 201
        time.seconds = 61
        assert Visitor(server, "Later", ONE).come.status == 201


def test_clubs_are_counted_by_address() -> None:
    with limited(founding_burst=2) as (server, _):
        founders = [Visitor(server, f"Founder {number}", ONE, account=True) for number in range(3)]
        assert [each.post("/api/clubs", {"name": "Club"}).status for each in founders] == [201, 201, 429]
        other = Visitor(server, "Other", OTHER, account=True)
        assert other.post("/api/clubs", {"name": "Club"}).status == 201


class Nodes:
    """Stub: the counts of other nodes, and the counts that this node publishes."""

    def __init__(self, elsewhere: int) -> None:
        self.elsewhere = elsewhere
        self.told: dict[str, int] = {}

    async def remote_counts(self, names: list[str]) -> list[int]:
        return [self.elsewhere] * len(names)

    async def publish_counts(self, counts: dict[str, int]) -> None:
        self.told |= counts


def test_tables_opened_from_an_address_through_other_nodes_count_too() -> None:
    async def all_of_them(tables: Collection[str]) -> Collection[str]:
        return tables

    async def check() -> None:
        nodes = Nodes(2)
        table_origins = TableOrigins(4, nodes)  # type: ignore[arg-type]
        for number in range(2):
            await table_origins.check(ONE, all_of_them)
            await table_origins.add(f"table {number}", ONE)
        assert nodes.told == {f"tables {ONE}": 2}
        with pytest.raises(RequestRefused):
            await table_origins.check(ONE, all_of_them)
        await table_origins.check(OTHER, all_of_them)
        await table_origins.forget("table 0")
        await table_origins.check(ONE, all_of_them)
        assert nodes.told == {f"tables {ONE}": 1}

    asyncio.run(check())
