"""The probes: `/health` for a supervisor of processes, `/ready` for a load balancer."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

from tests.server.bare import Bare, bare
from warhost import __version__


def ready(server: Bare) -> tuple[int, Any]:
    answer = server.ask("GET", "/ready")
    assert server.ask("GET", "/api/health").json() == answer.json()
    return answer.status, answer.json()


def test_a_server_that_works_is_ready_and_names_the_rules_of_its_games() -> None:
    with bare() as server:
        status, shown = ready(server)
        assert (status, shown["ok"], shown["database"], shown["lease"]) == (200, True, True, True)
        assert set(shown["games"]) >= {"lords", "invasion", "conquest"}
        assert server.ask("GET", "/health").json() == {"ok": True, "version": __version__}


def test_without_its_database_a_server_responds_but_is_not_ready() -> None:
    with bare() as server:
        context = server.app.state.context

        async def fail() -> None:
            raise OSError

        context.writer.check = fail
        status, shown = ready(server)
        assert (status, shown["ok"], shown["database"], shown["lease"]) == (503, False, False, True)
        assert server.ask("GET", "/health").status == 200


def test_a_node_without_lease_or_about_to_leave_is_not_ready() -> None:
    with bare() as server:
        settings = server.app.state.context.settings
        for expired, leaving in ((True, False), (False, True)):
            settings.membership = SimpleNamespace(has_expired=expired, leaving=leaving, renewed=time.monotonic())
            status, shown = ready(server)
            assert (status, shown["ok"], shown["lease"]) == (503, False, not expired)
            assert shown.get("leaving", False) is leaving
        settings.membership = None
        assert ready(server)[0] == 200
