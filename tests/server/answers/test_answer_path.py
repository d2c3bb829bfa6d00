"""The path of an answer through the server leads from caller to callee: it hardly returns to a
module that it has left.
"""

from __future__ import annotations

import asyncio

import pytest

from tests.server.answers.answer_path import Step, returns, traced

MOST_RETURNS = 6


@pytest.mark.parametrize("game", ["lords", "invasion", "conquest"])
def test_an_answer_hardly_returns_to_a_module_it_has_left(game: str) -> None:
    steps = asyncio.run(traced(game))
    assert steps[0] == Step("warhost.server.tables.socket", "handle_message")
    assert steps[-1] == Step("warhost.server.tables.views.shared_document", "SharedDocument.since")
    assert returns(steps) <= MOST_RETURNS


def test_returns_are_counted_by_module() -> None:
    assert returns([Step("a", "x"), Step("b", "y"), Step("a", "z"), Step("b", "y")]) == 2
