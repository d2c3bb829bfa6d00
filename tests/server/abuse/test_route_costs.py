"""No route and no message takes more than a few milliseconds of event-loop time, however many tables there are.

`make proofs` measures all of them with compiled rules, in an empty server and in a full one; other runs measure a
sample. `python -m tools.route_costs` writes the results into the documentation.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from argon2 import PasswordHasher

from tests.server.abuse.route_costs import COMPILED, LIMIT, LIMITS, MESSAGES, TIMES, Cost, Walk, filled
from tests.server.abuse.test_costs import Client
from tests.server.bare import bare
from tests.server.people import settings
from warhost.server.protocol import Intent

ALL = bool(os.environ.get("WARHOST_PROOFS"))
TABLES, ACCOUNTS = (5000, 20_000) if ALL else (1000, 2000)
SAMPLE = {
    "GET /api/tables", "GET /api/games", "GET /api/docs", "GET /api/rules/invasion", "GET /api/scenarios/invasion",
    "GET /api/clubs", "GET /api/metrics", "GET /api/admin/people", "GET /api/admin/tables",
    "GET /api/session", "POST /api/login", "GET /{path}",
}  # fmt: skip
AGAIN = 3  # number of measurements of a slow route; the lowest counts


@pytest.fixture(params=["empty", "full"] if ALL else ["full"])
def walk(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Walk]:
    """A walk with fast password hashing: the normal hashing is slow on purpose, and runs in a thread."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("warhost.server.accounts.passwords.HASHER", quick)
    monkeypatch.setattr("warhost.server.accounts.requests.NO_ACCOUNT", quick.hash("nobody"))
    database = filled(tmp_path, TABLES, ACCOUNTS) if request.param == "full" else "sqlite://"
    with bare(settings(database=database, limits=LIMITS)) as server:
        yield Walk(Client(server), TIMES if ALL else 3)


def is_too_expensive(cost: Cost) -> bool:
    """True above the limit, which applies to routes that run rules only if those are compiled."""
    return cost.most > LIMIT and (COMPILED or not cost.runs_rules)


def test_every_message_is_measured() -> None:
    assert {each.__struct_config__.tag for each in get_args(Intent)} == set(MESSAGES)


def test_nothing_takes_more_of_the_event_loop_than_the_limit(walk: Walk) -> None:
    if ALL:
        walk.prepare()
    wanted = [*walk.routes()] if ALL else [*walk.routes(lambda name: name in SAMPLE)]
    dear = [cost for cost in wanted if is_too_expensive(cost)]
    for _ in range(AGAIN - 1):
        names = {cost.route for cost in dear}
        dear = [cost for cost in walk.routes(lambda name: name in names) if is_too_expensive(cost)] if dear else []  # noqa: B023
    assert dear == []
    assert all(cost.status < 500 for cost in wanted)
    assert {cost.route for cost in wanted} >= SAMPLE
    lists = {cost.route: cost for cost in walk.lists()} if ALL else {}
    assert [cost for cost in lists.values() if is_too_expensive(cost) or cost.status != 200] == []
    if ALL:
        said = {cost.route: cost for cost in walk.messages()}
        late = {route: cost for route, cost in said.items() if is_too_expensive(cost)}
        again = {cost.route: cost for cost in walk.messages()} if late else {}
        assert [again[route] for route in late if is_too_expensive(again[route])] == []
