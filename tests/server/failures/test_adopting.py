"""Games of a dead node are restored by the node that takes them, even if the database is unavailable for a while."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from warhost.server.cluster import ownership
from warhost.server.cluster.ownership import TableOwnership
from warhost.server.database import DatabaseUnreachable, OutcomeUnknown


@pytest.mark.parametrize("failure", [DatabaseUnreachable(), OutcomeUnknown(), OperationalError("", (), Exception())])
def test_a_game_is_restored_when_the_database_is_back(monkeypatch: pytest.MonkeyPatch, failure: Exception) -> None:
    """This node owns the table already, so no other one would restore it, and its clock would stop."""
    failures, asked = [failure, failure], []

    async def find(name: str) -> None:
        asked.append(name)
        if failures:
            raise failures.pop()

    monkeypatch.setattr(ownership, "AGAIN", 0.0)
    lobby: Any = SimpleNamespace(find=find, services=SimpleNamespace(writer=None))
    asyncio.run(TableOwnership(lobby, SimpleNamespace(membership=None))._restore("one"))  # type: ignore[arg-type]
    assert asked == ["one"] * 3
