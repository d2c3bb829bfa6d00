"""The garbage collection causes no long pauses, and garbage is still collected."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest

from warhost.server import collector
from warhost.server.collector import HARDLY, LET_BY, LOOKS, YOUNG, Collector


class Knot:
    """An object in a reference cycle, which only the collector can free."""

    alive = 0

    def __init__(self) -> None:
        self.self = self
        Knot.alive += 1

    def __del__(self) -> None:
        Knot.alive -= 1


@pytest.fixture
def running() -> Iterator[Collector]:
    made, before = Collector(), gc.get_threshold()
    made.begin()
    yield made
    made.end()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_long_lived_objects_are_not_scanned_and_short_lived_garbage_is_found(running: Collector) -> None:
    before, seen = gc.get_freeze_count(), []
    gc.callbacks.append(lambda phase, info: seen.append(info["generation"]))
    try:
        kept = [[number] for number in range(3 * YOUNG * (LOOKS + 1))]
        for _ in range(YOUNG * 2):
            Knot()
    finally:
        gc.callbacks.pop()
    assert gc.get_freeze_count() > before + len(kept) // 2
    assert 2 not in seen  # no full collection has run
    assert Knot.alive < YOUNG * 2
    assert 0 < running.longest < 1


def test_a_full_collection_runs_after_growth_and_finds_old_garbage(
    running: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(collector, "ADDED", YOUNG)
    running.collect_all()
    running._enough = YOUNG
    knots = [Knot() for _ in range(10)]
    gc.freeze()
    del knots
    kept = [[number] for number in range(2 * YOUNG * (LOOKS + 1))]
    assert running.due
    assert Knot.alive >= 10
    running.collect_all()
    assert Knot.alive == 0
    assert not running.due
    assert kept


def test_replacement_objects_are_scanned(running: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python counts allocations minus deallocations: replaced views would otherwise not be collected for long."""
    monkeypatch.setattr(collector, "SECONDS", 0)
    monkeypatch.setattr(collector, "WORK", 0.0)
    many = 20 * YOUNG

    async def work(tended: bool) -> int:
        kept = [[number] for number in range(many)]
        running.collect_new()
        running.collect_new()
        tending = asyncio.create_task(running.run()) if tended else None
        for at in range(many):
            kept[at] = [at]
            if at % YOUNG == 0:
                await asyncio.sleep(0)
        found = len(gc.get_objects(generation=0)) + len(gc.get_objects(generation=1))
        if tending is not None:
            tending.cancel()
        return found

    assert asyncio.run(work(tended=False)) > many // 2
    assert asyncio.run(work(tended=True)) < 3 * YOUNG


def test_the_collector_scans_few_batches_without_garbage_and_all_with_it(running: Collector) -> None:
    looks: list[int] = []
    gc.callbacks.append(lambda phase, info: looks.append(info["generation"]) if phase == "stop" else None)
    try:
        kept = []
        for number in range(3 * (LET_BY + 1)):
            kept.append([number])
            running.collect_new()
        assert len(looks) == 3
        for _ in range(LET_BY + 1):  # garbage is found within this many batches
            for _ in range(2 * HARDLY):
                Knot()
            running.collect_new()
        looks.clear()
        there = Knot.alive
        for _ in range(10):
            for _ in range(2 * HARDLY):
                Knot()
            running.collect_new()
        assert len(looks) == 10
        assert Knot.alive == there
    finally:
        gc.callbacks.pop()
    assert there <= 2 * HARDLY * LET_BY
    running.collect_all()
    assert Knot.alive == 0
