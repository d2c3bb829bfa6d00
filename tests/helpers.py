"""Helpers for tests of several packages: playing games, and comparing results with recorded files."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from warhost.engine import Event, Rng, State
from warhost.engine.rng import seeded

MANY = 100_000  # maximum decisions: far more than any game of the tests has, unless it loops


def examples(count: int, effort: int = 100) -> settings:
    """Hypothesis settings for a test with this many examples; the profile's number and `effort` are
    percentages of it.
    """
    return settings(max_examples=max(1, count * effort * settings().max_examples // 10_000))


def chooser(numbers: list[int] | tuple[int, ...] = (), seed: int | str = 0) -> Callable[[State], int]:
    """A function that picks an option's index: by the given numbers, each modulo the number of
    options, then at random.
    """
    rng = Rng(seeded(f"chooser {seed}"))
    ahead = iter(numbers)

    def pick(state: State) -> int:
        count = len(state.options)
        return next(ahead, rng.bits()) % count

    return pick


def play(state: State, pick: Callable[[State], int], upto: int = MANY) -> State:
    """Play a game to its end, or up to this many decisions."""
    for _ in decisions(state, pick, upto):
        pass
    return state


def decisions(state: State, pick: Callable[[State], int], upto: int = MANY) -> Iterator[int]:
    """Yields the number of each decision before it is made."""
    for number in range(upto):
        if state.outcome is not None:
            return
        yield number
        state.choose(pick(state))
    assert upto < MANY or state.outcome is not None, f"no end after {upto} decisions"


def facts(event: Event) -> list[object]:
    """An event as plain data."""
    return [event.kind, event.rule, event.seat, event.card, event.place, event.other, event.number, event.seen]


def log_of(state: State) -> str:
    """The whole log as text, hidden cards included."""
    return json.dumps([facts(event) for event in state.log or []])


def shown_to(state: State, seat: int) -> str:
    """Everything that a seat can know of a state, as one text: its view with the options, and its log."""
    return json.dumps([state.view(seat), state.shown_log(seat)])


def renumbered(state: State, seat: int, keys: set[str]) -> Any:
    """A view in which the ids under these keys are replaced by consecutive numbers, because a
    position renumbers cards.
    """
    numbers: dict[int, int] = {}

    def numbered(data: Any, key: str = "") -> Any:
        if isinstance(data, dict):
            return {each: numbered(value, each) for each, value in data.items() if each != "moment"}
        if isinstance(data, list):
            return [numbered(each, key) for each in data]
        if isinstance(data, int) and key in keys:
            return numbers.setdefault(data, len(numbers))
        return data

    return numbered(state.view(seat))


def compare_kept(path: Path, text: str, renew: bool) -> None:
    """Compare with a recorded file in the repository, or rewrite the file (`pytest --renew`)."""
    if renew:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    if not path.exists():
        pytest.fail(f"{path.name} is not kept yet; write it with: pytest --renew")
    kept = path.read_text(encoding="utf-8")
    assert text == kept, f"{path.name} differs; if the change is meant, renew it with: pytest --renew"
