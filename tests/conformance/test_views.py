"""Views have the declared types, from which the client's types are generated."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.helpers import chooser, decisions
from tests.invariants.games import mixed_setup
from warhost.engine import SPECTATOR
from warhost.engine.views.shared_view import SharedView
from warhost.games import find_game, find_kit

from .games import CASES, Case


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.name)
def test_every_view_is_of_the_type_that_the_kit_names(case: Case) -> None:
    """No member is missing, of another type, or undeclared."""
    kind: Any = find_kit(case.game.name).view
    for number, setup in enumerate(case.fixed[:4]):
        state = case.game.start(setup, number)
        for decision in decisions(state, chooser(seed=number), upto=160):
            if decision % 4 == 0 or state.seat < 0:
                for seat in (state.seat, 1 - state.seat, SPECTATOR):
                    view = msgspec.json.decode(msgspec.json.encode(state.view(seat)))
                    assert _plain(msgspec.convert(view, kind)) == view


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.game.name)
def test_sharing_parts_of_views_does_not_change_them(case: Case) -> None:
    """The order of viewers does not matter: what one viewer may know does not get into the parts made for others."""
    for number, setup in enumerate(case.fixed[:4]):
        state = case.game.start(setup, number)
        for decision in decisions(state, chooser(seed=number), upto=160):
            shared, eyes = SharedView(), [0, 1, SPECTATOR]
            for eye in eyes[decision % 3 :] + eyes[: decision % 3]:
                assert state.seen_by(eye, shared) == state.view(eye)
            assert shared.options(state) == state.notations()


@pytest.mark.parametrize("game", ["conquest", "invasion"])
def test_cached_parts_of_views_equal_fresh_ones(game: str) -> None:
    """Cached parts of earlier views equal freshly made ones, with decks that may contain any card."""
    again = whole = 0
    for seed in range(4):
        state = find_game(game).start(mixed_setup(game, seed), seed)
        lasting: dict[Any, tuple[Any, Any]] = {}
        before: list[Any] = []
        for _ in decisions(state, chooser(seed=seed), upto=250):
            shared = SharedView(lasting)
            for eye in (state.seat, 1 - state.seat, SPECTATOR):
                assert state.seen_by(eye, shared) == state.view(eye)
            parts = [part for _, part in lasting.values()]
            again += sum(part is old for part, old in zip(parts, before, strict=False))
            whole += len(parts)
            before = parts
    assert again > 0.8 * whole


def _plain(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))
